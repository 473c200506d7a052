import type { Framework } from '../../config/frameworks.js';
import {
  CallResult,
  Described,
  Mapping,
  type Node,
  Sequence,
  Unresolved,
  type Value,
} from '../../extract/index.js';
import { hasWord } from '../../text/words.js';
import type { Gap, SourcePlace } from '../route.js';
import type { Block, Blocks } from './blocks.js';
import {
  argumentOf,
  around,
  CALLS,
  fieldNamed,
  type Program,
  pathsOf,
  placeOf,
  type Text,
  textOf,
  type Wanted,
} from './calls.js';
import type { Contexts, Given } from './contexts.js';
import type { Declared } from './declared.js';
import { joined, type PathLanguage } from './dialect.js';
import type { Handler } from './handlers.js';
import { onlyValueOf } from './held.js';
import { givenBackIn } from './returns.js';

/** A server, or a part of one: what a call made, wherever it is meant. */
export interface Router {
  readonly place: SourcePlace;
  /** What made it, as refdata.yml names it. */
  readonly kind: string;
  readonly prefix: Text;
  /** Whether `/a/` is another path than `/a` in it, or nobody knows; undefined where paths of the framework say it. */
  readonly keepsSlash: boolean | undefined;
  /** The same of `/A` and `/a`. */
  readonly keepsCase: boolean | undefined;
  /** The variable that it is first meant by. */
  name?: string;
  readonly items: Item[];
  /** What its program says of descriptions and is not read, beside calls. */
  readonly untold: Gap[];
  /** The call that made it, which may say more of all of its routes. */
  readonly made: Saying | undefined;
}

/** A call that may say something of all routes of a part. */
export interface Saying {
  readonly call: Node;
  readonly program: Program;
  readonly rule: Pick<
    Framework['servers'][string],
    'before' | 'statuses' | 'media' | 'tags' | 'shown' | 'deprecated' | 'untold'
  >;
}

/** Something that is registered on a router, in the order of the program. */
export type Item =
  | {
      readonly kind: 'route';
      readonly methods: readonly string[];
      readonly path: Text;
      readonly place: SourcePlace;
      readonly isConditional: boolean;
      /** Whether it stands in the list that its router is made with. */
      readonly isListed: boolean;
      /** Whether its handlers may hand a request on. */
      readonly passes: boolean;
      /** Whether they do nothing else: no request is answered by it. */
      readonly handsOn: boolean;
      readonly comment?: string;
      /** What answers it, and what is asked before that alone; none where that is not read. */
      readonly handlers: readonly Handler[];
      /** What the route itself says of answers, and of what is asked before it. */
      readonly declared: Declared;
      /** The parts that functions fill around it, by what tells them apart. */
      readonly within: readonly string[];
    }
  | {
      /** Functions that are asked before the routes behind them. */
      readonly kind: 'around';
      readonly prefix: Text;
      readonly handlers: readonly Handler[];
      /** Whether one of them answers whatever comes, so that nothing behind it is asked. */
      readonly ends: boolean;
      /** The names of which the path of a route has to have one as a parameter; any, where there are none. */
      readonly params?: readonly string[];
      readonly place: SourcePlace;
      /** As it is written there. */
      readonly text: string;
      readonly isConditional: boolean;
      /** The part around it that a function fills: it holds in that alone. */
      readonly part: string | undefined;
    }
  | {
      /** Whether `/a/` is another path than `/a`, and `/A`, where nothing is registered yet. */
      readonly kind: 'setting';
      readonly keepsSlash?: boolean;
      readonly keepsCase?: boolean;
      /** What stands before all of its paths. */
      readonly prefix?: Text;
    }
  | {
      /** A function that fills a part of its own: its routes are those of the router. */
      readonly kind: 'group';
      readonly prefix: Text;
      readonly made: Pick<Saying, 'call' | 'program'>;
      readonly isConditional: boolean;
    }
  | {
      readonly kind: 'mount';
      readonly prefix: Text;
      readonly child: Router;
      /** The call that mounts it, which may say more of all routes of the part. */
      readonly made: Saying;
      readonly replaces: boolean;
      readonly isConditional: boolean;
      readonly within: readonly string[];
    };

/** A router that an expression stands for, and what of the path is said between them. */
export interface Target {
  readonly router: Router;
  readonly prefix: Text;
  /** The whole path is said already: `app.route("/a")`. */
  readonly isWhole?: boolean;
}

/** An expression that stands for a router. */
interface Pass {
  readonly whole: Node;
  readonly program: Program;
  readonly on: Node;
  readonly prefix: Node | undefined;
  readonly path: Node | undefined;
}

/** A method of the program. */
export interface Method {
  readonly node: Node;
  readonly type: string;
  readonly program: Program;
}

const MAX_DEPTH = 20;
/** What a block that is no server adds to is that around it. */
const NOWHERE: Router = {
  ...{ place: { file: '', line: 1 }, kind: '', prefix: '', keepsSlash: undefined, keepsCase: undefined },
  ...{ items: [], untold: [], made: undefined },
};
/** What asks a class that another one is made from. */
const TO_BASE = /^super$|\.__init__$/;
const LAST_WORD = /(?<![\w$])[\w$]+$/;

/** Knows which router is meant where. */
export class Routers {
  readonly all = new Map<string, Router>();
  readonly passes = new Map<string, Pass>();
  /** The functions that are looked into now, by where they stand. */
  private readonly looked = new Set<string>();

  constructor(
    private readonly framework: Framework,
    private readonly programOf: (file: string) => Program,
    private readonly contexts: Contexts,
    private readonly blocks: Blocks,
    /** Methods of this and other files by a name: the bodies, with the names of their types. */
    private readonly methodsOf: (name: string, file: string) => readonly Method[],
  ) {}

  /** The routers that an expression may stand for; undefined where that is not known. */
  meant(node: Node, program: Program, depth = 0): readonly Target[] | undefined {
    if (depth > MAX_DEPTH) return undefined;
    const pass = this.passes.get(keyOf(node, program));
    const through = pass && this.passed(pass, program, depth);
    // Of what looks like one, and is of something else, the value counts: `users.router` of a module.
    if (through) return through;
    const given = this.givenAs(node, program);
    // What a function is given that is not known, is not known in it.
    if (given)
      return this.meant(given.on, given.program, depth + 1)?.map(target =>
        this.after(target, given.prefix, given.program),
      );
    const block = this.blocks.at(node, program.source.path);
    if (block?.server !== undefined) return this.below(block, [{ prefix: '' }]);
    const awaited = awaitedAt(node, program);
    if (awaited) {
      const found = this.meant(awaited, program, depth + 1);
      if (found?.length === 1 && awaited.parent?.id !== node.id)
        (found[0] as Target).router.name ??= node.text;
      return found;
    }
    const value = program.evaluate(node);
    const named = this.blocks.named(node.text, program);
    const router = this.routerOf(value, depth) ?? (named && this.ofBlock(named));
    if (!router) return this.chained(value, depth, program);
    if (/^[\w$]+$/.test(node.text)) router.name ??= node.text;
    return [{ router, prefix: '' }];
  }

  /** The servers whose routes stand around a node, that name none. */
  around(node: Node, program: Program): readonly Target[] | undefined {
    const around = this.blocks.around(node, program);
    const all = around.length > 0 ? [around] : this.heirs(node, program).map(each => [each]);
    const found = all.flatMap(blocks =>
      blocks.reduce<readonly Target[]>(
        (targets, block) => this.below(block, targets),
        [{ router: NOWHERE, prefix: '' }],
      ),
    );
    return found.length > 0 ? found : undefined;
  }

  /** What stands in a block, at the paths of that. */
  private below(block: Block, inner: readonly Pick<Target, 'prefix'>[]): readonly Target[] {
    const router = this.ofBlock(block);
    return block.prefixes.flatMap(each =>
      inner.map(({ prefix }) => ({ router, prefix: together(each, prefix, this.framework.path) })),
    );
  }

  /** Blocks of classes that are made from the one around a node: they have its routes. */
  private heirs(node: Node, { source: { language, path } }: Program): readonly Block[] {
    const own = [...around(node)].find(each => language.effects?.isClass(each));
    if (!own) return [];
    const { classes } = this.contexts;
    return this.blocks.all().filter(({ inside, program, server }) => {
      const value = server === undefined ? undefined : program.evaluate(inside);
      const isOwn = (each: Described) => each.node.id === own.id && each.site.file.path === path;
      return value instanceof Described && classes.lineage(value).some(isOwn);
    });
  }

  /** The server that a block is. */
  ofBlock({ inside, program, call, name, server: kind = '' }: Block): Router {
    const key = `#${keyOf(inside, program)}`;
    const known = this.all.get(key);
    if (known || kind === '') return known ?? NOWHERE;
    const made = { call: call ?? inside, program, rule: this.framework.servers[kind] ?? {} };
    const usual = { keepsSlash: undefined, keepsCase: undefined, items: [], untold: [] };
    const place = placeOf(inside, program);
    const router: Router = { ...usual, place, kind, prefix: '', made, ...(name !== undefined && { name }) };
    this.all.set(key, router);
    return router;
  }

  /** The same of what is in a list, too, and in lists in it. */
  meantAmong(node: Node, program: Program): readonly Target[] | undefined {
    const value = program.evaluate(node);
    if (!(value instanceof Sequence)) return this.meant(node, program);
    const found = this.amongValue(value, 0);
    return found.length > 0 ? found : undefined;
  }

  /** What is made in a list. */
  amongValue(value: Value, depth: number): readonly Target[] {
    if (value instanceof Sequence)
      return depth > MAX_DEPTH ? [] : value.entries.flatMap(each => this.amongValue(each.value, depth + 1));
    const router = this.routerOf(value, 0);
    return router ? [{ router, prefix: '' }] : (this.chained(value, 0) ?? []);
  }

  /** What a call gives that stands for a server, where another file has it: `module.exports = Router().get(…)`. */
  private chained(value: Value, depth: number, around?: Program): readonly Target[] | undefined {
    if (!(value instanceof CallResult)) return undefined;
    const { file = '', line, column } = value.origin.place;
    for (const pass of this.passes.values()) {
      const {
        path,
        line: own,
        column: at,
      } = { path: pass.program.source.path, ...pass.program.source.place(pass.whole) };
      if (path !== file || own !== line || at !== column) continue;
      // In a function that is called, what it stands for is that of the call.
      const isBeside = around?.source.path === path;
      return this.passed(pass, isBeside ? around : pass.program, depth);
    }
    return undefined;
  }

  /** The router that a value is: what a call made, or a function gives back. */
  routerOf(value: Value, depth: number): Router | undefined {
    if (value instanceof Described) {
      const block = this.blocks.at(value.node, value.site.file.path);
      return block?.server === undefined ? undefined : this.ofBlock(block);
    }
    if (!(value instanceof CallResult) || depth > MAX_DEPTH) return undefined;
    const { origin, of, returned, isRecord } = value;
    // `require('express')()` is made by `express`, too.
    const last = /([\w$]+)\W*$/.exec(value.callee)?.[1] ?? '';
    // `gin.New` where the name alone would mean others, too.
    const whole = /[\w$]+(?:\.|::)[\w$]+$/.exec(value.callee)?.[0] ?? last;
    const imported = importedAs(value.callee, this.programOf(origin.place.file ?? ''));
    const names = [whole, last, imported, ...this.basesOf(of)];
    const kind = names.find(each => Object.hasOwn(this.framework.servers, each)) ?? last;
    const rule = Object.hasOwn(this.framework.servers, kind) ? this.framework.servers[kind] : undefined;
    if (!rule) {
      // A structure that has a server in it without a name is one.
      if (isRecord)
        return [...value.positional, ...embeddedIn(value)]
          .map(each => this.routerOf(each.value, depth + 1))
          .find(each => each);
      if (of instanceof Described && of.kind === 'function') return this.returnedBy(value, of, depth);
      if (returned !== undefined) return this.routerOf(this.contexts.returnedAs(value, returned), depth + 1);
      return of ? undefined : this.givenByMethod(value, kind, depth);
    }
    const { file = '', line = 1, column = 1 } = origin.place;
    const key = this.contexts.keyOf(value);
    const known = this.all.get(key);
    if (known) return known;
    const entry = this.handedToBase(of, rule.prefix) ?? givenTo(value, rule.prefix);
    // Where nobody knows, a path as it is written is right.
    const keeps = (wanted: Wanted | undefined) => {
      const said = givenTo(value, wanted);
      return said === undefined ? undefined : said !== false;
    };
    const router: Router = {
      place: { file, line, column },
      kind,
      prefix:
        entry === undefined || typeof entry === 'string'
          ? (entry ?? '')
          : { text: '…', reason: 'the prefix of its server is not known' },
      keepsSlash: keeps(rule.keeps_slash),
      keepsCase: keeps(rule.keeps_case),
      items: [],
      untold: [],
      made: this.sayingAt(file, line, column, rule),
    };
    this.all.set(key, router);
    return router;
  }

  /** What the class of an object is made from that is not in the program: `class Shop(FastAPI)`. */
  private basesOf(of: CallResult['of']): readonly string[] {
    if (!(of instanceof Described) || of.kind !== 'class') return [];
    return this.contexts.classes
      .lineage(of)
      .flatMap(({ node, site }) => site.file.language.effects?.bases(node) ?? [])
      .map(each => LAST_WORD.exec(each.text)?.[0] ?? '');
  }

  /** What the class of an object gives to what it is made from: `super().__init__(prefix="/v")`. */
  private handedToBase(of: CallResult['of'], wanted: Wanted | undefined): Value | undefined {
    if (!(of instanceof Described) || of.kind !== 'class' || wanted === undefined) return undefined;
    for (const { node, site } of this.contexts.classes.lineage(of)) {
      const program = this.programOf(site.file.path);
      for (const call of node.descendantsOfType(CALLS)) {
        const expression = call && program.source.language.expression(call);
        if (!call || expression?.kind !== 'call' || !TO_BASE.test(expression.callee.text)) continue;
        const given = argumentOf(call, wanted, program);
        if (given) return program.evaluate(given);
      }
    }
    return undefined;
  }

  /** The call that stands somewhere. */
  private sayingAt(file: string, line: number, column: number, rule: Saying['rule']): Saying | undefined {
    const program = this.programOf(file);
    const start = { row: line - 1, column: column - 1 };
    const [call] = program.source.root
      .descendantsOfType(CALLS, start)
      .filter(each => each?.startPosition.row === start.row && each.startPosition.column === start.column);
    return call ? { call, program, rule } : undefined;
  }

  /** The router that a function of the program gives back; none for one that calls itself for that. */
  private returnedBy(value: CallResult, { node, site }: Described, depth: number): Router | undefined {
    const { returned } = value;
    const program = this.programOf(site.file.path);
    const key = keyOf(node, program);
    if (this.looked.has(key)) return undefined;
    this.looked.add(key);
    const during = this.contexts.duringCall(value, node, program);
    const given = returned === undefined ? undefined : this.contexts.returnedAs(value, returned);
    const found =
      given === undefined
        ? this.givenBack(node, during, depth)
        : (this.routerOf(given, depth + 1) ?? routerAlone(this.chained(given, depth + 1, during)));
    this.looked.delete(key);
    return found;
  }

  /** What a function returns, where that is a router that it makes. */
  private givenBack(node: Node, program: Program, depth: number): Router | undefined {
    for (const value of givenBackIn(node)) {
      const found = routerAlone(this.meant(value, program, depth + 1));
      if (found) return found;
    }
    return undefined;
  }

  /** The same of a method, of the type that is named where it is called, or the only one of that name. */
  private givenByMethod(value: CallResult, name: string, depth: number): Router | undefined {
    const { callee, origin } = value;
    if (!callee.includes('.')) return undefined;
    const all = this.methodsOf(name, origin.place.file ?? '');
    const named = all.filter(({ type }) => hasWord(callee, type));
    const [only, ...others] = named.length > 0 ? named : all;
    if (!only || others.length > 0) return undefined;
    return this.givenBack(only.node, this.contexts.duringCall(value, only.node, only.program), depth);
  }

  private passed({ on, prefix, path }: Pass, program: Program, depth: number): readonly Target[] | undefined {
    return this.meant(on, program, depth + 1)?.flatMap((target): readonly Target[] => {
      if (!path || target.isWhole) return [this.after(target, prefix, program)];
      return pathsOf(path, program).map(each => ({
        ...target,
        prefix: together(target.prefix, each, this.framework.path),
        isWhole: true,
      }));
    });
  }

  private after(target: Target, prefix: Node | undefined, program: Program): Target {
    if (!prefix) return target;
    return { ...target, prefix: together(target.prefix, textOf(prefix, program), this.framework.path) };
  }

  /** What a call around a name hands over for it. */
  givenAs(node: Node, program: Program): Given | undefined {
    if (program.source.language.expression(node).kind !== 'name') return undefined;
    for (let at = program.context; at; at = at.outer) {
      const found = at.file === program.source.path ? at.given.get(node.text) : undefined;
      if (found && !isHidden(node, at.owner)) return found;
    }
    return undefined;
  }
}

/** What is waited for, of an expression or of what gives a name its value: `const app = await make()`. */
function awaitedAt(node: Node, program: Program): Node | undefined {
  const isName = program.source.language.expression(node).kind === 'name';
  const value = isName ? onlyValueOf(node, program) : node;
  return value && /^await/.test(value.type) ? (value.firstNamedChild ?? undefined) : undefined;
}

/** The router that is meant, where nothing of a path stands before it. */
function routerAlone(targets: readonly Target[] | undefined): Router | undefined {
  const [only, ...others] = targets ?? [];
  return others.length === 0 && only?.prefix === '' && !only.isWhole ? only.router : undefined;
}

/** Whether a name is not the parameter of a function around it: it stands outside, or another function has it, too. */
function isHidden(name: Node, owner: Node): boolean {
  for (const each of around(name)) {
    if (each.id === owner.id) return false;
    if (hasWord(each.childForFieldName('parameters')?.text ?? '', name.text)) return true;
  }
  return true;
}

/** What a structure of Go has in it without a name of its own: `&Server{Mux: chi.NewRouter()}`. */
function embeddedIn({ of, named }: CallResult): readonly { readonly value: Value }[] {
  if (!(of instanceof Described)) return [];
  return of.node.descendantsOfType('field_declaration').flatMap(each => {
    const isNamed = !each || each.childForFieldName('name') !== null;
    const name = isNamed ? undefined : LAST_WORD.exec(each.childForFieldName('type')?.text ?? '')?.[0];
    const held = name === undefined ? undefined : named.get(name);
    return held ? [held] : [];
  });
}

/** The name that an imported thing has where it comes from, or of its module: `R` of `import { Router as R } from 'express'`. */
function importedAs(callee: string, { source }: Program): string {
  const [first = '', ...rest] = callee.split('.');
  if (rest.length > 1 || (rest.length === 1 && rest[0] !== 'default')) return '';
  const bindings = source.bindings(first).map(({ binding }) => binding);
  const imported = bindings.find(({ kind }) => kind === 'import');
  if (imported?.kind === 'import') {
    const { name, specifier } = imported;
    return name === null || name === 'default' ? (specifier.split('/').at(-1) ?? '') : name;
  }
  // `const { Router: R } = express`
  const [only, ...others] = bindings;
  const value = only?.kind === 'value' && others.length === 0 ? only.value : undefined;
  return value && 'kind' in value && value.kind === 'member' ? value.name : '';
}

/** What a call is given as an argument, or as a field of an object that is one. */
function givenTo({ positional, named }: CallResult, wanted: Wanted | undefined): Value | undefined {
  const [found] = [wanted ?? []].flat().flatMap(each => {
    const field = fieldNamed(each);
    if (field !== undefined) return positional.flatMap(({ value }) => fieldsIn(value, field));
    const own = typeof each === 'number' ? positional[each] : named.get(each);
    return own ? [own.value] : [];
  });
  return found;
}

/** A field of an object; what is not known may have it. */
function fieldsIn(value: Value, name: string): readonly Value[] {
  if (value instanceof Unresolved) return [value];
  if (!(value instanceof Mapping)) return [];
  return value.entries.flatMap(({ key, value: held }) => (key === name ? [held] : []));
}

/** What tells a node from all others of a program. */
export function keyOf({ startIndex, endIndex }: Node, { source }: Program): string {
  return `${source.path}:${startIndex}:${endIndex}`;
}

/** Two parts of a path as one, where both are known. */
export function together(first: Text, second: Text, language: PathLanguage): Text {
  if (typeof first !== 'string') return first;
  return typeof second === 'string' ? joined(first, second, language) : second;
}
