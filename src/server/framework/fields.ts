import type { ModelRules } from '../../config/framework-models.js';
import type { Captures, Described, Node } from '../../extract/index.js';
import type { Program } from './calls.js';
import type { Reader } from './discover.js';
import { classOf, inside, typeAt } from './types.js';

/** What the names mean that stand for types in a model, by what is in its brackets where it is meant. */
export type TypeNames = ReadonlyMap<string, MeantType>;

/** A type as it is written, with what names in it mean. */
interface MeantType {
  readonly node: Node;
  readonly program: Program;
  readonly names: TypeNames;
}

export const NO_NAMES: TypeNames = new Map();

/** A field of a model, as it is written. */
export interface Field {
  readonly name: string;
  readonly type: Node;
  /** What stands for its default. */
  readonly given: Node | undefined;
  readonly program: Program;
  readonly names: TypeNames;
  /** Whether it may be missing, as all fields of its class. */
  readonly isPartial?: true;
}

export interface Found {
  readonly fields: readonly Field[];
  /** The class with those that it takes over from, the nearest first. */
  readonly classes: readonly Described[];
  /** Whether the class is a model at all. */
  readonly isModel: boolean;
  /** Why some of it is not known, each as a clause. */
  readonly unknown: readonly string[];
}

const MAX_DEPTH = 20;
const LAST_WORD = /(\w+)(?:\[.*)?$/s;

/** The fields of a class, those that it inherits first. */
export function fieldsOf(
  own: Described,
  rules: ModelRules,
  reader: Reader,
  names: TypeNames = NO_NAMES,
  depth = 0,
): Found {
  const { file } = own.site;
  const program = reader.programOf(file.path);
  const captured = (match: string | undefined) => foundOf(own, match, reader);
  const marks = captured(rules.marked).map(captures => lastWord(captures.get('mark')));
  const unknown: string[] = [];
  const fields = new Map<string, Field>();
  const above: Described[][] = [];
  let isModel = marks.some(each => rules.marks?.includes(each));
  const isPartial = captured(rules.partial).length > 0;
  const isUnclear = captured(rules.unclear).length > 0;
  for (const captures of [...captured(rules.bases)].reverse()) {
    const base = captures.get('base');
    if (!base || rules.plain?.includes(lastWord(base))) continue;
    if (rules.extends?.includes(lastWord(base))) {
      isModel = true;
      continue;
    }
    const type = typeAt(base, program);
    const meant = classOf(type, program);
    if (!meant || depth > MAX_DEPTH) {
      unknown.push(
        `the fields of \`${own.name}\` are not all known: \`${base.text}\` is no class of the program`,
      );
      continue;
    }
    const given = namesOf(meant, { parts: type.parts, program, names }, rules, reader);
    const inherited = fieldsOf(meant, rules, reader, given, depth + 1);
    above.unshift([...inherited.classes]);
    isModel ||= inherited.isModel;
    unknown.push(...inherited.unknown);
    for (const each of inherited.fields) fields.set(each.name, each);
  }
  for (const captures of captured(rules.fields)) {
    const [name, type] = [captures.get('name')?.text, captures.get('type')];
    if (name === undefined || !type || rules.skipped?.includes(typeAt(type, program).name)) continue;
    fields.set(name, {
      name,
      type,
      given: captures.get('default'),
      program,
      names,
      ...(isPartial && { isPartial: true as const }),
    });
  }
  if (!isModel && unknown.length === 0) unknown.push(`what \`${own.name}\` is in JSON is not known`);
  if (isUnclear) unknown.push(`the form of \`${own.name}\` only running the program tells`);
  return { fields: [...fields.values()], classes: [own, ...above.flat()], isModel, unknown };
}

/** What the names that stand for types in a class mean, in the order of what is in brackets. */
export function namesOf(
  own: Described,
  { parts, program, names }: { parts: readonly Node[]; program: Program; names: TypeNames },
  rules: ModelRules,
  reader: Reader,
): TypeNames {
  const wanted = foundOf(own, rules.generics, reader).flatMap(captures => captures.get('name')?.text ?? []);
  return new Map(
    wanted.flatMap((name, i): [string, MeantType][] => {
      const node = parts[i];
      return node ? [[name, { node: inside(node), program, names }]] : [];
    }),
  );
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
