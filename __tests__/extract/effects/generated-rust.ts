import * as fc from 'fast-check';
import type { Program } from './programs.js';

/**
 * Programs of Rust that make a table in the closure of a `LazyLock`, which runs when somebody first asks for it, and read or change it
 * there: before `main` nothing else runs. `X` is a place that is the table, `@` what is done to it, `§` the number of the step.
 */
interface Table {
  readonly type: string;
  readonly make: string;
  /** What `mutate` does to its table `t`. */
  readonly write: string;
  readonly ops: readonly string[];
}

const TABLES: readonly Table[] = [
  {
    type: 'Vec<i32>',
    make: 'vec![3, 1, 2]',
    write: 't.push(31);',
    ops: [
      'X.push(4);',
      'if X.len() > 0 { X[0] = 9; }',
      'X.sort();',
      'X.sort_by(|a, b| b.cmp(a));',
      'X.reverse();',
      'X.retain(|e| *e > 1);',
      'X.extend([5, 6]);',
      'X.clear();',
      'for e in X.iter_mut() { *e += 1; }',
      'for e in &mut X { *e = 0; }',
      'X.iter_mut().for_each(|e| *e *= 2);',
      'if let Some(e) = X.first_mut() { *e = 8; }',
      'if let [a, ..] = &mut X[..] { *a = 70; }',
      'if X.len() > 1 { X.swap(0, 1); }',
      'if X.len() > 1 { let (a, b) = X.split_at_mut(1); a[0] = b[0]; }',
      'let y = std::mem::take(&mut X); X.extend(y.iter().map(|e| e + 1));',
      'X.insert(0, 7);',
      'X.truncate(1);',
      'X.drain(..).for_each(drop);',
      'X = vec![7];',
      'let r = &mut X; r.push(6);',
      'for e in X.iter() { let _ = e; }',
      'for e in X.clone() { let _ = e; }',
      'let mut y = X.clone(); y.push(9);',
      'let s: i32 = X.iter().sum(); assert!(s < 9999);',
      'let _ = X.len() + X.iter().count();',
      'let _ = X.contains(&3);',
      'let y: Vec<i32> = X.iter().map(|e| e * 2).collect(); let _ = y;',
    ],
  },
  {
    type: 'Vec<T>',
    make: 'vec![T { name: "a", n: 1 }, T { name: "b", n: 2 }]',
    write: 't.push(T { name: "m", n: 31 });',
    ops: [
      'if X.len() > 0 { X[0].n = 5; }',
      'if X.len() > 1 { let e = &mut X[1]; e.n += 7; }',
      'for e in X.iter_mut() { e.n *= 2; }',
      'for e in &mut X { e.name = "z"; }',
      'for e in X.iter() { let _ = e.n + 1; }',
      'if let Some(T { n, .. }) = X.last_mut() { *n = 8; }',
      'if let Some(T { n, .. }) = X.last() { let _ = n; }',
      'X.sort_by_key(|e| -e.n);',
      'X.pop();',
      'if let Some(e) = X.iter_mut().find(|e| e.n == 2) { e.n = 20; }',
      'let n = X.iter().filter(|e| e.n > 1).count(); let _ = n;',
      'if X.len() > 0 { let n = &mut X[0].n; *n = 11; }',
      'if X.len() > 0 { let mut n = X[0].n; n += 1; let _ = n; }',
      'if X.len() > 1 { let e = X.remove(0); X.push(e); }',
    ],
  },
  {
    type: "BTreeMap<&'static str, i32>",
    make: 'BTreeMap::from([("a", 1), ("b", 2)])',
    write: 't.insert("m", 31);',
    ops: [
      'X.insert("c", 3);',
      'X.remove("a");',
      '*X.entry("a").or_insert(0) += 5;',
      'X.entry("d").or_insert(4);',
      'if let Some(v) = X.get_mut("b") { *v = 9; }',
      'for (_, v) in X.iter_mut() { *v += 1; }',
      'for v in X.values_mut() { *v = 0; }',
      'X.retain(|_, v| *v > 1);',
      'X.extend([("e", 5)]);',
      'X.clear();',
      'if let Some(v) = X.get("b") { let _ = v; }',
      'for (k, v) in &X { let _ = (k, v); }',
      'let _ = X.contains_key("a") && X.len() > 9;',
      'let mut y = X.clone(); y.insert("y", 1);',
      'X.append(&mut BTreeMap::from([("z", 26)]));',
      'X = BTreeMap::new();',
    ],
  },
  {
    type: 'Vec<String>',
    make: 'vec!["b".to_string(), "a".to_string()]',
    write: 't.push("m".to_string());',
    ops: [
      'if X.len() > 0 { X[0].push_str("x"); }',
      'if X.len() > 0 { X[0] += "x"; }',
      "for s in X.iter_mut() { s.insert(0, 'q'); }",
      'for s in X.iter_mut() { *s = s.to_uppercase(); }',
      'for s in &X { let _ = s.to_uppercase(); }',
      'if X.len() > 0 { let mut s = X[0].clone(); s.clear(); }',
      'if X.len() > 0 { let s = &mut X[0]; s.clear(); }',
      'X.sort();',
      'let _ = X.join(",");',
      'X.push(String::from("c"));',
    ],
  },
  {
    type: '[i32; 3]',
    make: '[1, 2, 3]',
    write: 't[0] = 31;',
    ops: [
      'X[1] = 4;',
      'let mut y = X; y[0] = 9;',
      'let y = &mut X; y[0] = 9;',
      'for e in X.iter_mut() { *e *= 2; }',
      'for mut e in X { e += 1; let _ = e; }',
      'X.sort();',
      'X.swap(0, 2);',
      'X.fill(7);',
      'let s = &mut X[1..]; s[0] = 6;',
      'let _ = X.iter().sum::<i32>() + X.len() as i32;',
      'let [a, _, c] = X; let _ = a + c;',
      'let [a, _, _] = &mut X; *a = 12;',
    ],
  },
];

const SHARED = [
  'mutate(&mut X);',
  'let _ = look(&X);',
  'let _ = look(same(&mut X));',
  'mutate(same(&mut X));',
];

/** Places that are the table, with what has to stand in front. */
const PLACES: readonly (readonly [place: string, before: string])[] = [
  ['v', ''],
  ['(*p)', 'let p = &mut v; '],
  ['(*same(&mut v))', ''],
  ['(*b.t)', 'let mut b = B { t: &mut v }; '],
];

const AROUND = [
  '{ @ }',
  'if v.len() < 90 { @ }',
  'if v.len() > 90 { @ }',
  'for _ in 0..2 { @ }',
  '{ let mut f = || { @ }; f(); }',
  '{ let _f = || { @ }; }',
  '(|| { @ })();',
  'match v.len() { _ => { @ } }',
  'loop { @ break; }',
];

const HELPERS = `fn mutate(t: &mut TYPE) { WRITE }
fn look(t: &TYPE) -> bool { t.len() > 2 }
fn same<'a>(t: &'a mut TYPE) -> &'a mut TYPE { t }
struct B<'a> { t: &'a mut TYPE }
`;

export function generatedRust(): fc.Arbitrary<Program> {
  const step = fc.record({ op: fc.nat(1000), place: fc.nat(1000), around: fc.nat(1000) });
  return fc
    .tuple(fc.nat(TABLES.length - 1), fc.array(step, { minLength: 1, maxLength: 3 }))
    .map(([kind, steps]) => {
      const { type, make, write, ops } = TABLES[kind] as Table;
      const pick = <X>(list: readonly X[], i: number) => list[i % list.length] as X;
      const done = steps.map(({ op, place, around }) => {
        const [x, before] = pick(PLACES, place);
        return pick(AROUND, around).replace(
          '@',
          () => before + pick([...ops, ...SHARED], op).replace(/X/g, x),
        );
      });
      const text = `${HELPERS.replace(/TYPE/g, type).replace('WRITE', write)}pub static K: LazyLock<${type}> = LazyLock::new(|| { let mut v: ${type} = ${make}; ${done.join(' ')} v });\n`;
      return { files: { 'a.rs': text }, harmless: false, text };
    });
}
