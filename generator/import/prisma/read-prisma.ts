import type { Enum, Model } from "@mrleebo/prisma-ast";
import { ALL_OPERATIONS, type ForeignEntity, type ForeignModel, ImportError, type Note } from "../foreign-model.ts";
import { isList, namesIn, type PrismaField, partOf, toPrismaField } from "./prisma-fields.ts";
import { foreignKeysOf, idOf, lostRelation } from "./prisma-relations.ts";

/** Names of the models and enumerations, and their places in the text. */
interface Schema {
  readonly models: readonly Model[];
  readonly enums: ReadonlyMap<string, readonly string[]>;
  readonly lines: readonly string[];
  readonly file: string;
}

/** Reads the text of a `schema.prisma`. Throws an `ImportError` with line and column if it does not parse. */
export async function readPrisma(text: string, file: string): Promise<ForeignModel> {
  const schema = await parse(text, file);
  const notes: Note[] = [];
  const note = (added: Note) => {
    notes.push(added);
  };
  const entities = schema.models.flatMap((model) => toEntity(model, schema, note) ?? []);
  note({
    kind: "guess",
    about: "",
    text: "the schema has no calls: each entity has the five calls of the reference backend",
    at: file,
  });
  return { title: "Imported", entities, dialect: null, notes };
}

async function parse(text: string, file: string): Promise<Schema> {
  // Loaded on demand: no other command needs it.
  const { getSchema } = await import("@mrleebo/prisma-ast");
  const lines = text.split(/\r?\n/).map((line) => line.trimEnd());
  try {
    const { list } = getSchema(`${lines.join("\n")}\n`);
    const models = list.filter((block): block is Model => block.type === "model");
    const enums = list.filter((block): block is Enum => block.type === "enum");
    return { models, enums: new Map(enums.map((each) => [each.name, valuesOf(each)])), lines, file };
  } catch (error) {
    throw new ImportError(`${file}${placeOf(error)} is no Prisma schema: ${(error as Error).message}.`);
  }
}

function placeOf(error: unknown): string {
  const token = typeof error === "object" && error !== null && "token" in error ? error.token : null;
  const line = typeof token === "object" && token !== null && "startLine" in token ? token.startLine : null;
  return typeof line === "number" && Number.isFinite(line) ? `:${line}` : "";
}

/** The values in the database are those of `@map`; the client and its APIs use the names. */
function valuesOf({ enumerators }: Enum): readonly string[] {
  return enumerators.flatMap((each) => (each.type === "enumerator" ? [each.name] : []));
}

function toEntity(model: Model, schema: Schema, note: (note: Note) => void): ForeignEntity | null {
  const { name } = model;
  const start = schema.lines.findIndex((line) => new RegExp(`^\\s*model\\s+${name}\\b`).test(line));
  const placeOfField = (field: string) => {
    const index = schema.lines.findIndex((line, at) => at > start && new RegExp(`^\\s*${field}\\s`).test(line));
    return `${schema.file}:${(index === -1 ? start : index) + 1}`;
  };
  const at = `${schema.file}:${start + 1}`;
  const composite = partOf(model, "id");
  if (composite !== undefined) {
    note({
      kind: "unknown",
      about: "",
      text: `the model ${name} is left out: its id has several fields (${namesIn(composite.args).join(", ")})`,
      at,
    });
    return null;
  }
  const fields = describedFields(model);
  const keys = new Map(fields.flatMap(({ field }) => foreignKeysOf(field, schema.models)));
  const parts = {
    enums: schema.enums,
    models: new Set(schema.models.map((each) => each.name)),
    keys,
    lostRelation: (field: PrismaField["field"]) => lostRelation(field, model, schema.models),
    note,
    model: name,
    placeOfField,
  };
  const uniqueFields = fields.filter(({ field }) => field.attributes?.some((each) => each.name === "unique") === true);
  const description = commentBefore(schema.lines, start);
  return {
    key: name,
    name,
    path: null,
    endpoints: {},
    operations: ALL_OPERATIONS,
    schema: name,
    idName: idOf(model),
    fields: fields.flatMap((each) => toPrismaField(each, parts) ?? []),
    parameters: null,
    unique: [...uniqueFields.map(({ field }) => [field.name]), ...uniqueTogether(model)],
    ...(description === "" ? {} : { description }),
    at,
  };
}

/** Fields with the `///` comments before and after them. */
function describedFields({ properties }: Model): readonly PrismaField[] {
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

function uniqueTogether(model: Model): readonly (readonly string[])[] {
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
