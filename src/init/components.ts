import type { Candidate, Subject } from './candidates.js';
import { escapeGlob } from './escape-glob.js';
import { type Evidence, proveFunctions } from './proof.js';

/** Fewer classes of one kind are no list. */
const MIN_CLASSES = 6;
/** More files would be read for them than anybody waits for. */
const MAX_FILES = 1500;
const MAX_CLASS_CHARACTERS = 6000;
/** Of what proves a candidate, to be compared with those of tables. */
const SCORE = { proved: 60, named: 59 } as const;

/** `impl Command for Cd`, `class Cd extends Command`, `class Cd(Command):`, `class Cd : Command`. */
const CLASS =
  /^[ \t]*(?:(?:public|internal|final|export|default|abstract|sealed|data|static)[ \t]+)*(?:impl(?:<[^>\n]{0,80}>)?[ \t]+(?:\w+::)*(?<trait>[A-Z]\w*)(?:<[^>\n]{0,80}>)?[ \t]+for\b|(?:class|object|struct)[ \t]+\w+(?:<[^>\n]{0,80}>)?[ \t]*(?:\([ \t]*|:[ \t]*|(?:extends|implements)[ \t]+)(?:\w+(?:\.|::|\\))*(?<base>[A-Z]\w*))/gm;
const QUOTED = /(?:String::from\()?(?<quote>["'])(?<text>(?:(?!\k<quote>)[^\\\n]|\\.){1,200})\k<quote>/
  .source;
/** `fn name(&self) -> &str { "cd" }`, `String getName() { return "cd"; }`, `def name(self): return "cd"`. */
const METHOD = new RegExp(
  `(?<name>[A-Za-z_]\\w*)[ \\t]*\\([^()\\n]{0,60}\\)[ \\t]*(?:(?:->|:)[ \\t]*[^{=\\n]{1,60})?\\s*(?:\\{|=>?|:)\\s*(?:return[ \\t]+)?${QUOTED}`,
  'g',
);
/** `name = "cd"`, `NAME: str = "cd"`, `string Name => "cd"`. */
const CONSTANT = new RegExp(
  `(?<![\\w.])(?<name>[A-Za-z_]\\w*)[ \\t]*(?::[ \\t]*[^=;{}()\\n]{1,60})?[ \\t]*=>?[ \\t]*${QUOTED}`,
  'g',
);
/** What such members are called, that say how the thing is called in programs, and what it is for. */
const CALLED = /^_?(?:get)?_?(?:id|identifier|name|nome|command|code|tag)$/i;
const DESCRIBED = /^_?(?:get)?_?(?:desc(?:ription)?|help|summary|about|resumo|descricao)$/i;
const CODE = /^[A-Z]{1,5}[-_]?\d{3,5}$/;
const COMMANDS = /command|cmd|comando/i;

/** What one class says of itself: members with a text each, as `fields` names them. */
interface ClassSaid {
  readonly path: string;
  readonly members: ReadonlyMap<string, string>;
}

/** One class for each function, command or check: what they implement, and which members say what each is called. */
export function componentCandidates(texts: ReadonlyMap<string, string>, evidence: Evidence): Candidate[] {
  return [...classesByBase(texts)].flatMap(([key, classes]) => {
    const base = key.slice(key.indexOf('#') + 1);
    const nome = commonMember(classes, CALLED);
    if (nome === undefined) return [];
    const said = classes.filter(({ members }) => members.has(nome));
    const names = [...new Set(said.map(({ members }) => members.get(nome) as string))];
    if (names.length < MIN_CLASSES || names.length < said.length * 0.8) return [];
    const components = globOf([...new Set(said.map(({ path }) => path))], texts);
    if (components === undefined) return [];
    const resumo = commonMember(classes, DESCRIBED);
    const fields = { nome, ...(resumo !== undefined && { resumo }) };
    const proof = proveFunctions(names, evidence);
    return subjectsOf(base, names).map(subject => ({
      subject,
      path: said[0]?.path as string,
      name: base,
      source: { components, implements: base, fields },
      score: Math.max(SCORE.named, SCORE.proved * Math.min(1, proof?.score ?? 0)),
      isNamed: false,
      isDoubtful: false,
    }));
  });
}

function subjectsOf(base: string, names: readonly string[]): Subject[] {
  if (names.filter(name => CODE.test(name)).length > names.length * 0.8) return ['erros'];
  return COMMANDS.test(base) ? ['embutidas', 'comandos'] : ['embutidas'];
}

/** By the extension of their files and what they implement. */
function classesByBase(texts: ReadonlyMap<string, string>): Map<string, ClassSaid[]> {
  const found = new Map<string, ClassSaid[]>();
  for (const [path, text] of texts) {
    const heads = [...text.matchAll(CLASS)];
    for (const [i, { index, groups }] of heads.entries()) {
      const end = Math.min(heads[i + 1]?.index ?? text.length, index + MAX_CLASS_CHARACTERS);
      const members = membersIn(text.slice(index, end));
      if (members.size === 0) continue;
      const key = `${path.slice(path.lastIndexOf('.'))}#${groups?.trait ?? groups?.base}`;
      const classes = found.get(key) ?? [];
      found.set(key, classes);
      classes.push({ path, members });
    }
  }
  return found;
}

function membersIn(text: string): Map<string, string> {
  const members = new Map<string, string>();
  for (const [pattern, call] of [
    [METHOD, '()'],
    [CONSTANT, ''],
  ] as const)
    for (const { groups } of text.matchAll(pattern)) {
      const name = groups?.name as string;
      if (!members.has(name + call) && (CALLED.test(name) || DESCRIBED.test(name)))
        members.set(name + call, groups?.text as string);
    }
  return members;
}

/** The member of such a name that most of the classes have. */
function commonMember(classes: readonly ClassSaid[], pattern: RegExp): string | undefined {
  const counts = new Map<string, number>();
  for (const { members } of classes)
    for (const name of members.keys())
      if (pattern.test(name.replace('()', ''))) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  return best && best[1] >= Math.max(MIN_CLASSES, classes.length / 2) ? best[0] : undefined;
}

/** A file, or all files of the folder that has them all. */
function globOf(paths: readonly string[], texts: ReadonlyMap<string, string>): string | undefined {
  const [first = '', ...others] = paths.map(escapeGlob);
  if (others.length === 0) return first;
  const folders = first.split('/').slice(0, -1);
  while (folders.length > 0 && !others.every(path => path.startsWith(`${folders.join('/')}/`))) folders.pop();
  const extension = first.slice(first.lastIndexOf('.'));
  const folder = folders.map(part => `${part}/`).join('');
  const count = [...texts.keys()].filter(path => path.startsWith(folder) && path.endsWith(extension)).length;
  return count <= MAX_FILES ? `${folder}**/*${extension}` : undefined;
}
