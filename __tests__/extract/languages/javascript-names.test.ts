import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import ts from 'typescript';
import { folderWith, readIn } from '../small-repository.js';

/** What a name is when the file is loaded: its kinds, the parameters of its signatures as they are written, and where not seen by the judge, null. */
type Held = readonly [kinds: readonly string[], signature: string | null];
type Truth = Readonly<Record<string, Held>>;

interface Program {
  readonly level: string;
  readonly title: string;
  readonly file: string;
  /** The class whose members are meant. */
  readonly of: string | undefined;
  readonly folder: string;
}

interface ReadSymbol {
  readonly name: string;
  readonly what: string;
  readonly signature?: unknown;
}

/** Kind and source of what each module of many folders exports, or a class of it has; one line of JSON for each. */
const ASK = `
import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
const SKIPPED = new Set(['length', 'name', 'prototype', 'constructor', 'caller', 'arguments']);
const source = v => Function.prototype.toString.call(v);
// A class without a constructor takes what the one takes that it is made from.
const made = v => { while (/^class\\b/.test(source(v)) && !/constructor\\s*\\(/.test(source(v)) && /^class[^{]*\\bextends\\b/.test(source(v))) v = Object.getPrototypeOf(v); return v; };
const say = v => typeof v === 'function' ? [/^class\\b/.test(source(v)) ? 'class' : 'function', source(made(v))] : ['value', null];
const told = (holder, names) => Object.fromEntries(names.map(name => {
  const { get, value } = Object.getOwnPropertyDescriptor(holder, name) ?? { value: holder[name] };
  return [String(name), get && holder.constructor !== Object && typeof holder === 'object' && !(Symbol.toStringTag in holder) ? ['value', null] : say(get ? holder[name] : value)];
}));
const own = o => Object.getOwnPropertyNames(o).filter(n => !SKIPPED.has(n));
const out = [];
for (const [folder, file, of] of JSON.parse(readFileSync(0, 'utf8'))) {
  try {
    let first;
    for (const name of [file, ...readdirSync(folder).sort().filter(n => n !== file && /js$/.test(n))]) {
      const module = await import(pathToFileURL(folder + '/' + name));
      first ??= module;
    }
    const isCommonJs = /\\.c?js$/.test(file);
    const whole = isCommonJs ? first.default : first;
    const exported = () => {
      if (!isCommonJs) return told(whole, Object.keys(whole));
      if (typeof whole === 'function') return { default: say(whole), ...told(whole, own(whole).filter(n => !['caller','arguments'].includes(n) && Object.prototype.propertyIsEnumerable.call(whole, n))) };
      if (typeof whole !== 'object' || whole === null || Array.isArray(whole)) return { default: say(whole) };
      if (![Object.prototype, null].includes(Object.getPrototypeOf(whole))) return { default: say(whole), ...told(whole, Object.keys(whole)) };
      return told(whole, Object.getOwnPropertyNames(whole).filter(n => n !== '__esModule'));
    };
    const members = c => {
      let made = {};
      try { if (/^class/.test(source(c))) made = new c(); } catch {}
      return { ...told(made, own(made)), ...told(c.prototype, own(c.prototype)), ...told(c, own(c)) };
    };
    out.push(of ? members(whole[of]) : exported());
  } catch (e) { out.push({ error: String(e.stack) }); }
}
process.stdout.write(out.map(each => JSON.stringify(each)).join('\\n'), () => process.exit(0));
`;

/** A parameter list as it is written, so that only its layout differs. */
function laidOut(signature: string): string {
  return signature
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replace(/\s+/g, '')
    .replace(/,([)\]}])/g, '$1')
    .replace(/;([}])/g, '$1');
}

function listOf(parameters: readonly ts.Node[]): string {
  return laidOut(`(${parameters.map(each => each.getText()).join(', ')})`);
}

/** The parameters of a function or class by its source. */
function signatureIn(source: string): string | null {
  if (/\{\s*\[native code\]\s*\}\s*$/.test(source)) return null;
  for (const text of [`(${source})`, `({${source}})`, `class X {${source}}`]) {
    const file = ts.createSourceFile('x.js', text, ts.ScriptTarget.ESNext, true);
    if ((file as unknown as { parseDiagnostics: readonly unknown[] }).parseDiagnostics.length > 0) continue;
    let found: string | undefined;
    const visit = (node: ts.Node): void => {
      if (found !== undefined) return;
      if (ts.isClassLike(node) && !text.startsWith('class X')) {
        const made = node.members.find(ts.isConstructorDeclaration);
        found = made ? listOf(made.parameters) : '()';
      } else if (ts.isFunctionLike(node)) found = listOf(node.parameters);
      else ts.forEachChild(node, visit);
    };
    visit(file);
    if (found !== undefined) return found;
  }
  return null;
}

function heldByNode(programs: readonly Program[]): Truth[] {
  const { stdout, stderr } = spawnSync('node', ['--input-type=module', '-e', ASK], {
    input: JSON.stringify(programs.map(({ folder, file, of }) => [folder, file, of])),
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const lines = stdout.trim().split('\n');
  if (lines.length !== programs.length) throw new Error(stderr.slice(-2000));
  return lines.map((line, i) => {
    const said = JSON.parse(line) as Record<string, [string, string | null]> | { error: string };
    if (typeof said.error === 'string') throw new Error(`${programs[i]?.title}: ${said.error}`);
    return Object.fromEntries(
      Object.entries(said as Record<string, [string, string | null]>).map(
        ([name, [kind, source]]): [string, Held] => [
          name,
          [[kind], source === null ? null : signatureIn(source)],
        ],
      ),
    );
  });
}

/** What TypeScript's own checker says that modules export. */
function heldByChecker(programs: readonly Program[]): Truth[] {
  const roots = programs.map(({ folder, file }) => join(folder, file));
  const program = ts.createProgram(roots, {
    noLib: true,
    noEmit: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.Node16,
    moduleResolution: ts.ModuleResolutionKind.Node16,
    esModuleInterop: true,
    experimentalDecorators: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  return programs.map(({ of }, i) => {
    const source = program.getSourceFile(roots[i] as string);
    const module = source && checker.getSymbolAtLocation(source);
    if (!source || !module) throw new Error(`${programs[i]?.title}: it is no module`);
    const exported = checker.getExportsOfModule(module);
    // `export = x` is the default of who imports it, unless it is a namespace alone.
    const assigned = module.exports?.get(ts.InternalSymbolName.ExportEquals);
    const whole =
      assigned && assigned.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(assigned) : assigned;
    const isSpace = whole && (whole.flags & ~ts.SymbolFlags.Namespace) === 0;
    const all = assigned && !isSpace ? [...exported, assigned] : exported;
    if (of === undefined) return truthOf(all, checker, source);
    const holder = exported.find(({ name }) => name === of);
    if (!holder) throw new Error(`${programs[i]?.title}: no ${of}`);
    const members = [...(holder.members?.values() ?? []), ...(holder.exports?.values() ?? [])];
    return truthOf(
      members.filter(each => !/^(__constructor|prototype|__call|__new|__index|__type)$/.test(each.name)),
      checker,
      source,
    );
  });
}

function truthOf(symbols: readonly ts.Symbol[], checker: ts.TypeChecker, at: ts.Node): Truth {
  return Object.fromEntries(
    symbols.map(symbol => {
      const real = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const type =
        real.flags & ts.SymbolFlags.Value ? checker.getTypeOfSymbolAtLocation(real, at) : undefined;
      const made = type?.getConstructSignatures() ?? [];
      const called = type?.getCallSignatures() ?? [];
      const kinds = kindsOf(real, made.length > 0, called.length > 0);
      const all = real.flags & ts.SymbolFlags.Accessor ? [] : called.length > 0 ? called : made;
      const lists = all.map(each => {
        const written = each.getDeclaration();
        return written ? listOf(written.parameters) : '()';
      });
      const name = symbol.name === 'export=' ? 'default' : symbol.name.replace(/^__#\d+@/, '');
      return [name, [kinds, lists.length > 0 ? [...new Set(lists)].join('|') : null]];
    }),
  );
}

function kindsOf({ flags }: ts.Symbol, isMade: boolean, isCalled: boolean): string[] {
  const of: [boolean, string][] = [
    [(flags & ts.SymbolFlags.Class) !== 0 || isMade, 'class'],
    [(flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Method)) !== 0 || isCalled, 'function'],
    [(flags & ts.SymbolFlags.Interface) !== 0, 'interface'],
    [(flags & ts.SymbolFlags.Enum) !== 0, 'enum'],
    [(flags & ts.SymbolFlags.TypeAlias) !== 0, 'type'],
    [(flags & ts.SymbolFlags.Namespace) !== 0, 'module'],
    [(flags & (ts.SymbolFlags.Variable | ts.SymbolFlags.Property | ts.SymbolFlags.Accessor)) !== 0, 'value'],
  ];
  return of.flatMap(([is, kind]) => (is ? [kind] : []));
}

/** What was read otherwise than it is held. */
function differences(read: readonly ReadSymbol[], truth: Truth): string[] {
  const wrong: string[] = [];
  // Names that only a run gives are shown as they are written.
  const isShown = ({ name }: ReadSymbol) => !/^(\[|#)/.test(name);
  for (const { name, what, signature } of read.filter(isShown)) {
    const held = Object.hasOwn(truth, name) ? truth[name] : undefined;
    if (!held) wrong.push(`${name} is not there`);
    else if (what !== 'unknown') {
      const [kinds, wanted] = held;
      const isCode = /^(function|method|class)$/.test(what);
      const kind = what === 'method' ? 'function' : /^(constant|variable)$/.test(what) ? 'value' : what;
      const has = typeof signature === 'string' ? laidOut(signature) : null;
      const isKind = kinds.includes(kind) || (kind === 'module' && kinds.includes('value'));
      if (!isKind || (isCode && has !== wanted))
        wrong.push(`${name}: ${what} ${has}, but ${kinds.join('+')} ${wanted}`);
    }
  }
  const names = read.map(({ name }) => name);
  for (const name of Object.keys(truth)) if (!names.includes(name)) wrong.push(`${name} is missing`);
  for (const name of new Set(names))
    if (names.filter(each => each === name).length > 1) wrong.push(`${name} is there several times`);
  return wrong;
}

function programs(): Program[] {
  const parts = readFileSync(join(import.meta.dirname ?? '.', 'javascript-names.txt'), 'utf8')
    .split(/^= (quiet|odd) ([\w.]+)(?:#(\w+))? (.*)\n/m)
    .slice(1) as (string | undefined)[];
  return Array.from({ length: parts.length / 5 }, (_, i) => {
    const [level = '', file = '', of, title = '', text = ''] = parts.slice(5 * i, 5 * i + 5);
    const [own = '', ...others] = text.split(/^## (\S+)\n/m);
    const files: Record<string, string> = { [file]: own };
    for (let j = 0; j < others.length; j += 2) files[others[j] as string] = others[j + 1] as string;
    return { level, title: `${file} ${title}`, file, of, folder: folderWith(files) };
  });
}

test('what a module exports when it is loaded is read, or reported', async () => {
  const all = programs();
  const isTyped = ({ file }: Program) => /ts$/.test(file);
  const typed = all.filter(isTyped);
  const plain = all.filter(each => !isTyped(each));
  const failed: string[] = [];
  for (const [some, truths] of [
    [plain, heldByNode(plain)],
    [typed, heldByChecker(typed)],
  ] as const)
    for (const [i, { level, title, file, of, folder }] of some.entries()) {
      const map = { name: 'name', what: 'what', signature: 'signature' };
      const source = of === undefined ? { exported: true } : { of };
      const { values, reported: all } = await readIn(folder, { symbols: file, ...source, map });
      const reported = all.filter(each => !each.startsWith('map-nothing'));
      const wrong = differences(values as ReadSymbol[], truths[i] as Truth);
      if (wrong.length > 0 && reported.length === 0) failed.push(`silent, ${title}: ${wrong.join('; ')}`);
      if (level === 'quiet' && reported.length > 0) failed.push(`noisy, ${title}: ${reported.join('; ')}`);
    }
  expect(failed).toEqual([]);
});
