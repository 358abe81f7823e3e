import type { JsonSchema } from "../../../contract/json-schema.ts";
import { isFreeSchema } from "../../../contract/open-objects.ts";
import type { FormUiSchema } from "../../../contract/screens.ts";
import { isRecordId } from "../../data/record-id.ts";
import { readJsonText } from "../../lib/exact-json.ts";
import { isObject } from "../../lib/json-object.ts";
import { fieldUi, NO_UI } from "./form-data.ts";

function toCheckedIds(value: unknown): unknown {
  return Array.isArray(value) ? value.map(String) : isRecordId(value) ? String(value) : value;
}

/** Converts a form value to the types of its schema: ids are strings there, but can be numbers in a record. */
export function toChecked(schema: JsonSchema, uiSchema: FormUiSchema, value: unknown): unknown {
  if (schema.type !== "object" || !isObject(value)) {
    return value;
  }
  const members = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const { items } = property;
    const ui = fieldUi(uiSchema, name);
    const member = value[name];
    if (isFreeSchema(property) && typeof member === "string") {
      return [name, readJsonText(member)];
    }
    if (items?.type === "object" && Array.isArray(member)) {
      return [name, member.map((row) => toChecked(items, ui?.items ?? NO_UI, row))];
    }
    const isId = ui?.["ui:options"].relation || ui?.["ui:widget"] === "hidden";
    return [name, isId ? toCheckedIds(member) : member];
  });
  return Object.fromEntries(members);
}
