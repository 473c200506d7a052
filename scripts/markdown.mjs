/** Markdown that scripts write: tables, fences, and regions of pages that people wrote around them. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** Writes a file in the formatter's style, so that the linter accepts what a script made. */
export function writeFormatted(file, text) {
  writeFileSync(file, text);
  const biome = join(ROOT, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const args = [biome, 'format', '--write', '--no-errors-on-unmatched', file];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`biome cannot format ${file}:\n${stderr}`);
}

/** A table; cells are Markdown, except that a pipe or a line break would end them. */
export function table(head, rows) {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map(cells => `| ${cells.map(cell).join(' | ')} |`).join('\n');
}

function cell(text) {
  return text
    .replaceAll('|', '\\|')
    .replaceAll(/\s*\n\s*/g, ' ')
    .trim();
}

export function fence(text, language = '') {
  return `\`\`\`${language}\n${text.replace(/\n+$/, '')}\n\`\`\``;
}

export function code(text) {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/**
 * Replaces what stands between `<!-- generated:name -->` and `<!-- /generated -->` by the part of that name. Every
 * region needs a part and every part a region, so that none is forgotten.
 */
export function fillRegions(page, parts) {
  const unused = new Set(Object.keys(parts));
  const filled = page.replaceAll(
    /(<!-- generated:([\w-]+) -->\n)[\s\S]*?(<!-- \/generated -->)/g,
    (_, start, name, end) => {
      if (!Object.hasOwn(parts, name)) throw new Error(`nothing is generated for the region ${name}`);
      unused.delete(name);
      return `${start}\n${parts[name].trim()}\n\n${end}`;
    },
  );
  if (unused.size > 0) throw new Error(`there is no region for ${[...unused].join(', ')}`);
  return filled;
}

/** Puts the parts in the place of `<!-- part:name -->` in a template. The page says what it was made from. */
export function fillTemplate(template, parts, notice) {
  const page = template.replaceAll(/^<!-- part:([\w-]+) -->$/gm, (_, name) => {
    if (!Object.hasOwn(parts, name)) throw new Error(`the template asks for ${name}, which nothing makes`);
    const slip = /.*(?:\[object \w+\]|\bundefined\b).*/.exec(parts[name]);
    if (slip) throw new Error(`what is made for ${name} has a hole: ${slip[0].slice(0, 200)}`);
    return parts[name].trim();
  });
  return page.replace(/^(# .*\n)/, `$1\n<!-- ${notice} -->\n`);
}
