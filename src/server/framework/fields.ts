import type { ModelRules } from '../../config/framework-models.js';
import { type Captures, Described, type Node } from '../../extract/index.js';
import type { Program } from './calls.js';
import type { Reader } from './discover.js';
import { typeAt } from './types.js';

/** A field of a model, as it is written. */
export interface Field {
  readonly name: string;
  readonly type: Node;
  /** What stands for its default. */
  readonly given: Node | undefined;
  readonly program: Program;
}

interface Found {
  readonly fields: readonly Field[];
  /** Whether the class is a model at all. */
  readonly isModel: boolean;
  /** Why some of it is not known, each as a clause. */
  readonly unknown: readonly string[];
}

const MAX_DEPTH = 20;
const LAST_WORD = /(\w+)(?:\[.*)?$/s;

/** The fields of a class, those that it inherits first. */
export function fieldsOf(own: Described, rules: ModelRules, reader: Reader, depth = 0): Found {
  const { file } = own.site;
  const program = reader.programOf(file.path);
  const captured = (match: string | undefined) => foundOf(own, match, reader);
  const marks = captured(rules.marked).map(captures => lastWord(captures.get('mark')));
  const unknown: string[] = [];
  const fields = new Map<string, Field>();
  let isModel = marks.some(each => rules.marks?.includes(each));
  const isUnclear = captured(rules.unclear).length > 0;
  for (const captures of [...captured(rules.bases)].reverse()) {
    const base = captures.get('base');
    if (!base || rules.plain?.includes(lastWord(base))) continue;
    if (rules.extends?.includes(lastWord(base))) {
      isModel = true;
      continue;
    }
    const meant = program.evaluate(base);
    if (!(meant instanceof Described) || meant.kind !== 'class' || depth > MAX_DEPTH) {
      unknown.push(
        `the fields of \`${own.name}\` are not all known: \`${base.text}\` is no class of the program`,
      );
      continue;
    }
    const inherited = fieldsOf(meant, rules, reader, depth + 1);
    isModel ||= inherited.isModel;
    unknown.push(...inherited.unknown);
    for (const each of inherited.fields) fields.set(each.name, each);
  }
  for (const captures of captured(rules.fields)) {
    const [name, type] = [captures.get('name')?.text, captures.get('type')];
    if (name === undefined || !type || rules.skipped?.includes(typeAt(type, program).name)) continue;
    fields.set(name, { name, type, given: captures.get('default'), program });
  }
  if (!isModel && unknown.length === 0) unknown.push(`what \`${own.name}\` is in JSON is not known`);
  if (isUnclear) unknown.push(`the form of \`${own.name}\` only running the program tells`);
  return { fields: [...fields.values()], isModel, unknown };
}

/** What a query finds of a class: what it captures as `@model`. */
export function foundOf(own: Described, match: string | undefined, reader: Reader): readonly Captures[] {
  if (match === undefined) return [];
  const { startIndex } = own.node;
  return reader.matches(own.site.file, match).filter(each => each.get('model')?.startIndex === startIndex);
}

export function lastWord(node: Node | undefined): string {
  return LAST_WORD.exec(node?.text ?? '')?.[1] ?? '';
}
