import type { JsonSchema } from "../../../contract/json-schema.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FormUiSchema } from "../../../contract/screens.ts";
import { isRecordId } from "../../data/record-id.ts";
import { toRecordPath } from "../../data/to-record-path.ts";
import type { FormData } from "../../fields/form-store.ts";
import { pruneToSchema, withoutHidden } from "../form-data/form-data.ts";

/** The fields that a duplicate copies from its source record. */
export function toCopy(uiSchema: FormUiSchema, schema: JsonSchema, record: FormData): FormData {
  return withoutHidden(pruneToSchema(schema, record) as FormData, uiSchema);
}

/** Path to open after creating a record: its page, else the list, else home. */
export function afterCreate({ routes }: EntityScreens<MessageKey>, created: unknown): string {
  const id: unknown = typeof created === "object" && created !== null ? Reflect.get(created, "id") : undefined;
  return routes.show && isRecordId(id) ? toRecordPath(routes.show, id) : startOf(routes);
}

/** The list, else the parent path of the form: `/tickets` for `/tickets/print`. */
export function startOf({ list, create }: EntityScreens<MessageKey>["routes"]): string {
  return list ?? (create?.replace(/\/[^/]*$/, "") || "/");
}
