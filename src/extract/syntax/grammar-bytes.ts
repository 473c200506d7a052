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
export const MAX_GRAMMAR_MIB = 32;

/** What the parser has for grammars: memory, and functions of C's library that only compute. */
const IMPORTS =
  /^(memory|__(indirect_function_table|memory_base|table_base|stack_pointer|assert_fail)|abort|malloc|calloc|realloc|free|(mem|str|isw|tow)[a-z]+|is(alnum|alpha|digit|space|upper|lower|xdigit)|to(upper|lower)|_Z\w+)$/;
/** Programs in JavaScript that Emscripten's loader would run. */
const PROGRAMS = /^__(em_js|start_em|stop_em|em_lib)/;
/** The section in which such a module says how it is to be linked; its part of other libraries that it needs. */
const LINKING = 'dylink.0';
const NEEDED = 2;

/**
 * Why a file is no grammar that may be loaded: WebAssembly reaches only what it is given, and a grammar needs no more
 * than memory. Undefined when it may.
 */
export async function grammarProblem(bytes: Uint8Array): Promise<string | undefined> {
  if (bytes.length > MAX_GRAMMAR_MIB * 1024 * 1024) return `it is larger than ${MAX_GRAMMAR_MIB} MiB`;
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
  const [linking] = WebAssembly.Module.customSections(module, LINKING);
  if (!linking) return 'it is not made for tree-sitter of today: make it again by `tree-sitter build --wasm`';
  return needsOthers(new Uint8Array(linking)) ? 'it would load other files' : undefined;
}

/** Whether the section about linking names other libraries. */
function needsOthers(section: Uint8Array): boolean {
  let at = 0;
  const number = () => {
    let value = 0;
    for (let shift = 0; at < section.length; shift += 7) {
      const byte = section[at] as number;
      at += 1;
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) break;
    }
    return value;
  };
  while (at < section.length) {
    const kind = number();
    const end = number() + at;
    if (kind === NEEDED && number() > 0) return true;
    at = end;
  }
  return false;
}
