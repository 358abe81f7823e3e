import type { EnumDescriptor } from "../../contract/screens.ts";
import type { Filter } from "../filter.ts";

/** Some of the values of an enumeration. */
export function enumFilter(enumeration: EnumDescriptor): Filter {
  const values = enumeration.values.map(({ value }) => value);
  return {
    kind: "choice",
    operators: ["is", "isNot", "empty", "filled"],
    values,
    accepts: (condition) => condition.values.every((value) => values.includes(value)),
    options: (field, { t }) =>
      (field.enumeration?.values ?? []).map(({ value, labelKey }) => ({ value, label: t(labelKey) })),
    nameOf: (value, field, { t }) => {
      const known = field.enumeration?.values.find((each) => each.value === value);
      return known ? t(known.labelKey) : null;
    },
  };
}
