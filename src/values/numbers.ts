/** A number with a decimal point where its language tells it from a whole one: as data `2.0` is 2, as text "2.0". */
export class Float {
  constructor(readonly value: number) {}

  /** As data. */
  get data(): number {
    return this.value;
  }
}

/** A number of single precision: as data the shortest one that means it, `0.1` and not 0.10000000149011612. */
export class Single extends Float {
  constructor(value: number) {
    super(Math.fround(value));
  }

  override get data(): number {
    if (Number.isInteger(this.value)) return this.value;
    for (let digits = 1; digits < 9; digits += 1) {
      const short = Number(this.value.toPrecision(digits));
      if (Math.fround(short) === this.value) return short;
    }
    return Number(this.value.toPrecision(9));
  }
}

/** The number of a value, whichever way its language writes it. */
export function numberOf(value: unknown): number | undefined {
  if (value instanceof Float) return value.value;
  return typeof value === 'number' ? value : undefined;
}

/** Exact results only: beyond 2^53 a double is no longer the number that the source says. */
export function finite(value: number | undefined): number | undefined {
  if (value === undefined || !Number.isFinite(value)) return undefined;
  return Number.isInteger(value) && !Number.isSafeInteger(value) ? undefined : value;
}

/** Whole numbers of any size on the way; undefined unless both are whole and the result is exact. */
export function exactly(
  left: unknown,
  right: unknown,
  apply: (left: bigint, right: bigint) => bigint | undefined,
): number | undefined {
  if (!Number.isInteger(left) || !Number.isInteger(right)) return undefined;
  const result = apply(BigInt(left as number), BigInt(right as number));
  return result === undefined ? undefined : finite(Number(result));
}
