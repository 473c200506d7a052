import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { extractSource } from '../../../src/commands/extract.js';
import { folderWith } from '../small-repository.js';

const modules = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'node_modules');
const WASM = readFileSync(join(modules, 'tree-sitter-wasms', 'out', 'tree-sitter-solidity.wasm'));
const SOURCE = `contract C {
  /// Who may do it.
  modifier only(bytes32 role) { _; }
  function none() public {}
  function some(uint256 a, address b) public {}
}
`;

/** Name and signature of what a contract of Solidity has, by a query. */
async function signatures(query: string): Promise<Record<string, unknown>> {
  const grammar = {
    wasm: 'tools/sol.wasm',
    sha256: createHash('sha256').update(WASM).digest('hex'),
    extensions: ['.sol'],
    definitions: 'tools/sol.scm',
  };
  const head = { nome: 'X', descricao: 'X', documentacao: 'https://x.dev', versao: '1.0.0' };
  const repo = folderWith({
    'tools/sol.wasm': WASM,
    'tools/sol.scm': query,
    'a.sol': SOURCE,
    'refdata.yml': JSON.stringify({ ...head, grammars: { sol: grammar }, sintaxe: { extensao: '.sol' } }),
  });
  const source = { symbols: 'a.sol', of: '*', map: { nome: 'name', s: 'signature' } };
  const { rows, findings } = await extractSource({ repo, config: 'refdata.yml', what: { source } });
  expect(findings).toEqual([]);
  return Object.fromEntries(rows.map(({ fields }) => [fields.nome, fields.s ?? null]));
}

it('nothing is said to take nothing whose parameters a query does not mark', async () => {
  const plain = `(contract_declaration name: (_) @name) @definition.class
(modifier_definition name: (_) @name) @definition.function
(function_definition name: (_) @name) @definition.function
`;
  expect(await signatures(plain)).toEqual({ only: null, none: '()', some: null });
  expect(
    await signatures(
      `(function_definition name: (_) @name (parameter) @parameters) @definition.function\n${plain}`,
    ),
  ).toEqual({ only: null, none: '()', some: 'uint256 a, address b' });
});
