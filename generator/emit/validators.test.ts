import path from "node:path";
import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { validateTicketCreate, validateTicketUpdate } from "../../testing/fixture/generated/validators/ticket.js";
import { buildModel } from "../model/build-model.ts";
import type { ConsoleModel } from "../model/console-model.ts";
import { writeSchema } from "../model/schema-variants.ts";
import { readSchemaFiles } from "../read/schema-files.ts";
import { readSpecSource } from "../read/spec-source.ts";
import { fixtureFolders, fixtureSpec } from "../testing/fixture-files.ts";
import { emitValidators } from "./validators.ts";

const ROOT = path.resolve(import.meta.dirname, "../../testing/fixture");

test("every schema that is compiled keeps the rules of JSON Schema", () => {
  const ajv = new Ajv({ strict: true, formats: { money: true } });
  const specs = [readSchemaFiles(ROOT), ...fixtureFolders("fixtures").map(fixtureSpec)];
  for (const model of specs.map(toModel)) {
    for (const entity of model.entities) {
      expect(ajv.validateSchema(writeSchema(model, entity)), ajv.errorsText()).toBe(true);
    }
  }
});

test("one function checks a create and an update: they send the same", () => {
  expect(validateTicketCreate).toBe(validateTicketUpdate);
});

test("a second run in the same process gives the same text, and a changed bound another", () => {
  const files = readSchemaFiles(ROOT);
  const first = emitValidators(toModel(files));
  expect(emitValidators(toModel(files))).toEqual(first);
  const changed = files.map((file) => ({ ...file, text: file.text.replace("@maxLength 40", "@maxLength 41") }));
  const given = emitValidators(toModel(changed)).find(({ path: name }) => name === "validators/ticket.js");
  expect(given?.content).toContain("must NOT have more than 41 characters");
});

function toModel(files: Parameters<typeof readSpecSource>[0]): ConsoleModel {
  return buildModel(readSpecSource(files));
}
