/** Functions that JSONata has, but for those that would give something else at every build. */
export const FUNCTION_NAMES: readonly string[] =
  'abs append assert average base64decode base64encode boolean ceil clone contains count decodeUrl decodeUrlComponent distinct each encodeUrl encodeUrlComponent error eval exists filter floor formatBase formatInteger formatNumber fromMillis join keys length lookup lowercase map match max merge not number pad parseInteger power reduce replace reverse round sift single sort split spread sqrt string substring substringAfter substringBefore sum toMillis trim type uppercase zip'.split(
    ' ',
  );

/** A function that an expression calls and that neither JSONata nor the expression itself defines. */
export function unknownFunction(ast: unknown): { name: string; position: number | undefined } | undefined {
  const own = new Set<string>(FUNCTION_NAMES);
  walk(ast, node => {
    if (node.type === 'bind') own.add(String((node.lhs as Node | undefined)?.value));
    if (node.type === 'lambda')
      for (const parameter of node.arguments as readonly Node[]) own.add(String(parameter.value));
  });
  let unknown: { name: string; position: number | undefined } | undefined;
  walk(ast, node => {
    if (node.type !== 'function' && node.type !== 'partial') return;
    const { type, value, position } = (node.procedure ?? {}) as Node;
    if (type !== 'variable' || typeof value !== 'string' || value === '' || own.has(value)) return;
    unknown ??= { name: value, position: typeof position === 'number' ? position : undefined };
  });
  return unknown;
}

type Node = Readonly<Record<string, unknown>>;

function walk(value: unknown, see: (node: Node) => void): void {
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return;
  if (!Array.isArray(value)) see(value as Node);
  for (const part of Object.values(value)) walk(part, see);
}
