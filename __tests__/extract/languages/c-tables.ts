import fc from 'fast-check';

/** Tables of C with every form of initializer that C11 6.7.9 has, and those of GNU: as source, and as a compiler prints them. */
export interface CTable {
  readonly source: string;
  readonly type: 'ops' | 'flat' | 'numbers' | 'pairs';
}

export const HEADER = `#include <stdio.h>
struct pt { int x, y; };
struct op { int id; const char *name; int arity; struct pt at; int pos[3]; };
struct flat { int id; const char *name; int n; };
enum { ZERO, ONE, TWO };
#define ROW(n) { n, "r" #n }
#define NAMED(n) { .name = #n, n },
#define NAMED_ALL NAMED(1) NAMED(2)
`;

export const TYPES: Record<CTable['type'], string> = {
  ops: 'static const struct op NAME[]',
  flat: 'static const struct flat NAME[]',
  numbers: 'static const int NAME[]',
  pairs: 'static const int NAME[][2]',
};

const PRINT = `
static void text(const char *s) { if (s) printf("\\"%s\\"", s); else printf("null"); }
static void op(struct op o) { printf("{\\"id\\":%d,\\"name\\":", o.id); text(o.name); printf(",\\"arity\\":%d,\\"at\\":{\\"x\\":%d,\\"y\\":%d},\\"pos\\":[%d,%d,%d]}", o.arity, o.at.x, o.at.y, o.pos[0], o.pos[1], o.pos[2]); }
static void flat(struct flat o) { printf("{\\"id\\":%d,\\"name\\":", o.id); text(o.name); printf(",\\"n\\":%d}", o.n); }
#define EACH(a, print) putchar('['); for (size_t i = 0; i < sizeof(a) / sizeof((a)[0]); i++) { if (i) putchar(','); print; } putchar(']');
`;

export function cProgram(tables: readonly CTable[]): string {
  const declared = tables.map(
    ({ source, type }, i) => `${TYPES[type].replace('NAME', `V${i}`)} = ${source};\n`,
  );
  const printed = tables.map(({ type }, i) => {
    const print = {
      ops: `op(V${i}[i])`,
      flat: `flat(V${i}[i])`,
      numbers: `printf("%d", V${i}[i])`,
      pairs: `printf("[%d,%d]", V${i}[i][0], V${i}[i][1])`,
    };
    return `${i > 0 ? "putchar(',');" : ''} printf("\\"V${i}\\":"); EACH(V${i}, ${print[type]})`;
  });
  return `${HEADER}${declared.join('')}${PRINT}int main(void) { putchar('{');\n${printed.join('\n')}\nputchar('}'); return 0; }\n`;
}

type Dice = readonly number[];
const dice = (maxLength: number) => fc.array(fc.nat(99), { minLength: 1, maxLength });

/** Initializers of one structure; each number decides about one of them. */
function rowOf(rolls: Dice): string {
  const parts: string[] = [];
  let next = 0;
  const at = (n: number) => [`{${n}, ${n + 1}}`, `{.y = ${n}}`, `{${n}}`, `${n}, ${n + 1}`][n % 4] as string;
  const pos = (n: number) =>
    [`{${n}, 2, 3}`, `{[1] = ${n}}`, `{[ONE ... TWO] = ${n}}`, `${n}, 5, 6`][n % 4] as string;
  const values = [(n: number) => `${n}`, (n: number) => `"t${n}"`, (n: number) => `(${n} + 1)`, at, pos];
  const fields = ['id', 'name', 'arity', 'at', 'pos'];
  for (const n of rolls) {
    const how = n % 7;
    if (how < 4 && next < values.length) {
      parts.push((values[next] as (n: number) => string)(n));
      next += 1;
    } else if (how === 6) {
      parts.push([`.at.x = ${n}`, `.pos[1] = ${n}`, `.at.y = ${n}`][n % 3] as string);
      // What comes next would be the next part: of the same field, or another.
      next = n % 2 === 0 ? values.length : n % 3 === 1 ? values.length : 3;
      if (next === 3) next = values.length;
    } else {
      const chosen = n % fields.length;
      const value =
        chosen >= 3 ? (values[chosen] as typeof at)(n - (n % 4)) : (values[chosen] as typeof at)(n);
      parts.push(`.${fields[chosen]} = ${value}`);
      next = chosen + 1;
    }
  }
  return `{ ${parts.join(', ')} }`;
}

/** A line of the preprocessor between entries that changes nothing. */
const LINES = [
  '',
  '',
  '',
  '\n#undef NOTHING\n',
  '\n#define OTHER(a) { a, "o" },\n',
  '\n#if 1\n',
  '\n#pragma GCC poison nobody\n',
];

function tableOf(rows: readonly (readonly [Dice, number])[]): string {
  let open = 0;
  let isDefined = false;
  let isPart = false;
  const parts = rows.map(([rolls, n]) => {
    let line = LINES[n % LINES.length] as string;
    if (line.includes('define')) {
      if (isDefined) line = `\n#undef OTHER${line}`;
      isDefined = true;
    }
    if (line.includes('#if')) open += 1;
    const wasPart = isPart;
    isPart = false;
    const row = rowOf(rolls);
    const index = n % 5;
    switch ((n >> 1) % 11) {
      case 0:
        return `${line}[${index}] = ${row},`;
      case 1:
        return `${line}[${index} ... ${index + 2}] = ${row},`;
      case 2:
        isPart = true;
        return `${line}[${index}].name = "p${n}", [${index}].arity = ${n},`;
      case 3:
        isPart = true;
        return `${line}[${n % 2 === 0 ? 'TWO' : '2'}].id = ${n},`;
      case 4:
        return wasPart ? `${line}[ONE] = ${row},` : `${line} ROW(${n}),`;
      case 5:
        return wasPart ? `${line}[ONE] = ${row},` : `${line} NAMED(${n})\n`;
      case 6:
        return wasPart ? `${line}[ONE] = ${row},` : `${line} NAMED_ALL\n`;
      case 7:
        return isDefined && !wasPart ? `${line} OTHER(${n})\n` : `${line}[ZERO] = ${row},`;
      default:
        return wasPart ? `${line}[ONE] = ${row},` : `${line}${row},`;
    }
  });
  return `{\n  ${parts.join('\n  ')}${'\n#endif'.repeat(open)}\n${isDefined ? '#undef OTHER\n' : ''}}`;
}

const ops = fc
  .array(fc.tuple(dice(6), fc.nat(999)), { minLength: 1, maxLength: 6 })
  .map((rows): CTable => ({ source: tableOf(rows), type: 'ops' }));

const flat = dice(5).map((rolls): CTable => {
  const rows = rolls.map(n => {
    const values = [`${n}`, `"f${n}"`, ['ONE', `${n}`, '-2'][n % 3] as string];
    return n % 4 === 0 ? `{ ${values.slice(0, 1 + (n % 3)).join(', ')} }` : values.join(', ');
  });
  return { source: `{ ${rows.join(', ')} }`, type: 'flat' };
});

const numbers = dice(7).map((rolls): CTable => {
  const items = rolls.map(n => {
    const index = n % 6;
    return [`${n}`, `[${index}] = ${n}`, `[${index} ... ${index + 2}] = ${n}`, `[TWO] = -${n}`][
      n % 4
    ] as string;
  });
  return { source: `{ ${items.join(', ')} }`, type: 'numbers' };
});

const pairs = dice(6).map((rolls): CTable => {
  const isFlat = (rolls[0] as number) % 2 === 0;
  const items = rolls.map((n, i) =>
    isFlat || (i > 0 && n % 5 === 0) ? `${n}` : n % 3 === 0 ? `{${n}}` : `{${n}, ${n + 1}}`,
  );
  return { source: `{ ${items.join(', ')} }`, type: 'pairs' };
});

export const cTables = fc.oneof({ weight: 5, arbitrary: ops }, flat, numbers, pairs);

const ZEROS: Record<CTable['type'], unknown> = {
  ops: { id: 0, name: null, arity: 0, at: { x: 0, y: 0 }, pos: [0, 0, 0] },
  flat: { id: 0, name: null, n: 0 },
  numbers: 0,
  pairs: [0, 0],
};

/** What was read with the zeros that C puts where nothing is said, as long as the table is. */
export function withZeros(value: unknown, type: CTable['type'], length: number): unknown[] {
  const row = (given: unknown) => filled(params(given), ZEROS[type]);
  const entries = indexed(value);
  const last = Math.max(length, ...entries.map(([key]) => Number(key) + 1));
  const rows: unknown[] = Array.from({ length: last }, () => ZEROS[type]);
  for (const [key, given] of entries) rows[Number(key)] = row(given);
  return rows;
}

function params(value: unknown): unknown {
  const { params: own } = (value ?? {}) as { params?: unknown };
  return own ?? value;
}

function indexed(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** A value over zeros: braces by position, or by the names of fields. */
function filled(value: unknown, zeros: unknown): unknown {
  if (typeof zeros !== 'object' || zeros === null) return value === undefined ? zeros : value;
  const names = Object.keys(zeros);
  const given = params(value);
  const byName = new Map(
    indexed(given).map(([key, part]) => [Array.isArray(given) ? (names[Number(key)] ?? key) : key, part]),
  );
  const parts = names.map(name => filled(byName.get(name), (zeros as Record<string, unknown>)[name]));
  return Array.isArray(zeros) ? parts : Object.fromEntries(names.map((name, i) => [name, parts[i]]));
}
