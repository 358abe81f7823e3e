import { titleOf } from "../../../contract/record-title.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";

/** What people call a record: its title fields, else its id. */
export function recordTitle(
  screens: EntityScreens<MessageKey>,
  record: { readonly [field: string]: unknown } | undefined,
): string {
  const { titleField, titleFields = [titleField] } = screens;
  return titleOf(record, titleFields) ?? String(record?.["id"] ?? "");
}

/** The field that says where a record stands, if it has one. */
export function statusField(screens: EntityScreens<MessageKey>) {
  const field = screens.fields["status"];
  return field?.enumeration ? field : null;
}
