import { expect, test } from "vitest";
import { modelOf, validEntity } from "../testing/small-spec.ts";
import { emitBackendTables } from "./backend-tables.ts";

const importsFor = (preset: string): readonly string[] => {
  const note = { type: "string", default: preset };
  const [file] = emitBackendTables(modelOf({ entities: { item: validEntity({ "note?": note }) } }));
  expect(file?.content).toContain(`.default(${JSON.stringify(preset)})`);
  return (file?.content ?? "").split("\n").filter((line) => line.startsWith("import "));
};

test("a default that reads like code adds no import", () => {
  expect(importsFor("jsonb(x) sql.raw AnyPgColumn")).toEqual(importsFor("harmless"));
  expect(importsFor("harmless")).toEqual([
    'import { sql } from "drizzle-orm";',
    'import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";',
  ]);
});
