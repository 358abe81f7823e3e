import path from "node:path";
import { createGenerator } from "ts-json-schema-generator";
import { expect, test } from "vitest";
import { readSchemaFiles } from "./schema-files.ts";
import { readSpecSource } from "./spec-source.ts";

const ROOT = path.resolve(import.meta.dirname, "../../testing/fixture");

test("the generator's minimal library gives the same schemas as TypeScript's own", () => {
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
