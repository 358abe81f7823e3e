import type { JsonSchema } from "../../../contract/json-schema.ts";
import { isFreeSchema, isValueSchema } from "../../../contract/open-objects.ts";
import type { ConditionDescriptor, FieldUiSchema, FormUiSchema, ObjectUiSchema } from "../../../contract/screens.ts";
import { branchOf } from "../../../contract/union-schema.ts";
import { isConditionMet } from "../../fields/conditions.ts";
import type { FormData } from "../../fields/form-store.ts";
import { idIn, idsIn, relatedIn } from "../../fields/relation-shape.ts";
import { isExactNumber, toReadableJson } from "../../lib/exact-json.ts";
import { isObject, type JsonObject } from "../../lib/json-object.ts";

/** Member of a form row with its index in the loaded rows. Added rows do not have it. */
export const ROW = "$row";

/** UiSchema of an object without fields. */
export const NO_UI: FormUiSchema<never> = { "ui:order": [] };

/** The uiSchema of one field of an object. */
export function fieldUi<Key extends string>(
  uiSchema: FormUiSchema<Key> | ObjectUiSchema<Key>,
  field: string,
): FieldUiSchema<Key> | undefined {
  const ui = uiSchema[field];
  return ui && "ui:options" in ui ? ui : undefined;
}

/**
 * Converts a record to the data that the form edits. Null members become `undefined` if the schema has them, and
 * members that the record lacks are added as `undefined`, so that form and record can be compared member by member. A
 * related record is replaced by its id; a row gets its index in the loaded rows (`ROW`).
 */
export function toFormData(schema: JsonSchema, uiSchema: FormUiSchema, record: FormData): FormData {
  const known = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const ui = fieldUi(uiSchema, name);
    const relation = ui?.["ui:options"].relation;
    const value = relation ? relatedIn(relation, name, record) : record[name];
    if (relation) {
      return [name, toPlain(relation.many ? toIds(value) : (idIn(value) ?? undefined))];
    }
    return [name, toFormValue(property, ui, value)];
  });
  return { ...toPlainMembers(record), ...Object.fromEntries(known) };
}

function toIds(value: unknown): unknown {
  return value === undefined || value === null ? undefined : idsIn(value);
}

function toFormValue(schema: JsonSchema, ui: FieldUiSchema | undefined, value: unknown): unknown {
  const { items } = schema;
  if (isValueSchema(schema)) {
    const parts = isObject(value) ? value : {};
    const known = Object.entries(schema.properties ?? {}).map(([name, part]) => [
      name,
      toFormValue(part, undefined, parts[name]),
    ]);
    return { ...toPlainMembers(parts), ...Object.fromEntries(known) };
  }
  if (items?.type === "object" && Array.isArray(value)) {
    return value.map((row, index) => ({
      ...(isObject(row) ? toFormData(items, ui?.items ?? NO_UI, row) : {}),
      [ROW]: index,
    }));
  }
  if (isFreeSchema(schema)) {
    return isEmpty(value) || typeof value === "string" ? (value ?? undefined) : toReadableJson(value);
  }
  return toPlain(value ?? undefined);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null;
}

/** Converts bigints to strings and exact numbers to plain numbers. The form only displays and compares these values. */
function toPlain(value: unknown): unknown {
  if (typeof value === "bigint") {
    return String(value);
  }
  if (isExactNumber(value)) {
    return Number(String(value));
  }
  if (Array.isArray(value)) {
    return value.map(toPlain);
  }
  return isObject(value) ? toPlainMembers(value) : value;
}

function toPlainMembers(object: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([name, member]) => [name, toPlain(member)]));
}

/** Initial data of a new record: the schema's defaults, including those of required nested objects. */
export function defaultsOf({ properties = {}, required = [] }: JsonSchema): FormData {
  const defaults = Object.entries(properties)
    .map(([name, property]) => [name, property.default ?? (required.includes(name) ? partsOf(property) : undefined)])
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries(defaults);
}

/** Default value of a required nested object; undefined if it is nullable, a `oneOf` or has no defaults. */
export function partsOf(schema: JsonSchema): FormData | undefined {
  const isOne = isValueSchema(schema) && schema.nullable !== true && schema.oneOf === undefined;
  const parts = isOne ? defaultsOf(schema) : {};
  return Object.keys(parts).length === 0 ? undefined : parts;
}

/** Removes unknown members and empty ones. Used as input of the validator and for copies of a record. */
export function pruneToSchema(schema: JsonSchema, value: unknown): unknown {
  if (schema.type === "array" && Array.isArray(value)) {
    const { items } = schema;
    return items ? value.map((item) => pruneToSchema(items, item)) : value;
  }
  if (schema.type !== "object" || schema.properties === undefined || !isObject(value)) {
    return value;
  }
  const kept = Object.entries(schema.properties)
    .map(([name, property]) => [name, pruneToSchema(property, value[name])] as const)
    .filter(([name, member]) => isNull(schema, name, member) || (member !== undefined && member !== null));
  return Object.fromEntries(kept);
}

/** True for a null in a member that is both required and nullable: null is a valid value there. */
function isNull({ properties = {}, required = [] }: JsonSchema, name: string, member: unknown): boolean {
  return member === null && properties[name]?.nullable === true && required.includes(name);
}

/** Adds null for required nullable members that are missing, at any depth. */
export function withNulls(schema: JsonSchema, value: unknown): unknown {
  const { items, properties } = schema;
  if (Array.isArray(value)) {
    return items === undefined ? value : value.map((item) => withNulls(items, item));
  }
  if (!isObject(value) || properties === undefined) {
    return value;
  }
  const { required = [] } = schema.oneOf === undefined ? schema : (branchOf(schema, value) ?? {});
  const nulls = required.filter((name) => properties[name]?.nullable === true && value[name] === undefined);
  const kept = Object.entries(value).map(([name, part]) => {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return [name, property === undefined ? part : withNulls(property, part)] as const;
  });
  return Object.fromEntries([...kept, ...nulls.map((name) => [name, null] as const)]);
}

/** Removes hidden fields, which are the ids of embedded records: a copy creates new ones. */
export function withoutHidden(data: FormData, uiSchema: FormUiSchema): FormData {
  const kept = Object.entries(data)
    .filter(([field]) => fieldUi(uiSchema, field)?.["ui:widget"] !== "hidden")
    .map(([field, value]) => {
      const items = fieldUi(uiSchema, field)?.items;
      const isRows = items !== undefined && Array.isArray(value);
      return [field, isRows ? value.map((row) => (isObject(row) ? withoutHidden(row, items) : row)) : value];
    });
  return Object.fromEntries(kept);
}

/** Makes copies of rows, which RJSF's arrays can add, new rows: without the original's index and hidden fields. */
export function withNewCopies(value: unknown, uiSchema: FormUiSchema = NO_UI): unknown {
  if (!Array.isArray(value)) {
    return value;
  }
  const seen = new Set<unknown>();
  return value.map((row: unknown) => {
    const index = isObject(row) ? row[ROW] : undefined;
    const isCopy = index !== undefined && seen.has(index);
    seen.add(index);
    return isObject(row) && isCopy ? withoutHidden({ ...row, [ROW]: undefined }, uiSchema) : row;
  });
}

/** Names of the fields whose visibility condition is not met. */
export function hiddenFields(
  visibleWhen: { readonly [field: string]: ConditionDescriptor },
  data: FormData,
): readonly string[] {
  return Object.entries(visibleWhen)
    .filter(([, condition]) => !isConditionMet(condition, data))
    .map(([field]) => field);
}
