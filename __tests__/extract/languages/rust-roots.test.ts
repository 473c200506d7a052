import { expect, it } from '@jest/globals';
import { folderWith, readIn } from '../small-repository.js';

/** Read as a folder without a name in it, each turn gave the same file under a longer path, until the memory ran out. */
it.each(['use *;', 'use ::*;', 'use crate::*;'])('takes over the root of the crate: %s', async use => {
  const folder = folderWith({
    'src/lib.rs': 'pub mod std;\npub const NAME: &\'static str = "add";\n',
    'src/std/mod.rs': `${use}\npub fn all(m: &mut M) { m.add(NAME, 1); m.add(MISSING, 2); }\n`,
  });
  const { values, problems } = await readIn(folder, { table: 'src/std/mod.rs#add()', map: 'args[0]' });
  expect(values[0]).toBe('add');
  expect(problems.map(({ message }) => message).join()).toContain('MISSING');
});

it('looks for no other crate among its own files', async () => {
  const folder = folderWith({
    'src/lib.rs': 'mod other;\nuse ::other::NAME;\npub fn all(m: &mut M) { m.add(NAME); }\n',
    'src/other.rs': 'pub const NAME: &str = "own";\n',
  });
  const { reported } = await readIn(folder, { table: 'src/lib.rs#add()', map: 'args[0]' });
  expect(reported).toEqual(['source-unresolved src/lib.rs:3']);
});
