import type { JsonSchema } from "../../../contract/json-schema.ts";
import { isMapSchema, isValueSchema } from "../../../contract/open-objects.ts";
import { branchOf, discriminatorOf } from "../../../contract/union-schema.ts";
import type { FormData } from "../../fields/form-store.ts";
import { isObject } from "../../lib/json-object.ts";

/** Value of a boolean that was not edited: false in a form, where it is visible; undefined in a spreadsheet import. */
type Untouched = "no" | "nothing";

/**
 * Removes nested objects without any value. Required, non-nullable ones are kept empty, and so are required lists and
 * maps without a minimum length. Applies to rows too.
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

/** True if an object contains only empty lists, maps and objects. */
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

/** Empty value of a required member that was left blank; undefined if the user has to fill it in. */
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
 * Keeps only the members of the selected `oneOf` branch, and drops input for other branches. Returns an empty object if
 * no branch is selected. A branch that the console does not know keeps all of its members.
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
