import type { DisplayProps } from "./display-props.ts";

/** Resolves the unit that a sibling field selects: an amount, a quantity or a plain number. */
export function withUnitOf({
  field,
  record,
}: Pick<DisplayProps, "field" | "record"> & Partial<DisplayProps>): DisplayProps["field"] {
  const { unitBy } = field;
  const value = unitBy === undefined ? undefined : record[unitBy.field];
  const kind = unitBy && typeof value === "string" && Object.hasOwn(unitBy.of, value) ? unitBy.of[value] : undefined;
  return kind === undefined ? field : { ...field, ...kind };
}
