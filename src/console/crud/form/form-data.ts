import type { JsonSchema } from "../../../contract/json-schema.ts";
import type { ConditionDescriptor, FieldUiSchema, FormUiSchema } from "../../../contract/screens.ts";
import { isConditionMet } from "../../fields/conditions.ts";
import type { FormData } from "../../fields/form-store.ts";

function isObject(value: unknown): value is FormData {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * A record as the form edits it. Members that are null are absent; members that the schema knows and the record
 * lacks are there as `undefined`, which keeps the form library from filling in a default that nobody chose.
 */
export function toFormData(schema: JsonSchema, value: unknown): unknown {
  if (schema.type === "array" && Array.isArray(value)) {
    const { items } = schema;
    return items ? value.map((item) => toFormData(items, item)) : value;
  }
  if (schema.type !== "object" || !isObject(value)) {
    return value ?? undefined;
  }
  const known = Object.entries(schema.properties ?? {}).map(([name, property]) => [
    name,
    toFormData(property, value[name]),
  ]);
  return { ...value, ...Object.fromEntries(known) };
}

/** What a new record starts with: the schema's defaults. */
export function defaultsOf(schema: JsonSchema): FormData {
  const defaults = Object.entries(schema.properties ?? {})
    .filter(([, property]) => property.default !== undefined)
    .map(([name, property]) => [name, property.default]);
  return Object.fromEntries(defaults);
}

/** Only what the schema knows, without absent members: what its check is run on, and what a copy starts from. */
export function pruneToSchema(schema: JsonSchema, value: unknown): unknown {
  if (schema.type === "array" && Array.isArray(value)) {
    const { items } = schema;
    return items ? value.map((item) => pruneToSchema(items, item)) : value;
  }
  if (schema.type !== "object" || !isObject(value)) {
    return value;
  }
  const kept = Object.entries(schema.properties ?? {})
    .map(([name, property]) => [name, pruneToSchema(property, value[name])] as const)
    .filter(([, member]) => member !== undefined && member !== null);
  return Object.fromEntries(kept);
}

/** A copy's embedded records are new ones: without what the form keeps hidden, which is their ids. */
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

function fieldUi(uiSchema: FormUiSchema, field: string): FieldUiSchema | undefined {
  const ui = uiSchema[field];
  return ui && "ui:options" in ui ? ui : undefined;
}

/** Names of the fields whose condition to be seen does not hold. */
export function hiddenFields(
  visibleWhen: { readonly [field: string]: ConditionDescriptor },
  data: FormData,
): readonly string[] {
  return Object.entries(visibleWhen)
    .filter(([, condition]) => !isConditionMet(condition, data))
    .map(([field]) => field);
}

/**
 * The body of a write: everything the record had, with what the form says of it. A hidden field is kept out; where
 * the backend requires it, it goes with its default, so that nothing typed before it was hidden is sent.
 */
export function toBody(schema: JsonSchema, data: FormData, hidden: readonly string[]): FormData {
  const body = Object.entries(data).map(([field, value]) => {
    const property = schema.properties?.[field];
    return [field, property && hidden.includes(field) ? property.default : value];
  });
  return Object.fromEntries(body.filter(([, value]) => value !== undefined));
}
