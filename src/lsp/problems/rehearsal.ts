import { shown } from '../../text/shown.js';
import { type Steps, TURNS_PER_STEP } from '../../text/steps.js';
import { type CodeToken, isMember, textAt } from '../code-token.js';
import { keepsNames } from '../imports.js';
import type { Language, Module } from '../language.js';
import { meantAt } from '../lookup.js';
import type { Program } from '../program.js';
import { askedOf, callOf } from './module-problems.js';
import { renamed } from './name-problems.js';
import type { Fix, Place, Problem } from './problem.js';
import { useAt } from './usage.js';

/**
 * What of a program the next version of the language would not take: names that become reserved, and symbols and modules
 * that are gone or called otherwise. What this version does not have either is told as a problem of its own.
 */
export function* rehearsalProblems(program: Program, next: Language): Steps<Problem[]> {
  if (program.reading === undefined || next.version === program.language.version) return [];
  return [
    ...(yield* reservedNext(program, next)),
    ...(yield* builtinsNext(program, next)),
    ...(yield* symbolsNext(program, next)),
    ...modulesNext(program, next),
  ];
}

function* reservedNext(program: Program, next: Language): Steps<Problem[]> {
  const { reading, language } = program;
  if (reading === undefined) return [];
  const { texts } = language;
  const places = language.names<Place[]>();
  for (let i = 0; i < reading.tokens.length; i += 1) {
    if (i % TURNS_PER_STEP === 0) yield;
    const token = reading.tokens.get(i);
    // What is asked of something may be called anything in many languages.
    if (token?.kind !== 'name' || isMember(reading, i - 1) || reading.tokens.isKeyword(i)) continue;
    const name = textAt(reading, i);
    if (language.isReserved(name) || !next.isReserved(name)) continue;
    const { start, end } = token;
    const known = places.get(name);
    if (known === undefined) places.set(name, [{ start, end }]);
    else known.push({ start, end });
  }
  return [...places].flatMap(([name, all]) => {
    const text = freeName(name, program, next);
    return all.map(place => ({
      kind: 'next-reserved' as const,
      ...place,
      message: texts.problems.nextReserved(shown(name), next.title),
      detail: name,
      item: next.words.get(name)?.item,
      // A name is another one everywhere or nowhere.
      fixes: [{ title: texts.fixes.change(text), ...place, text, isSure: false, others: all }],
    }));
  });
}

/** A name like one that neither the program nor the next version has. */
function freeName(name: string, { reading }: Program, next: Language): string {
  const taken = new Set<string>();
  for (let i = 0; reading !== undefined && i < reading.tokens.length; i += 1) taken.add(textAt(reading, i));
  let free = `${name}_`;
  while (taken.has(free) || next.hasName(free)) free += '_';
  return free;
}

/** Built-ins that the next version does not have; nothing where not all of those that it has are known. */
function* builtinsNext(program: Program, next: Language): Steps<Problem[]> {
  const code = program.reading;
  const { texts } = program.language;
  if (code === undefined || !next.knowsBuiltins) return [];
  const found: Problem[] = [];
  for (let i = 0; i < code.tokens.length; i += 1) {
    if (i % TURNS_PER_STEP === 0) yield;
    const { kind, start, end } = code.tokens.get(i) as CodeToken;
    if (kind !== 'name' || isMember(code, i - 1)) continue;
    const name = textAt(code, i);
    if (!program.language.builtins.has(name) || next.hasName(name)) continue;
    if (meantAt(program, code, i)?.tipo !== 'embutida' || useAt(program, code, i) === undefined) continue;
    const gone = next.gone.get(`embutida:${name}`);
    const successor = gone && next.successorOf(gone);
    const fixes = successor === undefined ? [] : renamed(successor, { start, end }, texts);
    const message = texts.problems.nextSymbol(name, successor && callOf(successor), next.title);
    found.push({ kind: 'next-gone', start, end, message, fixes, item: successor });
  }
  return found;
}

function* symbolsNext(program: Program, next: Language): Steps<Problem[]> {
  const { texts } = program.language;
  return (yield* askedOf(program)).flatMap(({ module, name, start, end, isFree }) => {
    const item = module.symbols.get(name);
    const later = moduleIn(next, module);
    if (item === undefined || later === undefined || !later.isWhole || later.symbols.has(name)) return [];
    const id = module.names.map(each => `simbolo:${each}.${name}`).find(each => next.gone.has(each));
    const gone = id === undefined ? undefined : next.gone.get(id);
    // Where it is said that something took its place, nothing else did.
    const declared = gone && next.successorOf(gone);
    const successor = typeof gone?.agora === 'string' ? declared : alike(item, module, later);
    const fixes: Fix[] =
      successor?.modulo === later.item.nome && successor.tipo === 'simbolo'
        ? [
            {
              title: texts.fixes.change(successor.nome),
              start,
              end,
              text: successor.nome,
              isSure: isFree && declared !== undefined,
            },
          ]
        : [];
    const message = texts.problems.nextSymbol(callOf(item), successor && callOf(successor), next.title);
    return [{ kind: 'next-gone' as const, start, end, message, fixes, item: successor ?? later.item }];
  });
}

function modulesNext(program: Program, next: Language): Problem[] {
  const { reading, imports, language } = program;
  const { texts } = language;
  return imports.flatMap(statement =>
    statement.modules.flatMap(({ chain, name, module }) => {
      if (module === undefined || next.modules.has(name)) return [];
      const start = reading?.tokens.get(chain.first)?.start as number;
      const end = reading?.tokens.get(chain.last)?.end as number;
      const successor = successorOf(next, module);
      const text = successor?.item.nome;
      return [
        {
          kind: 'next-gone' as const,
          start,
          end,
          message: texts.problems.nextModule(name, text, next.title),
          item: successor?.item,
          fixes:
            text === undefined
              ? []
              : [
                  {
                    title: texts.fixes.change(text),
                    start,
                    end,
                    text,
                    isSure: keepsNames(statement, chain, text),
                  },
                ],
        },
      ];
    }),
  );
}

/** A module as the next version has it, by any of its names or as what took its place. */
function moduleIn(next: Language, module: Module): Module | undefined {
  for (const name of module.names) {
    const found = next.modules.get(name);
    if (found !== undefined) return found;
  }
  return successorOf(next, module);
}

function successorOf(next: Language, { names }: Module): Module | undefined {
  for (const name of names) {
    const gone = next.gone.get(`modulo:${name}`);
    const item = gone && next.successorOf(gone);
    if (item?.tipo === 'modulo') return next.modules.get(item.nome);
    const other = next.modules.get(name);
    if (other !== undefined) return other;
  }
  return undefined;
}

/** The one new symbol that says the same of itself, where there is only one. */
function alike(item: Module['item'], module: Module, later: Module): Module['item'] | undefined {
  const same = (other: Module['item']) =>
    other.resumo !== '' && other.resumo === item.resumo && other.assinatura === item.assinatura;
  const olds = [...module.symbols.values()].filter(same);
  const news = [...later.symbols.values()].filter(other => same(other) && !module.symbols.has(other.nome));
  return olds.length === 1 && news.length === 1 ? news[0] : undefined;
}
