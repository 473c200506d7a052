/**
 * `data/unicode.txt`: which characters have which property of Unicode, for engines that know none, in one version, whichever
 * version the Node knows that runs us: what is published is the same on every machine.
 *
 * The first line is the version. Each other one has the names of a property, as patterns have them between `\p{` and `}`, with `|`
 * between, a space, and the code points at which its characters begin and end (the first one after them), each less the one
 * before, to the base of 36.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const DATA = 'regenerate-unicode-properties';
/** Properties that a pattern has with their values, and what it may leave out. */
const WITH_VALUES = ['General_Category', 'Script', 'Script_Extensions'];

export function generateUnicode(root) {
  const properties = require(DATA);
  const aliases = require('unicode-property-aliases-ecmascript').default;
  const values = require('unicode-property-value-aliases-ecmascript');
  const lines = [];
  for (const category of [...WITH_VALUES, 'Binary_Property'])
    for (const name of properties.get(category)) {
      const { characters } = require(`${DATA}/${category}/${name}.js`);
      const names = WITH_VALUES.includes(category)
        ? spelled(category, [name, ...others(values.get(category), name)], aliases)
        : [name, ...others(aliases, name)];
      let last = 0;
      const steps = characters.data.map(at => {
        const step = at - last;
        last = at;
        return step.toString(36);
      });
      lines.push(`${names.join('|')} ${steps.join(',')}`);
    }
  const version = require(`${DATA}/unicode-version.js`);
  writeFileSync(join(root, 'data', 'unicode.txt'), `${[version, ...lines].join('\n')}\n`);
}

/** `Script=Greek`, `sc=Greek`; of general categories the values alone, too. */
function spelled(category, names, aliases) {
  const properties = [category, ...others(aliases, category)];
  const whole = properties.flatMap(property => names.map(name => `${property}=${name}`));
  return category === 'General_Category' ? [...names, ...whole] : whole;
}

/** Other names for what a list of aliases knows by this one. */
function others(aliases, name) {
  return [...aliases].filter(([alias, known]) => known === name && alias !== name).map(([alias]) => alias);
}
