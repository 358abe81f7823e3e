import { DEFAULT_FIELD, type EntitySummary, type FieldSummary, type SpecSummary } from "../model/spec-summary.ts";

/** Parses a summary. Returns null if it is missing or not valid. */
export function readSummary(text: string | undefined): SpecSummary | null {
  try {
    const document: unknown = JSON.parse(text ?? "null");
    const entities = isRecord(document) ? mapped(document["entities"], withUsualFields) : null;
    return isRecordOf(entities, isEntitySummary) ? entities : null;
  } catch {
    return null;
  }
}

/** Adds the omitted default values to an entity's fields. Older versions wrote all values. */
function withUsualFields(entity: unknown): unknown {
  return isRecord(entity)
    ? {
        ...entity,
        fields: mapped(entity["fields"], (field) => (isRecord(field) ? { ...DEFAULT_FIELD, ...field } : field)),
      }
    : entity;
}

/** Returns other values unchanged; the validation rejects them. */
function mapped(value: unknown, map: (member: unknown) => unknown): unknown {
  return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([name, item]) => [name, map(item)])) : value;
}

function isEntitySummary(value: unknown): value is EntitySummary {
  return (
    isRecord(value) &&
    isRecordOf(value["fields"], isFieldSummary) &&
    isRecordOf(value["calls"], isText) &&
    isRecordOf(value["screens"], isText)
  );
}

function isFieldSummary(value: unknown): value is FieldSummary {
  return (
    isRecord(value) &&
    isText(value["kind"]) &&
    ["required", "readOnly", "writeOnly"].every((key) => typeof value[key] === "boolean") &&
    (value["of"] === null || isText(value["of"])) &&
    (value["values"] === null || isTexts(value["values"])) &&
    isRecord(value["bounds"]) &&
    "default" in value &&
    isTexts(value["used"])
  );
}

function isRecordOf<T>(
  value: unknown,
  isMember: (member: unknown) => member is T,
): value is { readonly [key: string]: T } {
  return isRecord(value) && Object.values(value).every(isMember);
}

function isRecord(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isText);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
