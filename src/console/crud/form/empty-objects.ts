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
  const isDemanded = (name: string) => required.includes(name) && properties[name]?.nullable !== true;
  const kept = Object.entries(data).map(([name, value]) => {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (property === undefined) {
      return [name, value];
    }
    const isLeft = !isDemanded(name) && isValueSchema(property) && isUnfilled(property, value);
    return [name, isLeft ? undefined : withEmptyParts(property, value, untouched)];
  });
  const added = Object.entries(properties)
    .filter(([name]) => isDemanded(name) && isNothing(data[name]))
    .map(([name, property]) => [name, emptyOf(property, untouched)])
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries([...kept, ...added]);
}

function withEmptyParts(schema: JsonSchema, value: unknown, untouched: Untouched): unknown {
  const { items } = schema;
  if (items !== undefined && isValueSchema(items) && Array.isArray(value)) {
    return value.map((row: unknown) => (isObject(row) ? withoutEmptyObjects(items, row, untouched) : row));
  }
  if (!isValueSchema(schema) || !isObject(value)) {
    return value;
  }
  const given = withoutOtherBranches(schema, value);
  const demanded =
    branchOf(schema, given)?.required ?? (schema.oneOf === undefined ? schema.required : undefined) ?? [];
  return toGiven(withoutEmptyObjects({ ...schema, required: demanded }, given, untouched));
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null;
}

/** Whether nothing is in an object but what is as good as nothing: empty lists and maps, and objects of these. */
function isUnfilled(schema: JsonSchema | undefined, value: unknown): boolean {
  if (schema && isValueSchema(schema) && isObject(value)) {
    return Object.entries(withoutOtherBranches(schema, value)).every(([name, part]) =>
      isUnfilled(schema.properties?.[name], part),
    );
  }
  const isEmptyMap = schema && isMapSchema(schema) && isObject(value) && Object.keys(value).length === 0;
  return isNothing(value) || isEmptyMap === true || (Array.isArray(value) && value.length === 0);
}

/** What stands for a value that must be there and that nobody filled in; undefined where that is to be asked for. */
function emptyOf(schema: JsonSchema, untouched: Untouched): unknown {
  if (schema.type === "boolean") {
    return untouched === "no" ? false : undefined;
  }
  if (schema.type === "array") {
    return (schema.minItems ?? 0) === 0 ? [] : undefined;
  }
  if (isMapSchema(schema)) {
    return {};
  }
  return isValueSchema(schema) && mayBeUnfilled(schema, untouched)
    ? toGiven(withoutEmptyObjects(schema, {}, untouched))
    : undefined;
}

/** Whether an object of these parts is complete with nothing filled in. */
function mayBeUnfilled({ properties = {}, required = [], oneOf }: JsonSchema, untouched: Untouched): boolean {
  const isLeft = (part: JsonSchema | undefined) =>
    part?.nullable === true || (part !== undefined && emptyOf(part, untouched) !== undefined);
  return oneOf === undefined && required.every((name) => isLeft(properties[name]));
}

/**
 * Of an object that is one of several, what the chosen one has; what was typed for the others is of no account, and
 * nothing is where none is chosen. One that the console does not know keeps all that it has.
 */
function withoutOtherBranches(schema: JsonSchema, value: FormData): FormData {
  const by = discriminatorOf(schema);
  const branch = branchOf(schema, value);
  if (by === null || (branch === null && !isNothing(value[by]))) {
    return value;
  }
  const others = Object.keys(schema.properties ?? {}).filter((name) => !Object.hasOwn(branch?.properties ?? {}, name));
  return branch === null ? {} : Object.fromEntries(Object.entries(value).filter(([name]) => !others.includes(name)));
}

function toGiven(data: FormData): FormData {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
}
