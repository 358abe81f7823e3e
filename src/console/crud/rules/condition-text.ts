import type { MessageKey } from "../../../contract/register.ts";
import type { ConditionDescriptor, EntityScreens, FieldDescriptor } from "../../../contract/screens.ts";
import type { Text } from "../../i18n/text.ts";

function valueText(field: FieldDescriptor<MessageKey> | undefined, value: unknown, { t }: Text): string {
  const known = field?.enumeration?.values.find((each) => each.value === value);
  if (known) {
    return t(known.labelKey);
  }
  return typeof value === "boolean" ? t(`crud.boolean.${value}`) : String(value);
}

/** A condition in words: "Status: Active or Waiting". */
export function conditionText(
  { fields }: Pick<EntityScreens<MessageKey>, "fields">,
  condition: ConditionDescriptor,
  text: Text,
): string {
  const either = new Intl.ListFormat(text.language, { type: "disjunction" });
  const parts = Object.entries(condition).map(([name, wanted]) => {
    const field = fields[name];
    const values = [wanted].flat().map((value) => valueText(field, value, text));
    return `${field ? text.t(field.labelKey) : name}: ${either.format(values)}`;
  });
  return parts.join(" · ");
}
