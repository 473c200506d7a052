/** `sys.version_info >= (3, 8)`, `sys.version_info[:2] == (3, 11)`, `sys.version_info[0] < 3`, `sys.version_info.major == 3`. */
const CONDITION =
  /^sys\.version_info(?:\[(\d)\]|\[:(\d)\]|\.(major|minor))?\s*(>=|<=|==|!=|<|>)\s*(?:(\d+)|\(\s*(\d+(?:\s*,\s*\d+)*)\s*,?\s*\))$/;

/** Whether a condition is one about the version of Python. */
export function isVersionCondition(condition: string): boolean {
  return CONDITION.test(condition);
}

/** Whether it holds in a version (`3.11`); undefined where its further numbers decide, which are not known. */
export function versionHolds(condition: string, version: string): boolean | undefined {
  const [, index, end, member, operator = '', number, tuple] = CONDITION.exec(condition) ?? [];
  const known = version.split('.').slice(0, 2).map(Number);
  const single = member === undefined ? index && Number(index) : ['major', 'minor'].indexOf(member);
  if (single !== undefined && single !== '') {
    const own = known[single];
    return own === undefined || number === undefined ? undefined : holds(operator, own - Number(number));
  }
  if (tuple === undefined) return undefined;
  const wanted = tuple.split(',').map(Number);
  const own = end === undefined ? known : known.slice(0, Number(end));
  if (end !== undefined && Number(end) > known.length) return undefined;
  for (const [i, each] of own.entries()) {
    const other = wanted[i];
    if (other === undefined) return holds(operator, 1);
    if (each !== other) return holds(operator, each - other);
  }
  // What is behind them is not known, but there is something.
  if (end === undefined) return wanted.length > own.length ? undefined : holds(operator, 1);
  return holds(operator, own.length - wanted.length);
}

function holds(operator: string, order: number): boolean {
  switch (operator) {
    case '>=':
      return order >= 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '<':
      return order < 0;
    case '==':
      return order === 0;
  }
  return order !== 0;
}
