import { titleOf } from "../../../contract/record-title.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";

/** Title of a record: its title fields, otherwise its id. */
export function recordTitle(
  screens: EntityScreens<MessageKey>,
  record: { readonly [field: string]: unknown } | undefined,
): string {
  const { titleField, titleFields = [titleField] } = screens;
  return titleOf(record, titleFields) ?? String(record?.["id"] ?? "");
}

/** The `status` field, if it is an enumeration. */
export function statusField(screens: EntityScreens<MessageKey>) {
  const field = screens.fields["status"];
  return field?.enumeration ? field : null;
}
