/** As much of WebAssembly as is used here: its types come with those of browsers. */
declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<object>;
  readonly Module: {
    exports(module: object): { readonly name: string }[];
    imports(module: object): { readonly name: string }[];
    customSections(module: object, name: string): ArrayBuffer[];
  };
};

/** A grammar of a large language has six MiB. */
const MAX_GRAMMAR_MIB = 32;
export const MAX_GRAMMAR_BYTES = MAX_GRAMMAR_MIB * 1024 * 1024;

/** What the parser has for grammars: memory, and functions of C's library that only compute. */
const IMPORTS =
  /^(memory|__(indirect_function_table|memory_base|table_base|stack_pointer|assert_fail)|abort|malloc|calloc|realloc|free|(mem|str|isw|tow)[a-z]+|is(alnum|alpha|digit|space|upper|lower|xdigit)|to(upper|lower)|_Z\w+)$/;
/** Programs in JavaScript that Emscripten's loader would run. */
const PROGRAMS = /^__(em_js|start_em|stop_em|em_lib)/;
/** Of the section in which such a module says how it is to be linked, the part about other libraries that it needs. */
const NEEDED = 2;

/**
 * Why a file is no grammar that may be loaded: WebAssembly reaches only what it is given, and a grammar needs no more
 * than memory. Undefined when it may.
 */
export async function grammarProblem(bytes: Uint8Array): Promise<string | undefined> {
  if (bytes.length > MAX_GRAMMAR_BYTES) return `it is larger than ${MAX_GRAMMAR_MIB} MiB`;
  let module: object;
  try {
    module = await WebAssembly.compile(Uint8Array.from(bytes));
  } catch {
    return 'it is not WebAssembly';
  }
  const exported = WebAssembly.Module.exports(module).map(({ name }) => name);
  const own = new Set(exported);
  if (!exported.some(name => /^tree_sitter_\w+$/.test(name))) return 'it is no grammar of tree-sitter';
  if (exported.some(name => PROGRAMS.test(name))) return 'it holds JavaScript';
  const asked = WebAssembly.Module.imports(module).find(({ name }) => !own.has(name) && !IMPORTS.test(name));
  if (asked) return `it asks for ${asked.name}, which no grammar needs`;
  const [linking] = WebAssembly.Module.customSections(module, 'dylink.0');
  const [earlier] = WebAssembly.Module.customSections(module, 'dylink');
  const needs = linking
    ? needsOthers(new Numbers(linking))
    : earlier
      ? neededEarlier(new Numbers(earlier)) > 0
      : undefined;
  if (needs === undefined) return 'it is not made for tree-sitter: make it by `tree-sitter build --wasm`';
  return needs ? 'it would load other files' : undefined;
}

/** Whether the section about linking names other libraries, in the part that is for them. */
function needsOthers(section: Numbers): boolean {
  while (!section.isAtEnd) {
    const kind = section.next();
    const length = section.next();
    const end = section.at + length;
    if (kind === NEEDED && section.next() > 0) return true;
    section.at = end;
  }
  return false;
}

/** How many libraries the section names in its earlier form, behind two sizes and two alignments. */
function neededEarlier(section: Numbers): number {
  for (let skipped = 0; skipped < 4; skipped += 1) section.next();
  return section.next();
}

/** Numbers of WebAssembly, one after the other. */
class Numbers {
  at = 0;
  private readonly bytes: Uint8Array;

  constructor(section: ArrayBuffer) {
    this.bytes = new Uint8Array(section);
  }

  get isAtEnd(): boolean {
    return this.at >= this.bytes.length;
  }

  next(): number {
    let value = 0;
    for (let factor = 1; !this.isAtEnd; factor *= 128) {
      const byte = this.bytes[this.at] as number;
      this.at += 1;
      value += (byte % 128) * factor;
      if (byte < 128) break;
    }
    return value;
  }
}
