/** Exact decimal arithmetic like SQL `numeric`. Doubles would round 1.005 down and -2.5 up. */

/** `units` times ten to the power of `-scale`. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

const DECIMAL = /^([+-]?\d+)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/;

/** Larger exponents do not occur in amounts and would exhaust memory. */
const MAX_POWER = 400;

/** Parses a number or numeric text exactly; undefined if it is invalid. */
export function toDecimal(value: number | bigint | string): Decimal | undefined {
  const [, whole = "", decimals = "", power = "0"] = DECIMAL.exec(String(value).trim()) ?? [];
  if (whole === "" || Math.abs(Number(power)) > MAX_POWER) {
    return undefined;
  }
  const units = BigInt(whole + decimals);
  const scale = decimals.length - Number(power);
  return scale < 0 ? { units: units * 10n ** BigInt(-scale), scale: 0 } : { units, scale };
}

const scaled = ({ units, scale }: Decimal, wanted: number): bigint => units * 10n ** BigInt(wanted - scale);

/** The sum of two numbers. */
export function add(one: Decimal, other: Decimal): Decimal {
  const scale = Math.max(one.scale, other.scale);
  return { units: scaled(one, scale) + scaled(other, scale), scale };
}

/** One number less another. */
export function subtract(one: Decimal, other: Decimal): Decimal {
  return add(one, { ...other, units: -other.units });
}

/** The product of two numbers. */
export function multiply(one: Decimal, other: Decimal): Decimal {
  return { units: one.units * other.units, scale: one.scale + other.scale };
}

/** Rounds to a number of decimals; halves are rounded away from zero. */
export function round(value: Decimal, decimals: number): Decimal {
  if (value.scale <= decimals) {
    return value;
  }
  const step = 10n ** BigInt(value.scale - decimals);
  const half = value.units < 0n ? -step / 2n : step / 2n;
  return { units: (value.units + half) / step, scale: decimals };
}

/** The nearest double. */
export function toDouble({ units, scale }: Decimal): number {
  return Number(`${units}e-${scale}`);
}
