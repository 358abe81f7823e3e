import type { JsonSchema } from "../contract/json-schema.ts";
import type { Column } from "./kind.ts";

/** The number of decimals of a step such as 0.001. Null if the step is above 1 or not a power of ten. */
export function decimalsOf(multipleOf: number | undefined): number | null {
  const decimals = multipleOf === undefined ? Number.NaN : -Math.log10(multipleOf);
  return Math.abs(decimals - Math.round(decimals)) < 1e-9 && decimals >= 0 ? Math.round(decimals) : null;
}

/** An exact column if `multipleOf` sets the number of decimals, else a floating-point column. */
export function decimalColumn({ multipleOf }: JsonSchema): Column {
  const scale = decimalsOf(multipleOf);
  return scale === null
    ? { builder: "doublePrecision" }
    : { builder: "numeric", options: { precision: 20, scale, mode: "number" } };
}
