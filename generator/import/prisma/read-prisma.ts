import type { Model, View } from "@mrleebo/prisma-ast";
import { ALL_OPERATIONS, type ForeignEntity, type ForeignModel, type Note } from "../foreign-model.ts";
import { hasBlock, isList, keyNames, namesIn, type PrismaField, toPrismaField } from "./prisma-fields.ts";
import { foreignKeysOf, idOf, lostRelation } from "./prisma-relations.ts";
import { type PrismaFile, type PrismaSchema, parsePrisma } from "./prisma-schema.ts";

/** Reads the files of a Prisma schema. Throws an `ImportError` with file and line if one does not parse. */
export async function readPrisma(files: readonly PrismaFile[]): Promise<ForeignModel> {
  const schema = await parsePrisma(files);
  const notes: Note[] = [];
  const note = (added: Note) => {
    notes.push(added);
  };
  const entities = schema.models.flatMap((model) => toEntity(model, schema, note) ?? []);
  note({
    kind: "guess",
    about: "",
    text: "the schema has no calls: each entity has the five calls of the reference backend, a view has two",
    at: files[0]?.file ?? "",
  });
  return { title: "Imported", entities, dialect: null, notes };
}

function toEntity(model: Model | View, schema: PrismaSchema, note: (note: Note) => void): ForeignEntity | null {
  const { name } = model;
  const { at, description, placeOfField } = placesOf(model, schema);
  const fields = describedFields(model);
  const keys = new Map(fields.flatMap(({ field }) => foreignKeysOf(field, schema.models)));
  const why = reasonToLeaveOut(model, { keys, fields: fields.length });
  if (why !== null) {
    note({ kind: "unknown", about: "", text: `the ${model.type} ${name} is left out: ${why}`, at });
    return null;
  }
  const parts = {
    schema,
    models: new Set(schema.models.map((each) => each.name)),
    keys,
    lostRelation: (field: PrismaField["field"]) => lostRelation(field, model, schema.models),
    note,
    model: name,
    placeOfField,
    within: [],
  };
  const key = keyNames(model);
  if (key.length > 1) {
    const text = `its id has several fields (${key.join(", ")}): imported with one id, and unique together`;
    note({ kind: "guess", about: name, text, at });
  }
  const uniqueFields = fields.filter(({ field }) => field.attributes?.some((each) => each.name === "unique") === true);
  return {
    key: name,
    name,
    path: null,
    endpoints: {},
    operations: model.type === "view" ? ["list", "get"] : ALL_OPERATIONS,
    schema: name,
    idName: idOf(model) ?? key.find((each) => each === "id") ?? null,
    fields: fields.flatMap((each) => toPrismaField(each, parts) ?? []),
    parameters: null,
    unique: [
      ...uniqueFields.map(({ field }) => [field.name]),
      ...uniqueTogether(model),
      ...(key.length > 1 ? [key] : []),
    ],
    ...(description === "" ? {} : { description }),
    at,
  };
}

/** Why a model cannot be an entity, or should not be one; null if it can. */
function reasonToLeaveOut(
  model: Model | View,
  { keys, fields }: { readonly keys: ReadonlyMap<string, string>; readonly fields: number },
): string | null {
  if (hasBlock(model, "ignore")) {
    return "it has @@ignore";
  }
  const key = keyNames(model);
  // A link has a field and a relation for each part of its key, and perhaps a time.
  const isLink = key.length > 1 && key.every((name) => keys.has(name)) && fields <= key.length * 2 + 1;
  return isLink ? `it links ${key.map((name) => keys.get(name)).join(" and ")}` : null;
}

/** File and line of a model and its fields, and its comment. */
function placesOf(model: Model | View, { fileOf }: PrismaSchema) {
  const { file, lines } = fileOf.get(model) ?? { file: "", lines: [] };
  const start = lines.findIndex((line) => new RegExp(`^\\s*${model.type}\\s+${model.name}\\b`).test(line));
  const placeOfField = (field: string) => {
    const index = lines.findIndex((line, at) => at > start && new RegExp(`^\\s*${field}\\s`).test(line));
    return `${file}:${(index === -1 ? start : index) + 1}`;
  };
  return { at: `${file}:${start + 1}`, description: commentBefore(lines, start), placeOfField };
}

/** Fields with the `///` comments before and after them. */
function describedFields({ properties }: Model | View): readonly PrismaField[] {
  const found: PrismaField[] = [];
  let comments: string[] = [];
  for (const property of properties) {
    if (property.type === "comment") {
      comments.push(property.text);
    } else if (property.type === "field") {
      const all = [...comments, property.comment ?? ""].filter((text) => text.startsWith("///"));
      found.push({ field: property, description: all.map((text) => text.replace(/^\/+\s*/, "")).join(" ") });
    }
    if (property.type !== "comment") {
      comments = [];
    }
  }
  return found;
}

function uniqueTogether(model: Model | View): readonly (readonly string[])[] {
  return model.properties
    .filter((property) => property.type === "attribute" && property.name === "unique")
    .map((property) => (isList(property) ? namesIn(property.args) : []))
    .filter((names) => names.length > 0);
}

function commentBefore(lines: readonly string[], start: number): string {
  const found: string[] = [];
  for (let index = start - 1; index >= 0 && /^\s*\/\/\//.test(lines[index] ?? ""); index -= 1) {
    found.unshift((lines[index] ?? "").replace(/^\s*\/+\s*/, ""));
  }
  return found.join(" ");
}
