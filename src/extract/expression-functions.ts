/** Functions that JSONata has, but for those that would give something else at every build. */
export const FUNCTION_NAMES: readonly string[] =
  'abs append assert average base64decode base64encode boolean ceil clone contains count decodeUrl decodeUrlComponent distinct each encodeUrl encodeUrlComponent error eval exists filter floor formatBase formatInteger formatNumber fromMillis join keys length lookup lowercase map match max merge not number pad parseInteger power reduce replace reverse round sift single sort split spread sqrt string substring substringAfter substringBefore sum toMillis trim type uppercase zip'.split(
    ' ',
  );

/** A call of something that is no function. */
export interface UnknownFunction {
  /** As it is written: functions of JSONata begin with `$`, fields of a record are none. */
  readonly name: string;
  readonly position: number | undefined;
}

/** A function that an expression calls and that neither JSONata nor the expression itself defines. */
export function unknownFunction(ast: unknown): UnknownFunction | undefined {
  const own = new Set<string>(FUNCTION_NAMES);
  walk(ast, node => {
    if (node.type === 'bind') own.add(String((node.lhs as Node | undefined)?.value));
    if (node.type === 'lambda')
      for (const parameter of node.arguments as readonly Node[]) own.add(String(parameter.value));
  });
  let unknown: UnknownFunction | undefined;
  walk(ast, node => {
    if (node.type !== 'function' && node.type !== 'partial') return;
    const called = (node.procedure ?? {}) as Node;
    const [step, ...others] = called.type === 'path' ? (called.steps as readonly Node[]) : [];
    const isField = step?.type === 'name' && others.length === 0;
    const { type, value, position } = isField ? step : called;
    if (typeof value !== 'string' || value === '') return;
    if (!isField && (type !== 'variable' || own.has(value))) return;
    const name = isField ? value : `$${value}`;
    // JSONata counts to the end of a name; people look at its beginning.
    unknown ??= { name, position: typeof position === 'number' ? position - name.length + 1 : undefined };
  });
  return unknown;
}

type Node = Readonly<Record<string, unknown>>;

function walk(value: unknown, see: (node: Node) => void): void {
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return;
  if (!Array.isArray(value)) see(value as Node);
  for (const part of Object.values(value)) walk(part, see);
}
