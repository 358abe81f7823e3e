import type { Text } from "../../console/i18n/text.ts";
import type { MessageKey } from "../../contract/register.ts";
import type { EnumDescriptor } from "../../contract/screens.ts";
import type { Filter } from "../filter.ts";

/** The label of a value. Null if the enumeration does not have it. */
export function labelOf(
  enumeration: EnumDescriptor<MessageKey> | null | undefined,
  value: unknown,
  t: Text["t"],
): string | null {
  const known = enumeration?.values.find((each) => each.value === value);
  return known ? t(known.labelKey) : null;
}

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
    nameOf: (value, field, { t }) => labelOf(field.enumeration, value, t),
  };
}
