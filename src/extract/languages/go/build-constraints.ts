import type { Node } from '../../syntax/node.js';

/** Which files a build of Go takes (cmd/go, "Build constraints"), seen from Linux on amd64 with the usual compiler. */

const SYSTEMS = new Set(
  'aix android darwin dragonfly freebsd hurd illumos ios js linux nacl netbsd openbsd plan9 solaris wasip1 windows zos'.split(
    ' ',
  ),
);
const PROCESSORS = new Set(
  '386 amd64 amd64p32 arm armbe arm64 arm64be loong64 mips mipsle mips64 mips64le mips64p32 mips64p32le ppc ppc64 ppc64le riscv riscv64 s390 s390x sparc sparc64 wasm'.split(
    ' ',
  ),
);
const HELD = new Set(['linux', 'unix', 'amd64', 'cgo', 'gc']);

export function isTestFile(path: string): boolean {
  return path.endsWith('_test.go');
}

/** The condition under which alone a file is compiled, where a build on Linux leaves it out. */
export function buildCondition(root: Node, path: string): string | undefined {
  const conditions = [byName(path), byLines(root)].filter(each => each !== undefined);
  const missed = conditions.filter(each => !holds(each));
  return missed.length === 0 ? undefined : conditions.join(' && ');
}

/** `open_windows.go`, `asm_linux_arm64.go`. */
function byName(path: string): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/(_test)?\.go$/, '');
  const parts = name.split('_').slice(1);
  const last = parts.at(-1) ?? '';
  const before = parts.at(-2) ?? '';
  if (SYSTEMS.has(before) && PROCESSORS.has(last)) return `${before} && ${last}`;
  return SYSTEMS.has(last) || PROCESSORS.has(last) ? last : undefined;
}

/** `//go:build …` in front of the package, or the older lines `// +build …`. */
function byLines(root: Node): string | undefined {
  const old: string[] = [];
  for (const node of root.namedChildren) {
    if (node?.type !== 'comment') break;
    const [, expression] = /^\/\/go:build\s+(.*)$/.exec(node.text) ?? [];
    if (expression !== undefined) return expression.trim();
    const [, alternatives] = /^\/\/\s*\+build\s+(.*)$/.exec(node.text) ?? [];
    // A space is "or", a comma is "and", lines are "and", too.
    if (alternatives !== undefined)
      old.push(
        alternatives
          .trim()
          .split(/\s+/)
          .map(each => each.replaceAll(',', ' && '))
          .join(' || '),
      );
  }
  return old.length > 1 ? old.map(each => `(${each})`).join(' && ') : old[0];
}

function holds(condition: string): boolean {
  const tokens = condition.match(/&&|\|\||[!()]|[\w.]+/g) ?? [];
  let at = 0;
  return either();

  function either(): boolean {
    let value = both();
    while (tokens[at] === '||') {
      at += 1;
      const more = both();
      value ||= more;
    }
    return value;
  }

  function both(): boolean {
    let value = one();
    while (tokens[at] === '&&') {
      at += 1;
      const more = one();
      value &&= more;
    }
    return value;
  }

  function one(): boolean {
    const token = tokens[at++];
    if (token === '!') return !one();
    if (token !== '(') return token !== undefined && (HELD.has(token) || /^go1\.\d+$/.test(token));
    const value = either();
    at += 1;
    return value;
  }
}

/** Whether a comment is an instruction for a tool, as `go doc` tells them: `//go:noinline`, `//nolint:all`, `//export F`. */
export function isDirective(comment: string): boolean {
  return /^\/\/(?:[a-z0-9]+:[a-z0-9]|(?:line|extern|export) )/.test(comment);
}
