import path from "node:path";
import { createGenerator } from "ts-json-schema-generator";
import { expect, test } from "vitest";
import { readSchemaFiles } from "./schema-files.ts";
import { readSpecSource } from "./spec-source.ts";

const ROOT = path.resolve(import.meta.dirname, "../../testing/fixture");

test("the small library of the generator leads to the schemas that TypeScript's own leads to", () => {
  const { definitions } = readSpecSource(readSchemaFiles(ROOT));
  const usual = createGenerator({
    path: path.join(ROOT, "schema/{enums,service,entities/*}.ts"),
    tsconfig: path.resolve(import.meta.dirname, "../../tsconfig.json"),
    skipTypeCheck: true,
    sortProps: false,
    encodeRefs: false,
    functions: "fail",
  }).createSchema("*");
  expect(definitions.schemas).toEqual(usual.definitions);
});
