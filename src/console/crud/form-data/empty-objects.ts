import type { JsonSchema } from "../../../contract/json-schema.ts";
import { isMapSchema, isValueSchema } from "../../../contract/open-objects.ts";
import { branchOf, discriminatorOf } from "../../../contract/union-schema.ts";
import type { FormData } from "../../fields/form-store.ts";
import { isObject } from "../../lib/json-object.ts";

/** What a switch says that nobody touched: no in a form, where it is seen; nothing in a sheet, which has none. */
type Untouched = "no" | "nothing";

/**
 * An object of which no part is filled in is not there, unless the backend demands it and takes no null for it: then it
 * is there, with nothing in it, touched or not, and so are the lists and maps that may be empty. In rows too.
 */
export function withoutEmptyObjects(schema: JsonSchema, data: FormData, untouched: Untouched = "no"): FormData {
  const { properties = {}, required = [] } = schema;
  const names = [...new Set([...Object.keys(data), ...required])];
  const filled = names.map((name) => {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const isDemanded = required.includes(name) && property?.nullable !== true;
    return [name, property === undefined ? data[name] : filledIn(property, data[name], { isDemanded, untouched })];
  });
  return Object.fromEntries(filled.filter(([, value]) => value !== undefined));
}

interface Place {
  readonly isDemanded: boolean;
  readonly untouched: Untouched;
}

function filledIn(schema: JsonSchema, value: unknown, { isDemanded, untouched }: Place): unknown {
  const { items } = schema;
  if (items !== undefined && isValueSchema(items) && Array.isArray(value)) {
    return value.map((row: unknown) => (isObject(row) ? withoutEmptyObjects(items, row, untouched) : row));
  }
  if (!isValueSchema(schema) || !isObject(value)) {
    return isDemanded ? (value ?? emptyOf(schema, untouched)) : value;
  }
  if (!isDemanded && isUnfilled(schema, value)) {
    return undefined;
  }
  const given = withoutOtherBranches(schema, value);
  const { required = [] } = schema.oneOf === undefined ? schema : (branchOf(schema, given) ?? {});
  return withoutEmptyObjects({ ...schema, required }, given, untouched);
}

/** Whether nothing is in an object but what is as good as nothing: empty lists and maps, and objects of these. */
function isUnfilled(schema: JsonSchema | undefined, value: unknown): boolean {
  if (!schema || !isObject(value)) {
    return (value ?? null) === null || (Array.isArray(value) && value.length === 0);
  }
  return isValueSchema(schema)
    ? Object.entries(withoutOtherBranches(schema, value)).every(([name, part]) =>
        isUnfilled(schema.properties?.[name], part),
      )
    : isMapSchema(schema) && Object.keys(value).length === 0;
}

/** What stands for a value that must be there and that nobody filled in; undefined where that is to be asked for. */
function emptyOf(schema: JsonSchema, untouched: Untouched): unknown {
  const { type, minItems = 0, properties = {}, required = [], oneOf } = schema;
  if (type === "boolean") {
    return untouched === "no" ? false : undefined;
  }
  if (type === "array") {
    return minItems === 0 ? [] : undefined;
  }
  if (isMapSchema(schema)) {
    return {};
  }
  if (!isValueSchema(schema) || oneOf !== undefined) {
    return undefined;
  }
  const empty = withoutEmptyObjects(schema, {}, untouched);
  return required.every((name) => name in empty || properties[name]?.nullable === true) ? empty : undefined;
}

/**
 * Of an object that is one of several, what the chosen one has; what was typed for the others is of no account, and
 * nothing is where none is chosen. One that the console does not know keeps all that it has.
 */
function withoutOtherBranches(schema: JsonSchema, value: FormData): FormData {
  const by = discriminatorOf(schema);
  const branch = branchOf(schema, value);
  if (by === null || (branch === null && (value[by] ?? null) !== null)) {
    return value;
  }
  const others = Object.keys(schema.properties ?? {}).filter((name) => !Object.hasOwn(branch?.properties ?? {}, name));
  return branch === null ? {} : Object.fromEntries(Object.entries(value).filter(([name]) => !others.includes(name)));
}
