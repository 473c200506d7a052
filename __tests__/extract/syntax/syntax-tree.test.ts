import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { globSync } from 'tinyglobby';
import type { Node as Official } from 'web-tree-sitter';
import { loadGrammar, parse } from '../../../src/extract/syntax/parser.js';
import { grammarFile, syntaxes } from '../../../src/extract/syntax/syntaxes.js';
import type { Node, Tree } from '../../../src/extract/syntax/tree/node.js';

/** Files of packages that the lockfile pins, by the grammar that reads them. */
const TEXTS: Record<string, string> = {
  python: 'tree-sitter-python/bindings/python/**/*.py',
  javascript: '{coffeescript/lib/coffeescript/{lexer,command}.js,@designliquido/delegua/lexador/*.js}',
  typescript: 'typescript/lib/lib.es20*.d.ts',
  tsx: 'typescript/lib/lib.es5.d.ts',
  c: 'tree-sitter-{c,html,python}/src/{scanner.c,tree_sitter/*.h}',
  cpp: 'tree-sitter-{c,python}/{src/scanner.c,bindings/node/*.cc}',
  go: 'tree-sitter-*/bindings/go/*.go',
  rust: 'tree-sitter-*/bindings/rust/*.rs',
  html: 'tree-sitter-html/**/*.html',
};

/** Small texts for what no package has, and with what is rare: other names, fields in hidden nodes, errors. */
const SNIPPETS: Record<string, string> = {
  python:
    'class A(B, metaclass=M):\n  """doc é 😀"""\n  @d\n  async def f(self, a=1, *b: int, **c) -> str: return [x for x in a if x]\nx = {"a": (1, 2), **y}\n',
  javascript: `const { a = 1, ...b } = await f\`x\${1}y\`;\nexport default class extends A { static #x = /re/g; get y() { return 1 } }\n`,
  typescript:
    'enum E { A = 1 << 2, B }\nexport declare function f<T extends U>(this: X, a?: T): asserts a is T;\n',
  tsx: 'const a = <A b={c} {...d}>text &amp; {e}</A>;\n',
  c: '#define X(a) a\nstatic const struct { const char *n; int (*f)(void); } t[] = { [0] = { .n = "a" "b", f }, { NULL, NULL } };\n',
  cpp: 'namespace a::b { template <class T> constexpr auto x = T{1, 2}; }\nint C::f() const && { return R"(x)"[0]; }\n',
  go: 'package p\nvar m = map[string][]int{"a": {1}, `b`: nil}\nfunc (t *T[K]) F(a, b int, c ...string) (x error) { return }\n',
  rust: "#[doc = \"x\"]\npub(crate) fn f<'a, T: A + 'a>(x: &'a mut [T; 3]) -> impl B { match x { 1 | 2 => {} _ => m!{a => 1} } }\n",
  java: '@A(b = 1) public final class X<T extends Y & Z> { static final String[] A = {"a", "b" + 1}; enum E { P(1) { } } }\n',
  ruby: 'class A < B\n  X = %w[a b].freeze\n  def self.f(a, b = 1, *c, d:, **e, &g) = a&.b { |x| x }\nend\n',
  c_sharp:
    'namespace A; [B] public record C(int X) : D { public static readonly string[] E = { "a", $"{1}" }; }\n',
  php: '<?php\nnamespace A; final class B extends C { const X = ["a" => 1, ...Y]; function f(?int $a = 1, ...$b): ?string { return <<<T\nx\nT; } }\n',
  html: '<!doctype html><p class=a>x &amp; <b>y</b><br/><script>z</script>\n',
};

const MAX_TEXT_CHARACTERS = 30_000;

describe.each(syntaxes.map(syntax => [syntax.id, syntax.grammar] as const))('nodes of %s', (id, path) => {
  const grammar = grammarFile(path);
  const snippet = SNIPPETS[id] ?? '';

  test('are those of the official API, in files of packages', async () => {
    await loadGrammar(grammar);
    const root = join(import.meta.dirname ?? '.', '..', '..', 'node_modules');
    const files = TEXTS[id] ? globSync(TEXTS[id], { cwd: root, ignore: [], absolute: true }).sort() : [];
    const texts = [snippet, ...files.map(file => readFileSync(file, 'utf8').slice(0, MAX_TEXT_CHARACTERS))];
    let nodes = 0;
    for (const text of texts) nodes += compared(text, grammar);
    console.log(`${basename(path)}: ${texts.length} texts, ${nodes} nodes compared`);
    expect(snippet).not.toBe('');
    expect(nodes).toBeGreaterThan(20);
  });

  test('are those of the official API, in texts that are broken anywhere', async () => {
    await loadGrammar(grammar);
    const at = fc.nat(snippet.length);
    fc.assert(
      fc.property(at, at, fc.string({ maxLength: 4 }), (from, to, text) => {
        compared(snippet.slice(0, from) + text + snippet.slice(to), grammar);
      }),
      { numRuns: 60 },
    );
  });
});

/** Compares every node of a text with what the runtime's own API says of it; how many there are. */
function compared(text: string, grammar: string): number {
  const tree = parse(text, grammar);
  try {
    const official = tree.parsed.rootNode;
    const count = same(tree.rootNode, official, tree);
    for (let i = 0; i < 40; i += 1) {
      const start = Math.floor((text.length * i) / 40);
      const end = Math.min(text.length, start + (i % 7));
      const ours = tree.rootNode.descendantForIndex(start, end);
      const theirs = official.descendantForIndex(start, end) as Official;
      expect([ours.id, ours.type, ours.startIndex]).toEqual([theirs.id, theirs.type, theirs.startIndex]);
      expect(ours.parent?.id).toBe(theirs.parent?.id);
    }
    return count;
  } finally {
    tree.delete();
  }
}

function same(ours: Node, theirs: Official, tree: Tree): number {
  let count = 0;
  const ahead: [Node, Official, Official | null][] = [[ours, theirs, null]];
  for (let pair = ahead.pop(); pair; pair = ahead.pop()) {
    const [node, official, parent] = pair;
    count += 1;
    const facts = factsOf(node);
    if (JSON.stringify(facts) !== JSON.stringify(factsOf(official))) expect(facts).toEqual(factsOf(official));
    if (node.parent?.id !== parent?.id) expect(node.parent?.id).toBe(parent?.id);
    for (const name of official.tree.language.fields) {
      if (name === null) continue;
      const [first, all] = [
        node.childForFieldName(name)?.id,
        node.childrenForFieldName(name).map(child => child.id),
      ];
      const given = official.childForFieldName(name)?.id;
      // The runtime gives a child of a child where that one is a node by its other name alone; here it is none of ours.
      const expected = official.children.some(child => child?.id === given) ? given : undefined;
      if (first !== expected) expect([official.type, name, first]).toEqual([official.type, name, expected]);
      if (all.length > 0 || expected !== undefined)
        expect(all).toEqual(official.childrenForFieldName(name).map(child => child?.id));
    }
    const again = tree.nodeOf(official);
    expect(again.type).toBe(official.type);
    // Looking for a parent goes through the tree from its root.
    if (count % 50 === 0) expect(again.parent?.id).toBe(parent?.id);
    official.children.forEach((child, i) => {
      if (child) ahead.push([node.children[i] as Node, child, official]);
    });
  }
  return count;
}

function factsOf(node: Node | Official) {
  return {
    id: node.id,
    type: node.type,
    start: [node.startIndex, node.startPosition.row, node.startPosition.column],
    end: [node.endIndex, node.endPosition.row, node.endPosition.column],
    named: node.isNamed,
    error: node.isError,
    missing: node.isMissing,
    hasError: node.hasError,
    text: node.endIndex - node.startIndex < 200 ? node.text : '',
    children: node.children.map(child => child?.id),
    namedChildren: node.namedChildren.map(child => child?.id),
    first: node.firstNamedChild?.id,
    previous: node.children.map((child, i) => previousOf(node, child, i)),
  };
}

/**
 * The named sibling before a child. Before an empty one the runtime gives a node inside of that sibling where both end in the
 * same place (a missing bracket after a missing bracket); here it is the sibling.
 */
function previousOf(
  parent: Node | Official,
  child: Node | Official | null,
  place: number,
): number | undefined {
  const previous = child?.previousNamedSibling?.id;
  if (!child || child.endIndex > child.startIndex) return previous;
  const siblings: (Node | Official | null)[] = parent.children.slice(0, place);
  const before = siblings.filter(sibling => sibling?.isNamed).at(-1);
  return parent.children.some(sibling => sibling?.id === previous) ? previous : before?.id;
}
