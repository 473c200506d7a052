import { nearest } from '../../text/nearest.js';
import { type Steps, TURNS_PER_STEP, whole } from '../../text/steps.js';
import { type Chain, type Code, type CodeToken, chainFrom, isMember, isName, textAt } from '../code-token.js';
import type { Module } from '../language.js';
import { meantAt } from '../lookup.js';
import { unknownOperators } from '../problems/operator-problems.js';
import type { Problem, ProblemKind } from '../problems/problem.js';
import type { Program } from '../program.js';
import type { Judgement } from './judgement.js';
import { plainCode } from './named-code.js';

const MAX_NEAR = 3;
/** How much of a name may differ from a word or a function of the language to be taken for a slip. */
const SLIP_SHARE = 0.25;
const MIN_SLIP_CHARACTERS = 4;
/** The same of what is asked of a module, which has few names. */
const MEMBER_SLIP_SHARE = 0.34;
const TURNS_PER_SLOW_STEP = 32;

/** Problems that say that something is not there. */
const MISSING: ReadonlySet<ProblemKind> = new Set([
  'unknown-symbol',
  'unknown-module',
  'gone-symbol',
  'gone-module',
  'unknown-name',
  'unknown-operator',
  'stray',
]);

/** Those of them that are about a module. */
const MODULES: ReadonlySet<ProblemKind> = new Set(['unknown-module', 'gone-module']);

/**
 * Says of every name and sign of a program whether the language has it. In a language that is described, what is unknown is
 * what the problems of the program say; in another, it is what is asked of a module by its name, or by the one that the
 * program takes it in by.
 */
export function judge(program: Program, problems: readonly Problem[]): Judgement[] {
  return whole(judgeSteps(program, problems));
}

/** The same in steps. */
export function* judgeSteps(program: Program, problems: readonly Problem[]): Steps<Judgement[]> {
  const { reading, language } = program;
  const code = reading ?? plainCode(program.text, language);
  const bound = reading === undefined ? plainBindings(program, code) : program.bound;
  const all = reading === undefined ? yield* unknownOperators(language, code) : problems;
  const missing = new Map(all.filter(({ kind }) => MISSING.has(kind)).map(each => [each.start, each]));
  return yield* new Judge(program, code, bound, missing).all();
}

class Judge {
  private readonly found: Judgement[] = [];
  /** Of names that stand by themselves, what may be meant. */
  private readonly slips = new Map<string, readonly string[]>();
  private readonly candidates: readonly string[];
  private readonly modules: readonly string[];
  private readonly times = new Map<string, number>();

  constructor(
    private readonly program: Program,
    private readonly code: Code,
    private readonly bound: ReadonlyMap<string, Module>,
    private readonly missing: ReadonlyMap<number, Problem>,
  ) {
    const { words, builtins, modules } = program.language;
    this.candidates = [...words.keys(), ...builtins.keys()];
    this.modules = [...modules.keys(), ...bound.keys()];
  }

  *all(): Steps<Judgement[]> {
    const { code } = this;
    for (let i = 0; i < code.tokens.length; i += 1) {
      if (i % TURNS_PER_STEP === 0) yield;
      if (isName(code, i)) this.times.set(textAt(code, i), (this.times.get(textAt(code, i)) ?? 0) + 1);
    }
    for (let i = 0, turn = 1; i < code.tokens.length; i += 1, turn += 1) {
      // Names that are like this one are looked for among all, which takes longer than other turns do.
      if (turn % TURNS_PER_SLOW_STEP === 0) yield;
      const { kind } = code.tokens.get(i) as CodeToken;
      if (kind === 'symbol') i = this.sign(i);
      else if (kind === 'name') i = isMember(code, i - 1) ? this.member(i) : this.chain(chainFrom(code, i));
    }
    return this.found;
  }

  /** A sign, or two that are none together; gives the last of them. */
  private sign(at: number): number {
    const { start, end } = this.code.tokens.get(at) as CodeToken;
    const { operators } = this.program.language;
    const problem = this.missing.get(start);
    if (problem === undefined) {
      const name = textAt(this.code, at);
      const item = operators.get(name);
      if (item !== undefined) this.push({ name, start, end, state: 'known', item, near: [] });
      return at;
    }
    const name = this.code.text.slice(start, problem.end);
    const near = nearest(name, operators.keys(), MAX_NEAR);
    this.push({ name, start, end: problem.end, state: 'unknown', near });
    return problem.end > end ? at + 1 : at;
  }

  /** What is asked of a value that is no name. */
  private member(at: number): number {
    const { start, end } = this.code.tokens.get(at) as CodeToken;
    this.push({ name: textAt(this.code, at), start, end, state: 'cannot tell', near: [] });
    return at;
  }

  /** A name with what is asked of it; gives its last token. */
  private chain(chain: Chain): number {
    const { first, last, parts } = chain;
    const asked = this.moduleParts(chain);
    if (asked === undefined) {
      const meant = this.moduleSlip(chain);
      this.alone(first, meant?.length === 1 ? meant.near : []);
      for (let i = 1; i < parts.length; i += 1)
        this.part(chain, i, undefined, meant?.length === i + 1 ? meant.near : []);
      return last;
    }
    const { module, length } = asked;
    const state = module === undefined ? 'unknown' : 'known';
    this.push({
      ...this.place(chain, 0, length - 1),
      state,
      item: module?.item,
      near: module === undefined ? this.nearModules(chain, length) : [],
    });
    for (let i = length; i < parts.length; i += 1) this.part(chain, i, i === length ? module : undefined);
    return last;
  }

  /** How many parts of a name are a module, or would be one that there is not; nothing where they are neither. */
  private moduleParts(chain: Chain): { module: Module | undefined; length: number } | undefined {
    const { program, code } = this;
    const { first, parts, separator } = chain;
    const problem = this.missing.get((code.tokens.get(first) as CodeToken).start);
    if (problem !== undefined && MODULES.has(problem.kind))
      return { module: undefined, length: parts.length };
    const found = program.moduleOf(chain, this.bound);
    const isImported = program.imports.some(({ modules }) =>
      modules.some(each => each.chain.first === first),
    );
    const isWritten = parts.length > 1 || isImported || this.bound.has(parts[0] as string);
    if (found !== undefined && (isWritten || !program.isDescribed)) return found;
    const isRoot = !program.isDescribed && parts.length > 1 && program.language.roots.has(parts[0] as string);
    return isRoot && separator !== '' ? { module: undefined, length: parts.length } : undefined;
  }

  /** How many parts of a name that is nobody's may be a slip for a module, and for which. */
  private moduleSlip({ first, parts, separator }: Chain): { length: number; near: string[] } | undefined {
    const { program, code } = this;
    if (parts.length < 2 || program.isOwnAt(code, first) || meantAt(program, code, first)) return undefined;
    for (let length = parts.length - 1; length > 0; length -= 1) {
      const name = parts.slice(0, length).join(separator);
      const near = name.length < MIN_SLIP_CHARACTERS ? [] : nearest(name, this.modules, 1, SLIP_SHARE);
      if (near.length > 0) return { length, near };
    }
    return undefined;
  }

  private nearModules({ first, parts, separator }: Chain, length: number): string[] {
    const problem = this.missing.get((this.code.tokens.get(first) as CodeToken).start);
    if (problem !== undefined) return namesIn(problem);
    return nearest(parts.slice(0, length).join(separator), this.program.language.modules.keys(), MAX_NEAR);
  }

  /** What is asked of a module, or of something of which nothing is known. */
  private part(chain: Chain, i: number, module: Module | undefined, slips: readonly string[] = []): void {
    const place = this.place(chain, i, i);
    const name = chain.parts[i] as string;
    const before = chain.parts.slice(0, i).join(chain.separator) + chain.separator;
    const item = module?.symbols.get(name);
    const problem = this.missing.get(place.start);
    const isMissing = problem !== undefined || (!this.program.isDescribed && lacks(module, name));
    if (item !== undefined) this.push({ ...place, state: 'known', item, near: [] });
    else if (isMissing) {
      const near = problem ? namesIn(problem) : nearest(name, module?.symbols.keys() ?? [], MAX_NEAR);
      this.push({ ...place, state: 'unknown', near: near.map(each => before + each) });
    } else {
      // Nobody has taken the module in, so that it may be something of the program.
      const isOther =
        module === undefined || module.others.has(name) || this.program.isOwnAt(this.code, chain.first);
      const meant = nearest(name, isOther ? [] : module.symbols.keys(), MAX_NEAR, MEMBER_SLIP_SHARE).map(
        each => before + each,
      );
      this.push({ ...place, state: 'cannot tell', near: slips.length > 0 ? slips : meant });
    }
  }

  /** A name that stands by itself: a word, a function, or one of the program's own. */
  private alone(at: number, slips: readonly string[]): void {
    const { program, code } = this;
    const { start, end } = code.tokens.get(at) as CodeToken;
    const name = textAt(code, at);
    const place = { name, start, end };
    const problem = this.missing.get(start);
    if (problem !== undefined) {
      this.push({ ...place, state: 'unknown', near: namesIn(problem) });
      return;
    }
    const item = meantAt(program, code, at);
    if (item !== undefined) this.push({ ...place, state: 'known', item, near: [] });
    else this.push({ ...place, state: 'cannot tell', near: slips.length > 0 ? slips : this.meantBy(at) });
  }

  /** What a name may be instead: what another language calls so where it is called, else what it may be a slip for. */
  private meantBy(at: number): readonly string[] {
    const { code, program } = this;
    const { parts, separator, last } = chainFrom(code, at);
    const isCalled = textAt(code, last + 1) === '(' && !program.isOwnAt(code, at);
    const instead = isCalled ? program.language.insteadOf(parts.join(separator)) : [];
    return instead.length > 0 ? instead : this.slipsOf(parts[0] as string);
  }

  /** What a name may be a slip for: one that the program has once, and that is much like a word or a function. */
  private slipsOf(name: string): readonly string[] {
    if (name.length < MIN_SLIP_CHARACTERS || this.times.get(name) !== 1) return [];
    const known =
      this.slips.get(name) ?? nearest(name, this.candidates, 1, SLIP_SHARE).filter(each => each !== name);
    this.slips.set(name, known);
    return known;
  }

  private place({ first, parts, separator }: Chain, from: number, to: number) {
    const { tokens } = this.code;
    return {
      name: parts.slice(0, to + 1).join(separator),
      start: (tokens.get(first + 2 * from) as CodeToken).start,
      end: (tokens.get(first + 2 * to) as CodeToken).end,
    };
  }

  private push(judgement: Judgement): void {
    this.found.push(judgement);
  }
}

/** Whether a module, all of which is known, has no such name. */
function lacks(module: Module | undefined, name: string): boolean {
  return module?.isWhole === true && !module.others.has(name);
}

/** What a problem says may be meant. */
function namesIn({ fixes = [] }: Problem): string[] {
  return fixes.map(({ text }) => text);
}

/** Names that lines of a program give to modules: of `importa Lume.Texto como T`, the last one. */
function plainBindings({ language }: Program, code: Code): ReadonlyMap<string, Module> {
  const bound = language.names<Module>();
  for (let i = 0; i < code.tokens.length; i += 1) {
    if (!code.tokens.get(i)?.isFirst || !language.words.has(textAt(code, i)) || !isName(code, i + 1))
      continue;
    const chain = chainFrom(code, i + 1);
    const module = language.modules.get(chain.parts.join(chain.separator));
    const [word, alias, behind] = [chain.last + 1, chain.last + 2, chain.last + 3];
    if (module === undefined || !isName(code, alias) || code.tokens.get(alias)?.isFirst) continue;
    const ends = code.tokens.get(behind) === undefined || code.tokens.get(behind)?.isFirst === true;
    if (ends && language.words.has(textAt(code, word))) bound.set(textAt(code, alias), module);
  }
  return bound;
}
