import { Documents } from "../documents/documents.ts";
import type { Json } from "../documents/json.ts";
import type { ForeignModel } from "../foreign-model.ts";
import { type Import, makeImport } from "../import-product.ts";
import { readDocument } from "../read-source.ts";

const ALL = { only: [], skip: [], languages: ["en-US"] };

/** The import of a model into a new product. */
export function importModel(model: ForeignModel): Import {
  return makeImport("/a/folder/without/a/product", model, { source: "document.json", options: ALL });
}

/** The import of a document into a new product. */
export function importDocument(document: Json): Import {
  return importModel(readDocument(Documents.of(document)));
}

/** The text of a written file. */
export function textOf({ files }: Import, file: string): string {
  return files.get(file) ?? `no file ${file}: ${[...files.keys()].join(", ")}`;
}

/** Texts of the notes about an entity or field. */
export function notesAbout({ notes }: Import, about: string): readonly string[] {
  return notes.filter((note) => note.about === about).map(({ text }) => text);
}

/** An OpenAPI document with `/pets` and `/pets/{petId}`, whose records have the given schema. */
export function petStore(
  pet: Json,
  others: { readonly schemas?: object; readonly paths?: object; readonly body?: Json } = {},
): Json {
  const json = (schema: Json) => ({ "application/json": { schema } });
  const body = { content: json(others.body ?? pet) };
  const one = { responses: { 200: { description: "", content: json(pet) } } };
  const document = {
    openapi: "3.0.3",
    info: { title: "Pets", version: "1" },
    paths: {
      "/pets": {
        get: { responses: { 200: { description: "", content: json({ type: "array", items: pet }) } } },
        post: { requestBody: body, responses: { 201: { description: "", content: json(pet) } } },
      },
      "/pets/{petId}": {
        get: one,
        put: { requestBody: body, ...one },
        delete: { responses: { 204: { description: "" } } },
      },
      ...others.paths,
    },
    components: { schemas: others.schemas ?? {} },
  };
  return JSON.parse(JSON.stringify(document)) as Json;
}

/** The schema of an object with the properties and an id. */
export function record(properties: object, required: readonly string[] = []): Json {
  const whole = { type: "object", properties: { id: { type: "integer" }, ...properties }, required };
  return JSON.parse(JSON.stringify(whole)) as Json;
}
