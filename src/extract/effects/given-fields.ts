import type { Field } from '../languages/language/effects.js';
import { lang } from './lang.js';
import type { Code, World } from './world.js';

/** What the constructor of a class takes that has none that is written out, in its order. */
export interface GivenFields {
  readonly fields: readonly Field[];
  /** A class in front of it, or what makes it, is not seen: there may be more of them, in another order. */
  readonly isOpen: boolean;
  /** They are asked for by their places, too. */
  readonly areItems: boolean;
}

/** Classes that are made from classes. */
const MAX_BASES = 16;

/** The fields of a class, those of the classes that it is made from first: what is declared again keeps its place. */
export function givenFields(world: World, code: Code, depth = 0): GivenFields {
  const { own, bases, isKnown, areItems = false } = lang(code.file).fields(code.node);
  const all = new Map<string, Field>();
  let isOpen = !isKnown || depth > MAX_BASES;
  let hasItems = areItems;
  // Of several classes, the last one comes first.
  for (const base of isOpen ? [] : [...bases].reverse()) {
    const callee = world.callee(code.file, base);
    const classes = callee.kind === 'code' ? callee.code.filter(each => world.isClass(each)) : [];
    if (classes.length !== 1) isOpen = true;
    for (const each of classes) {
      const inherited = givenFields(world, each, depth + 1);
      for (const field of inherited.fields) all.set(field.name, field);
      isOpen ||= inherited.isOpen;
      hasItems ||= inherited.areItems;
    }
  }
  for (const field of own) all.set(field.name, field);
  return { fields: [...all.values()], isOpen, areItems: hasItems };
}

/** The fields that an argument may be for; undefined stands for one that is not seen. */
export function fieldsAt(
  { fields, isOpen }: GivenFields,
  index: number | string | undefined,
): readonly (Field | undefined)[] {
  const given = fields.filter(field => field.given !== 'never');
  if (index === undefined || isOpen) return [...given, undefined];
  if (typeof index === 'string') return [given.find(field => field.name === index)];
  return [given.filter(field => field.given === 'position')[index]];
}
