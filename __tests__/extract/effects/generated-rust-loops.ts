import * as fc from 'fast-check';
import type { Program } from './programs.js';

/** Programs of Rust whose closure fills a list or map in loops, with counters, conditions and iterators, and gives it. */

const value = fc.constantFrom(
  'x',
  'i',
  '7',
  'x * 2 + 1',
  'x - i',
  'k.len() as i32',
  'm.len() as i32',
  'W[1]',
  'twice(x)',
);
const condition = fc.constantFrom('x > 1', 'i == 2', 'k.len() < 3', 'x % 2 == 0', 'k.is_empty()');
const iterator = fc.constantFrom(
  '0..3',
  '1..=2',
  '[5, 6]',
  'W',
  'W.iter().copied()',
  'W.iter().rev().map(|e| e + 1)',
  'W.iter().enumerate().map(|(p, e)| p as i32 + e)',
  'W.iter().skip(1).copied().chain(8..10)',
  'W.iter().zip([1, 2]).map(|(a, b)| a * b)',
  '(0..7).step_by(3).filter(|e| *e != 3)',
  'W.iter().copied().take(2).collect::<Vec<_>>()',
);

const simple = fc.oneof(
  { weight: 4, arbitrary: value.map(what => `k.push(${what});`) },
  { weight: 2, arbitrary: value.map(what => `k.insert(0, ${what});`) },
  { weight: 2, arbitrary: value.map(what => `if k.len() > 1 { k[1] = ${what}; }`) },
  { weight: 3, arbitrary: fc.tuple(value, value).map(([key, what]) => `m.insert(${key}, ${what});`) },
  { weight: 2, arbitrary: fc.constant('i += 1;') },
  { weight: 1, arbitrary: value.map(what => `i = ${what};`) },
  { weight: 1, arbitrary: value.map(what => `let v = ${what}; k.push(v);`) },
  { weight: 1, arbitrary: fc.constant('k.extend([1, 2]);') },
);

const { statement } = fc.letrec<{ statement: string }>(tie => {
  const block = fc.array(tie('statement'), { minLength: 1, maxLength: 3 }).map(all => all.join(' '));
  return {
    statement: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      simple,
      fc
        .tuple(condition, block, fc.constantFrom('', ' continue;', ' break;'))
        .map(([when, body, jump]) => `if ${when} { ${body}${jump} }`),
      fc.tuple(condition, block, block).map(([when, a, b]) => `if ${when} { ${a} } else { ${b} }`),
      fc.tuple(iterator, block).map(([over, body]) => `for x in ${over} { ${body} }`),
    ),
  };
});

// A list that grows in the loops over it would have no end within loops.
const outer = fc.oneof(iterator, fc.constant('k.clone()'));
const loop = fc
  .tuple(outer, fc.array(statement, { minLength: 1, maxLength: 4 }))
  .map(([over, body]) => `for x in ${over} { ${body.join(' ')} }`);
// What it counts goes up first, so that it ends.
const counted = fc
  .tuple(fc.constantFrom('while i < 5', 'loop'), fc.array(simple, { minLength: 1, maxLength: 3 }))
  .map(([head, body]) => {
    const own = body.filter(each => !each.startsWith('i = ')).join(' ');
    return head === 'loop' ? `loop { i += 1; if i > 4 { break; } ${own} }` : `${head} { i += 1; ${own} }`;
  });

/** A program with a list `K`. */
export function generatedRustLoops(): fc.Arbitrary<Program> {
  return fc.array(fc.oneof(loop, loop, counted, simple), { minLength: 1, maxLength: 3 }).map(body => {
    const text = `const W: [i32; 3] = [3, 1, 2];
fn twice(n: i32) -> i32 { n * 2 }
pub static K: LazyLock<Vec<i32>> = LazyLock::new(|| {
  let x = 4;
  let mut i = 0i32;
  let mut k = vec![9];
  let mut m = BTreeMap::from([(1, 1)]);
  ${body.join('\n  ')}
  k
});
`;
    return { files: { 'a.rs': text }, text, harmless: false };
  });
}
