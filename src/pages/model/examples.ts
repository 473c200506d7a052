import type { ExemploDeReferencia } from '../../contract/generated/contract.js';
import { compareCodePoints } from '../../text/code-points.js';
import { LINE_COMMENT, QUOTED } from '../../text/program-code.js';

/** A program in the language. */
export interface Program {
  /** Path in the repository. */
  readonly path: string;
  readonly text: string;
}

/** A paragraph of more lines is cut around the line in question. */
const MAX_PARAGRAPH_LINES = 8;
const LINES_BEFORE = 1;
const LINES_BEHIND = 2;
/** What a line may have to be worth showing. */
const MAX_EXAMPLE_CHARACTERS = 1000;

const WORD = /(\.?)\s*([\p{L}_$][\p{L}\p{M}\p{N}_$]*[?!]?)/gu;
const SIGNS = /[^\p{L}\p{M}\p{N}\s_$"'`()[\]{},;]+/gu;

interface Use {
  readonly program: Program;
  readonly example: ExemploDeReferencia;
}

/**
 * Where programs use names: for each name the shortest lines, of every program that has it. Names are looked for as they
 * are written, outside of texts and comments; what a line means is not known here.
 */
export class Examples {
  private readonly words = new Map<string, Use[]>();
  private readonly members = new Map<string, Use[]>();
  private readonly signs = new Map<string, Use[]>();

  constructor(programs: readonly Program[]) {
    for (const program of programs) this.read(program);
    for (const uses of [this.words, this.members, this.signs])
      for (const list of uses.values())
        list.sort(
          (a, b) =>
            a.example.codigo.length - b.example.codigo.length ||
            compareCodePoints(a.program.path, b.program.path) ||
            (a.example.linha ?? 0) - (b.example.linha ?? 0),
        );
  }

  /** Of a word or of a global function. */
  ofWord(name: string): ExemploDeReferencia[] {
    return first(this.words.get(name));
  }

  ofOperator(sign: string): ExemploDeReferencia[] {
    return first(this.signs.get(sign) ?? this.words.get(sign));
  }

  /** Of a symbol: only in programs that name its module. */
  ofSymbol(name: string, modules: readonly string[]): ExemploDeReferencia[] {
    const named = (use: Use) => modules.some(module => mentions(use.program.text, module));
    const member = first(this.members.get(name)?.filter(named));
    return member.length > 0 ? member : first(this.words.get(name)?.filter(named));
  }

  /** Of a module: the lines that name it. */
  ofModule(names: readonly string[], programs: readonly Program[]): ExemploDeReferencia[] {
    const found: Use[] = [];
    for (const program of programs) {
      const said = names.filter(name => program.text.includes(name));
      if (said.length === 0) continue;
      const lines = program.text.split('\n');
      const at = lines.findIndex(line =>
        said.some(name => line.includes(name) && mentions(line.replace(LINE_COMMENT, ''), name)),
      );
      if (at >= 0) found.push({ program, example: excerpt(program, lines, at) });
    }
    found.sort((a, b) => a.example.codigo.length - b.example.codigo.length);
    return first(found);
  }

  private read(program: Program): void {
    const lines = program.text.split('\n');
    for (const [i, line] of lines.entries()) {
      const code = line.replace(QUOTED, text => '"'.repeat(text.length)).replace(LINE_COMMENT, '');
      let example: ExemploDeReferencia | undefined;
      const use = (): Use => {
        example ??= excerpt(program, lines, i);
        return { program, example };
      };
      for (const [, dot, name = ''] of code.matchAll(WORD)) {
        add(dot === '' ? this.words : this.members, name, use);
      }
      for (const [sign] of code.matchAll(SIGNS)) add(this.signs, sign, use);
    }
  }
}

/** One for each program is enough. */
function add(uses: Map<string, Use[]>, name: string, use: () => Use): void {
  const list = uses.get(name);
  const made = use();
  if (made.example.codigo.length > MAX_EXAMPLE_CHARACTERS) return;
  if (list === undefined) uses.set(name, [made]);
  else {
    const last = list.at(-1);
    if (last?.program !== made.program) list.push(made);
    else if (made.example.codigo.length < last.example.codigo.length) list[list.length - 1] = made;
  }
}

function first(uses: readonly Use[] = []): ExemploDeReferencia[] {
  return uses.slice(0, 1).map(({ example }) => example);
}

/** The paragraph around a line, without the indentation that all of it has. */
function excerpt({ path }: Program, lines: readonly string[], at: number): ExemploDeReferencia {
  const isBlank = (i: number) => (lines[i] ?? '').trim() === '';
  let [start, end] = [at, at];
  while (start > 0 && !isBlank(start - 1)) start -= 1;
  while (end < lines.length - 1 && !isBlank(end + 1)) end += 1;
  if (end - start >= MAX_PARAGRAPH_LINES) {
    start = Math.max(start, at - LINES_BEFORE);
    end = Math.min(end, at + LINES_BEHIND);
  }
  const shown = lines.slice(start, end + 1);
  const indents = shown.map(line => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const common = Math.min(...indents);
  return { codigo: shown.map(line => line.slice(common)).join('\n'), arquivo: path, linha: start + 1 };
}

/** Whether a text has a name that is no part of a longer one. */
function mentions(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const [before, behind] = [text[at - 1] ?? ' ', text[at + name.length] ?? ' '];
    if (!/[\p{L}\p{N}_.]/u.test(before) && !/[\p{L}\p{N}_]/u.test(behind)) return true;
  }
  return false;
}
