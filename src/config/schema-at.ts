import type { z } from 'zod';
import type { ConfigPath } from '../extract/index.js';

/** What the schema is made of, as far as it is walked. */
interface Definition {
  readonly type: string;
  readonly innerType?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly valueType?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly getter?: () => z.core.$ZodType;
}

/** The schemas that stand for one part of refdata.yml: those around it that only wrap it, and the branches of a union. */
function layers(schema: z.core.$ZodType): z.core.$ZodType[] {
  const { type, innerType, in: input, options, getter } = schema._zod.def as unknown as Definition;
  const inner = type === 'lazy' ? getter?.() : (innerType ?? input);
  return [schema, ...(inner ? layers(inner) : []), ...(options ?? []).flatMap(layers)];
}

/** The schemas of what a key or index leads to. */
function below(schema: z.core.$ZodType, key: string | number): z.core.$ZodType[] {
  return layers(schema).flatMap(layer => {
    const { shape, element, valueType } = layer._zod.def as unknown as Definition;
    const next = typeof key === 'number' ? element : (shape?.[key] ?? valueType);
    return next ? [next] : [];
  });
}

/** An example of what can stand at a place, from the schema itself; undefined where it gives none. */
export function exampleAt(schema: z.ZodType, path: ConfigPath): unknown {
  const found = path.reduce<z.core.$ZodType[]>(
    (schemas, key) => schemas.flatMap(each => below(each, key)),
    [schema],
  );
  for (const layer of found.flatMap(layers)) {
    const { examples } = (layer as z.ZodType).meta?.() ?? {};
    if (Array.isArray(examples) && examples.length > 0) return examples[0];
  }
  return undefined;
}

/** The keys that a map at a place can have. */
export function keysAt(schema: z.ZodType, path: ConfigPath): readonly string[] {
  const found = path.reduce<z.core.$ZodType[]>(
    (schemas, key) => schemas.flatMap(each => below(each, key)),
    [schema],
  );
  return found
    .flatMap(layers)
    .flatMap(layer => Object.keys((layer._zod.def as unknown as Definition).shape ?? {}));
}
