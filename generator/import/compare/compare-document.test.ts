import { expect, test } from "vitest";
import { emitOpenApi } from "../../emit/openapi.ts";
import { buildModel } from "../../model/build-model.ts";
import { readSpecSource } from "../../read/spec-source.ts";
import { Documents } from "../documents/documents.ts";
import type { Json } from "../documents/json.ts";
import { importDocument, petStore, record } from "../testing/imported.ts";
import { compareWithDocument } from "./compare-document.ts";

const PET = {
  name: { type: "string" },
  kind: { type: "string", enum: ["cat", "dog"] },
  age: { type: "integer" },
  born: { type: "string", format: "date" },
  tags: { type: "array", items: { type: "string" } },
};

/** The model of the spec that an import of the pets writes. */
const model = buildModel(
  readSpecSource(
    [...importDocument(petStore(record(PET, ["name"]))).files]
      .filter(([file]) => file.startsWith("schema/"))
      .map(([file, text]) => ({ path: file, text })),
  ),
);

function compare(document: Json): readonly string[] {
  return compareWithDocument(model, Documents.of(document)).map(
    ({ path, description, isBreaking }) => `${isBreaking ? "BREAKING " : ""}${path}: ${description}`,
  );
}

test("a spec agrees with the document that it generates, and with the one that it was imported from", () => {
  const [emitted] = emitOpenApi(model);
  expect(compare(JSON.parse(emitted?.content ?? ""))).toEqual([]);
  expect(compare(petStore(record(PET, ["name"])))).toEqual([]);
});

test("fields that are missing, further, of another type, required, or with other values are listed", () => {
  const { tags: _, ...others } = PET;
  const theirs = {
    ...others,
    age: { type: "string" },
    born: { type: "string", format: "date-time" },
    kind: { type: "string", enum: ["cat", "bird"] },
    colour: { type: "string" },
    size: { type: "number" },
  };
  expect(compare(petStore(record(theirs, ["kind", "size"])))).toEqual([
    "pet.name: required in the spec, optional in the document",
    'BREAKING pet.kind: the document has no value "dog"',
    'pet.kind: the document has further values: "bird"',
    "BREAKING pet.kind: optional in the spec, required in the document",
    "BREAKING pet.age: integer in the spec, text in the document",
    "BREAKING pet.born: date in the spec, date-time in the document",
    "BREAKING pet.tags: the document has no such field",
    "pet.colour: the spec has no such field",
    "BREAKING pet.size: the spec has no such field, and the document requires it",
  ]);
});

test("missing calls are listed; a prefix of the paths is no difference", () => {
  const { paths, ...rest } = JSON.parse(JSON.stringify(petStore(record(PET, ["name"])))) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const { put, delete: _, ...item } = paths["/pets/{petId}"] ?? {};
  const moved = { ...rest, paths: { "/api/v2/pets": paths["/pets"], "/api/v2/pets/{id}": { ...item, patch: put } } };
  expect(compare(JSON.parse(JSON.stringify(moved)))).toEqual([
    "pet.update: the document updates by PATCH only: set records.update in config.json",
    "BREAKING pet.delete: the document has no DELETE /pets/{id}",
  ]);
});

test("a document without any path of the spec is an error", () => {
  expect(() => compare({ openapi: "3.0.0", paths: { "/orders": { get: { responses: {} } } } })).toThrow(
    "The document has no path of the spec, such as /pets.",
  );
});
