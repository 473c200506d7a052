import { beforeAll, describe, expect, it } from '@jest/globals';
import { toPlain } from '../../src/extract/evaluate/plain-data.js';
import { Unresolved } from '../../src/extract/evaluate/value.js';
import type { Language } from '../../src/extract/languages/language.js';
import { bindingTable, inField, value } from '../../src/extract/languages/shared/binding-table.js';
import { operatorsWith } from '../../src/extract/languages/shared/folding.js';
import {
  binary,
  choice,
  constant,
  LOGICAL,
  name,
  nodeTable,
  plainItems,
  sequence,
  text,
  written,
} from '../../src/extract/languages/shared/node-table.js';
import { numberLiteral } from '../../src/extract/languages/shared/number-literals.js';
import { SourceFiles } from '../../src/extract/source-files.js';
import { named, opaque, Pair } from '../../src/extract/syntax/nodes.js';
import { loadGrammar } from '../../src/extract/syntax/parser.js';
import { SourceFile } from '../../src/extract/syntax/source-file.js';
import { openRepository } from '../../src/repository/repository.js';
import { folderWith } from './small-repository.js';

/** All that a language needs: constants of Ruby, by the grammar that `query` searches it with. */
const ruby: Language = {
  name: 'Ruby',
  extensions: ['.rb'],
  grammar: 'tree-sitter-ruby/tree-sitter-ruby.wasm',
  comments: { types: new Set(['comment']), line: ['#'], block: [['=begin', '=end']] },
  scopes: { types: new Set(['program', 'method', 'class', 'module']), deferred: new Set(['method']) },
  nameCharacters: '\\p{ID_Continue}',
  expression: nodeTable({
    string: text(source => source.slice(1, -1)),
    simple_symbol: text(source => source.slice(1)),
    hash_key_symbol: text(source => source),
    integer: written(source => numberLiteral(source, source, { oldOctal: true })),
    true: constant(true),
    nil: constant(null),
    constant: name(),
    array: sequence(plainItems),
    hash: node => ({ kind: 'mapping', entries: named(node).map(pair => new Pair(pair, 'key', 'value')) }),
    // Where the grammar gives no name to a part, a meaning is a function of its own.
    element_reference: node => {
      const [object, key] = named(node);
      return object && key ? { kind: 'index', object, index: key } : opaque('an index');
    },
    binary: binary(LOGICAL),
    conditional: choice,
  }),
  binding: bindingTable({
    assignment: inField(
      'left',
      value(node => node.childForFieldName('right')),
    ),
  }),
  imports: { wildcards: () => [], paths: () => [] },
  operators: operatorsWith({ only32Bit: false, overflow: 'nearest', joinsTexts: true }),
  functions: {},
};

beforeAll(() => loadGrammar('tree-sitter-ruby.wasm'));

/** The value of the constant `VALUE` of a file. */
function valueIn(source: string) {
  const { evaluator } = new SourceFiles(openRepository(folderWith({ 'a.rb': source })));
  return evaluator.names.exported('VALUE', new SourceFile('a.rb', source, ruby, 'tree-sitter-ruby.wasm'));
}

describe('a language with nothing but what is needed', () => {
  it.each([
    ['VALUE = ["if", :else, 0x10, nil]', ['if', 'else', 16, null]],
    ['VALUE = { if: 1, "else" => 2 }', { if: 1, else: 2 }],
    ['BASE = 7\nVALUE = BASE * 6', 42],
    ['WORDS = ["a", "b"]\nVALUE = WORDS[1] + "!"', 'b!'],
    ['VALUE = true && 2 > 1 ? "yes" : "no"', 'yes'],
  ])('reads %j', (source, expected) => {
    const found = valueIn(source);
    expect(found === undefined ? undefined : toPlain(found)).toEqual(expected);
  });

  it('says what it does not know, and where', () => {
    const found = valueIn('VALUE = 1\n  .succ');
    expect(found).toBeInstanceOf(Unresolved);
    expect(found).toMatchObject({
      reason: expect.stringContaining('a call'),
      place: { file: 'a.rb', line: 1 },
    });
  });

  it('knows nothing of a name that nothing binds', () => {
    expect(valueIn('OTHER = 1')).toBeUndefined();
  });
});
