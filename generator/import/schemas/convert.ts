import type { Located } from "../documents/documents.ts";
import { isRecord, type Json, textOf } from "../documents/json.ts";
import type { ForeignField, ForeignType } from "../foreign-model.ts";
import { type Conversion, MAX_DEPTH, MAX_SCHEMAS } from "./conversion.ts";
import { type FlatSchema, flatten, mergeSchemas } from "./flatten.ts";
import { fitPattern, sizes, toChoice, toNumber, toText, typesOf } from "./simple-types.ts";

/** The fields of an object's schema. */
export function toFields(flat: FlatSchema, conversion: Conversion): readonly ForeignField[] {
  return [...flat.properties].map(([name, member]) => {
    const inner = flatten(conversion.documents, member, conversion.within);
    const { keywords } = inner;
    const work = conversion.depth === 0 ? { schemas: MAX_SCHEMAS } : conversion.work;
    const named = { ...conversion, work, about: `${conversion.about}.${name}` };
    const single = onlyBranch(inner, conversion);
    const type = toType(inner, member, named);
    const title = textOf(keywords["title"]);
    const description = textOf(keywords["description"]);
    return {
      name,
      type,
      required: flat.required.has(name),
      nullable: inner.isNullable || single?.isNullable === true,
      readOnly: keywords["readOnly"] === true,
      writeOnly: keywords["writeOnly"] === true,
      deprecated: keywords["deprecated"] === true,
      ...(title === undefined || single?.schema !== undefined || inner.schema !== undefined ? {} : { title }),
      ...(description === undefined ? {} : { description }),
      ...(keywords["default"] === undefined || keywords["default"] === null ? {} : { default: keywords["default"] }),
      at: conversion.documents.shown(member),
    };
  });
}

function onlyBranch(flat: FlatSchema, { documents, within }: Conversion): FlatSchema | null {
  const [branch] = flat.branches;
  return flat.branches.length === 1 && branch !== undefined ? flatten(documents, branch, within) : null;
}

/** The type of a flat schema. `located` is for notes. */
function toType(flat: FlatSchema, located: Located, conversion: Conversion): ForeignType {
  const { keywords, schema } = flat;
  conversion.work.schemas -= 1;
  if (conversion.work.schemas < 0) {
    return { kind: "unknown", why: `it has more than ${MAX_SCHEMAS} schemas inside` };
  }
  if (flat.missing !== undefined) {
    return { kind: "unknown", why: flat.missing };
  }
  if (schema !== undefined && (flat.isCircular || conversion.entitySchemas.has(schema))) {
    return { kind: "object", fields: [], schema };
  }
  if (flat.branches.length > 0) {
    return toBranchType(flat, located, conversion);
  }
  const values = keywords["const"] === undefined ? keywords["enum"] : [keywords["const"]];
  if (Array.isArray(values)) {
    return choiceOf(values, { flat, located, conversion });
  }
  const types = typesOf(keywords, flat);
  const [type] = types;
  if (types.length > 1) {
    return severalTypes(types, located, conversion);
  }
  switch (type) {
    case "string":
      notePattern(keywords["pattern"], located, conversion);
      return toText(keywords);
    case "integer":
    case "number":
      return toNumber(keywords, type === "integer");
    case "boolean":
      return { kind: "boolean" };
    case "array":
      return toList(flat, conversion);
    case "object":
      return toObject(flat, conversion);
    default:
      return type === undefined ? { kind: "json" } : { kind: "unknown", why: `its type "${type}" is unknown` };
  }
}

function notePattern(pattern: unknown, located: Located, { about, note, documents }: Conversion): void {
  if (typeof pattern === "string" && pattern !== "" && fitPattern(pattern) === null) {
    const text = `the pattern is no regular expression of JavaScript: ${pattern.slice(0, 120)}`;
    note({ kind: "unknown", about, text, at: documents.shown(located) });
  }
}

interface ChoiceParts {
  readonly flat: FlatSchema;
  readonly located: Located;
  readonly conversion: Conversion;
}

function choiceOf(values: readonly Json[], { flat, located, conversion }: ChoiceParts): ForeignType {
  const type = toChoice(
    values,
    flat.schema === undefined ? undefined : flat.schema.slice(flat.schema.lastIndexOf("/") + 1),
  );
  const isChecked = type.kind === "number" && type.bounds.maximum !== undefined;
  if ((type.kind === "number" || type.kind === "text") && !isChecked) {
    const text = `values ${values
      .map((value) => JSON.stringify(value))
      .join(", ")
      .slice(0, 120)} are not checked`;
    conversion.note({ kind: "unknown", about: conversion.about, text, at: conversion.documents.shown(located) });
  }
  return type;
}

function severalTypes(types: readonly string[], located: Located, conversion: Conversion): ForeignType {
  const isNumeric = types.every((type) => type === "integer" || type === "number");
  const isSimple = types.every((type) => ["string", "integer", "number", "boolean"].includes(type));
  if (isNumeric) {
    return { kind: "number", isInteger: false, bounds: {} };
  }
  if (!isSimple) {
    return { kind: "unknown", why: `it can be ${types.join(" or ")}` };
  }
  const text = `can be ${types.join(" or ")}; imported as a text`;
  conversion.note({ kind: "unknown", about: conversion.about, text, at: conversion.documents.shown(located) });
  return { kind: "text", bounds: {} };
}

/** One branch is the type itself. Objects become one object, simple values a text. */
function toBranchType(flat: FlatSchema, located: Located, conversion: Conversion): ForeignType {
  const { documents, note, about } = conversion;
  const inner = { ...conversion, within: [...conversion.within, ...flat.entered] };
  const branches = flat.branches.map((branch) => flatten(documents, branch, inner.within));
  const around: FlatSchema = { ...flat, branches: [] };
  const [first] = branches;
  if (branches.length === 1 && first !== undefined) {
    const merged = mergeSchemas(around, first);
    return toType({ ...merged, ...(first.schema === undefined ? {} : { schema: first.schema }) }, located, inner);
  }
  const types = branches.map((branch) => toType(branch, located, inner));
  const values = types.flatMap((type) => (type.kind === "choice" ? type.values : []));
  if (types.every(({ kind }) => kind === "choice")) {
    return { kind: "choice", values: [...new Set(values)] };
  }
  const at = documents.shown(located);
  const record = types.find((type) => type.kind === "object" && conversion.entitySchemas.has(type.schema ?? ""));
  if (record !== undefined && types.some(({ kind }) => kind === "text")) {
    note({
      kind: "guess",
      about,
      text: "an id, or the whole record if the request asks for it; imported as an id",
      at,
    });
    return {
      kind: "text",
      bounds: {},
      ...(record.kind === "object" && record.schema !== undefined ? { schema: record.schema } : {}),
    };
  }
  if (types.every(({ kind }) => kind === "object")) {
    note({
      kind: "unknown",
      about,
      text: `one of ${branches.length} objects; imported as one with the fields of all`,
      at,
    });
    return mergeObjects(types);
  }
  if (types.every(({ kind }) => ["text", "number", "boolean", "choice"].includes(kind))) {
    return severalTypes(
      [...new Set(types.map(({ kind }) => (kind === "number" ? kind : kind === "boolean" ? kind : "string")))],
      located,
      conversion,
    );
  }
  return { kind: "unknown", why: `it can be ${[...new Set(types.map(({ kind }) => kind))].join(" or ")}` };
}

/** Fields of all branches, each optional. Fields that differ between branches keep the first type. */
export function mergeObjects(types: readonly ForeignType[]): ForeignType {
  const fields = new Map<string, ForeignField>();
  for (const type of types) {
    for (const field of type.kind === "object" ? type.fields : []) {
      const earlier = fields.get(field.name);
      fields.set(field.name, { ...mergeField(earlier, field), required: false });
    }
  }
  return fields.size === 0 ? { kind: "json" } : { kind: "object", fields: [...fields.values()] };
}

/** A discriminator has one value in each branch: together they are an enumeration. */
function mergeField(a: ForeignField | undefined, b: ForeignField): ForeignField {
  if (a?.type.kind === "choice" && b.type.kind === "choice") {
    return { ...a, type: { kind: "choice", values: [...new Set([...a.type.values, ...b.type.values])] } };
  }
  return a ?? b;
}

function toList(flat: FlatSchema, conversion: Conversion): ForeignType {
  const { keywords, items } = flat;
  if (items === undefined) {
    return { kind: "unknown", why: "it is a list of anything" };
  }
  const within = [...conversion.within, ...flat.entered];
  const inner = flatten(conversion.documents, items, within);
  const of = toType(inner, items, { ...conversion, within });
  const unique = keywords["uniqueItems"] === true && of.kind !== "object" ? { uniqueItems: true } : {};
  return { kind: "list", of, bounds: { ...sizes(keywords, "minItems", "maxItems"), ...unique } };
}

function toObject(flat: FlatSchema, conversion: Conversion): ForeignType {
  if (flat.properties.size === 0) {
    const { additionalProperties: each } = flat.keywords;
    return isRecord(each) && each["type"] === "string" && each["enum"] === undefined
      ? { kind: "map" }
      : { kind: "json" };
  }
  if (conversion.depth >= MAX_DEPTH) {
    return { kind: "unknown", why: `it is an object inside ${MAX_DEPTH} others` };
  }
  if (flat.properties.size > conversion.room.fields) {
    return { kind: "unknown", why: "its entity has too many nested fields" };
  }
  conversion.room.fields -= flat.properties.size;
  const inner = { ...conversion, within: [...conversion.within, ...flat.entered], depth: conversion.depth + 1 };
  const { schema } = flat;
  return { kind: "object", fields: toFields(flat, inner), ...(schema === undefined ? {} : { schema }) };
}
