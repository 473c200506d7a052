import type { ItemDeReferencia } from '../../contract/generated/contract.js';
import { nearest } from '../../text/nearest.js';
import { shown } from '../../text/shown.js';
import { type Steps, TURNS_PER_STEP } from '../../text/steps.js';
import { type Chain, type Code, chainFrom, isMember, isName, textAt } from '../code-token.js';
import { type ImportStatement, keepsNames } from '../imports.js';
import type { Language, Module } from '../language.js';
import type { Program } from '../program.js';
import type { EditorTexts } from '../words/words.js';
import { isAssignment } from './assignment.js';
import { changesTo, withNear } from './near.js';
import type { Fix, Problem } from './problem.js';

const MAX_NEAR = 3;
/** A module of which so few are known is no library that a name could be missing from. */
const MIN_ROOT_MODULES = 2;
/** How much of the first part of a module's name may differ for it to be a slip. */
const SLIP_SHARE = 0.34;
/** What many languages let everything be asked for, whatever it is. */
const OF_EVERYTHING =
  /^(?:_.*|[$@].*|constructor|prototype|toString|valueOf|hasOwnProperty|name|length|class|methods|send|type|keys|values|items|get|set|has)$/;

/** A member that a program asks of a module. */
export interface Asked {
  readonly module: Module;
  readonly name: string;
  /** Where the name stands. */
  readonly start: number;
  readonly end: number;
  /** Whether the program stays the same around it when it is called otherwise there. */
  readonly isFree: boolean;
}

/** What a program asks of modules, where it can mean nothing else. */
export function* askedOf(program: Program): Steps<Asked[]> {
  const code = program.reading;
  if (code === undefined) return [];
  const found: Asked[] = [];
  const place = (at: number) => ({
    start: code.tokens.get(at)?.start as number,
    end: code.tokens.get(at)?.end as number,
  });
  for (const { selected } of program.imports)
    for (const { module, name, own, token } of selected)
      found.push({ module, name, ...place(token), isFree: own !== name });
  const added = new Set<string>();
  for (const next of chainsOf(program, code)) {
    if (next === undefined) {
      yield;
      continue;
    }
    const { chain, asked, module } = next;
    const at = chain.first + 2 * asked;
    const name = chain.parts[asked] as string;
    // A program that gives a module a member knows it to have one.
    if (isAssignment(program, textAt(code, at + 1))) added.add(`${module.item.nome}.${name}`);
    found.push({ module, name, ...place(at), isFree: true });
  }
  return found.filter(({ module, name }) => !added.has(`${module.item.nome}.${name}`));
}

/** Symbols that modules do not have, with what they are called now or what is most like them; and those that are deprecated. */
export function* symbolProblems(program: Program): Steps<Problem[]> {
  const found: Problem[] = [];
  for (const [i, asked] of (yield* askedOf(program)).entries()) {
    if (i % TURNS_PER_STEP === 0) yield;
    const item = asked.module.symbols.get(asked.name);
    if (item === undefined) found.push(...missingSymbol(program, asked));
    else if (item.obsoleto !== null) found.push(deprecated(item, asked, program.language.texts));
  }
  return found;
}

function missingSymbol(program: Program, asked: Asked): Problem[] {
  const { module, name, start, end } = asked;
  const { language } = program;
  const { texts } = language;
  const called = `${module.item.nome}.${name}`;
  const gone = module.names.map(each => language.gone.get(`simbolo:${each}.${name}`)).find(each => each);
  if (gone !== undefined) {
    const successor = language.successorOf(gone);
    return [
      {
        kind: 'gone-symbol',
        start,
        end,
        message: texts.problems.goneSymbol(called, gone.ate, successor && callOf(successor)),
        fixes: successor === undefined ? [] : renames(successor, asked, texts),
        item: successor,
      },
    ];
  }
  if (
    !module.isWhole ||
    module.others.has(name) ||
    OF_EVERYTHING.test(name) ||
    isPartOfName(program, module, name)
  )
    return [];
  const near = nearest(name, module.symbols.keys(), MAX_NEAR);
  return [
    {
      kind: 'unknown-symbol',
      start,
      end,
      message: withNear(
        texts.problems.unknownSymbol(module.item.nome, shown(name), language.title),
        near,
        texts,
      ),
      fixes: changesTo(near, { start, end }, texts),
      item: module.item,
    },
  ];
}

/**
 * What a symbol that took another's place is written as: its name where it is in the same module, and no fix elsewhere. A
 * name that is taken in as it is stands elsewhere in the program, too, so that the fix is not all that there is to do.
 */
function renames(
  successor: ItemDeReferencia,
  { module, start, end, isFree }: Pick<Asked, 'module' | 'start' | 'end' | 'isFree'>,
  { fixes }: EditorTexts,
): Fix[] {
  if (successor.modulo !== module.item.nome) return [];
  return [{ title: fixes.change(successor.nome), start, end, text: successor.nome, isSure: isFree }];
}

/** A thing as programs write it. */
export function callOf({ modulo, nome }: ItemDeReferencia): string {
  return modulo === null ? nome : `${modulo}.${nome}`;
}

function deprecated(item: ItemDeReferencia, { start, end }: Asked, { problems }: EditorTexts): Problem {
  const message = problems.deprecated(callOf(item), item.obsoleto ?? '');
  return { kind: 'deprecated', start, end, message, item };
}

/** Modules that are taken in and are not there, where no file of the project can be meant. */
export function importProblems(program: Program, hasFile: (name: string) => boolean): Problem[] {
  const code = program.reading;
  if (code === undefined) return [];
  return program.imports.flatMap(statement => {
    const { first, modules } = statement;
    // What is indented may be tried on purpose, and its failure caught.
    const isTop =
      code.tokens.get(first)?.start === lineStartOf(program.text, code.tokens.get(first)?.start ?? 0);
    return modules.flatMap(({ module, name, chain }) =>
      module !== undefined || !isTop || chain.parts.some(hasFile)
        ? []
        : missingModule(program, code, name, chain, statement),
    );
  });
}

function missingModule(
  program: Program,
  code: Code,
  name: string,
  chain: Chain,
  statement: ImportStatement,
): Problem[] {
  const { language } = program;
  const { texts } = language;
  const place = {
    start: code.tokens.get(chain.first)?.start as number,
    end: code.tokens.get(chain.last)?.end as number,
  };
  const gone = language.gone.get(`modulo:${name}`);
  if (gone !== undefined) {
    const successor = language.successorOf(gone);
    const fix = successor && {
      title: texts.fixes.change(successor.nome),
      ...place,
      text: successor.nome,
      isSure: keepsNames(statement, chain, successor.nome),
    };
    const message = texts.problems.goneModule(name, gone.ate, successor?.nome);
    return [{ kind: 'gone-module', ...place, message, fixes: fix ? [fix] : [], item: successor }];
  }
  const near = language.mayHaveModule(name) ? undefined : nearModules(language, name, chain);
  if (near === undefined) return [];
  return [
    {
      kind: 'unknown-module',
      ...place,
      message: withNear(texts.problems.unknownModule(shown(name), language.title), near, texts),
      fixes: changesTo(near, place, texts),
    },
  ];
}

/** The modules most like a name that is none; nothing where it may be one of the program's own. */
function nearModules(language: Language, name: string, { parts }: Chain): string[] | undefined {
  const [root = '', ...rest] = parts;
  if (rest.length === 0) return undefined;
  const modules = [...language.modules.keys()];
  if ((language.roots.get(root) ?? 0) >= MIN_ROOT_MODULES) return nearest(name, modules, MAX_NEAR);
  // Where all but its first part is a module's, that is a slip.
  const alike = modules.filter(each => {
    const [first = '', ...others] = each.split(/\.|::/);
    const isSame = others.length === rest.length && others.every((part, i) => part === rest[i]);
    return isSame && nearest(root, [first], 1, SLIP_SHARE).length > 0;
  });
  return alike.length > 0 ? nearest(name, alike, MAX_NEAR) : undefined;
}

function* chainsOf(
  program: Program,
  code: Code,
): Generator<{ readonly chain: Chain; readonly asked: number; readonly module: Module } | undefined> {
  const ends = new Map(program.imports.map(({ first, end }) => [first, end]));
  const { certain, loose } = program;
  for (let i = 0, turn = 1; i < code.tokens.length; i += 1, turn += 1) {
    if (turn % TURNS_PER_STEP === 0) yield undefined;
    const end = ends.get(i);
    if (end !== undefined) {
      i = end - 1;
      continue;
    }
    if (!isName(code, i) || isMember(code, i - 1) || !isMember(code, i + 1)) continue;
    const chain = chainFrom(code, i);
    const found = program.moduleOf(chain, certain);
    i = chain.last;
    if (found === undefined || found.length >= chain.parts.length) continue;
    const [root = ''] = chain.parts;
    // A name of one part has to be bound here; of the first of several the program may have a thing of its own.
    if (found.length === 1 ? !certain.has(root) : loose.has(root)) continue;
    yield { chain, asked: found.length, module: found.module };
  }
}

/** Whether names of other modules go on from this one in that way: `Lume.Texto` from `Lume`. */
function isPartOfName({ language }: Program, { names }: Module, name: string): boolean {
  for (const other of language.modules.keys())
    for (const own of names)
      for (const separator of ['.', '::'])
        if (other === own + separator + name || other.startsWith(own + separator + name + separator))
          return true;
  return false;
}

function lineStartOf(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}
