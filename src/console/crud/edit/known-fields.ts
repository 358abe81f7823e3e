import type { JsonSchema } from "../../../contract/json-schema.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FieldUiSchema, FormModule } from "../../../contract/screens.ts";
import type { EntityRecord, Loaded } from "../../../contract/transport.ts";
import { isPassword } from "../../../kinds/password/kind.ts";
import { isRecordId } from "../../data/record-id.ts";
import { relatedIn } from "../../fields/relation-shape.ts";
import { isExactNumber } from "../../lib/exact-json.ts";
import { isObject } from "../../lib/json-object.ts";
import { isSameData } from "../../lib/same-data.ts";
import { fieldUi, NO_UI } from "../form-data/form-data.ts";

/** Whether a value has the schema's type. A list response may contain a shortened value under the same name. */
function isOfType({ type }: JsonSchema, value: unknown): boolean {
  if (value === null || value === undefined) {
    return true;
  }
  switch (type) {
    case "array":
      return Array.isArray(value);
    case "boolean":
      return typeof value === "boolean";
    case "integer":
    case "number":
      return typeof value === "number" || typeof value === "bigint" || isExactNumber(value);
    default:
      return typeof value === "string";
  }
}

/** Whether a field can be edited with the known data. Nested objects and tables need the full record. */
function isKnown([name, schema]: readonly [string, JsonSchema], ui: FieldUiSchema, record: EntityRecord): boolean {
  if (isPassword(schema)) {
    return true;
  }
  const { relation } = ui["ui:options"];
  if (relation) {
    const value = relatedIn(relation, name, record);
    const isFitting = relation.many ? Array.isArray(value) : isRecordId(value) || isObject(value);
    return relation.within === null && isFitting;
  }
  const isSimple = schema.type !== "object" && schema.items?.type !== "object";
  return isSimple && Object.hasOwn(record, name) && isOfType(schema, record[name]);
}

/**
 * The form fields that can be displayed while the record is loading. Null if the first field or a field that hides or
 * locks others is unknown, because the form would change visibly once the record has loaded.
 */
export function knownFields(
  { form: descriptor }: EntityScreens<MessageKey>,
  { schema }: FormModule,
  record: EntityRecord,
): ReadonlySet<string> | null {
  const { uiSchema = NO_UI, visibleWhen = {}, lockedWhen = {}, sections = [] } = descriptor ?? {};
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const ui = fieldUi(uiSchema, name);
    return ui && isKnown([name, property], ui, record) ? [name] : [];
  });
  const known = new Set(fields);
  const asked = [visibleWhen, lockedWhen].flatMap(Object.values).flatMap(Object.keys);
  const [first] = sections.flatMap((section) => section.fields);
  return first !== undefined && known.has(first) && asked.every((field) => known.has(field)) ? known : null;
}

/**
 * The base version of an early form after its record has loaded. If the user edited a field whose known value was stale,
 * the base keeps the stale value and drops the ETag, so that the save detects the conflict.
 */
export function toBase(
  known: EntityRecord,
  loaded: Loaded<EntityRecord>,
  changed: readonly string[],
): Loaded<EntityRecord> {
  const stale = changed.filter((field) => !isSameData(known[field], loaded.record[field]));
  if (stale.length === 0) {
    return loaded;
  }
  const before = Object.fromEntries(stale.map((field) => [field, known[field]]));
  return { record: { ...loaded.record, ...before }, etag: null };
}
