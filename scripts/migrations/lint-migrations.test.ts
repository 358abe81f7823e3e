import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { findUnsafeMigrations, findUnsafeStatements } from "./lint-migrations.ts";
import { frameworkPaths } from "./migration-files.ts";

test.each([
  ['DROP TABLE "books";', "drops a table"],
  ['ALTER TABLE "books" DROP COLUMN "shelf";', "drops a column"],
  ['ALTER TABLE "books" RENAME TO "volumes";', "renames a table or column"],
  ['ALTER TABLE "books" RENAME COLUMN "shelf" TO "place";', "renames a table or column"],
  ['ALTER TABLE "books" ALTER COLUMN "year" SET DATA TYPE bigint;', "changes the type of a column"],
  ["ALTER TABLE books\n  ALTER COLUMN year TYPE bigint USING year::bigint;", "changes the type of a column"],
  ['ALTER TABLE "books" ALTER COLUMN "shelf" SET NOT NULL;', "makes a column required"],
  ['ALTER TABLE "books" ALTER COLUMN "shelf" DROP DEFAULT;', "drops a default"],
  ['ALTER TABLE "books" ADD COLUMN "shelf" text NOT NULL;', "adds a required column without a default"],
  ['CREATE INDEX "books_shelf_index" ON "books" USING btree ("shelf");', "blocks writes to a table"],
  [
    'CREATE UNIQUE INDEX "books_shelf_key" ON "public"."books" ("shelf");',
    "rejects rows that the previous release may write",
  ],
])("rejects %s", (statement, problem) => {
  const harmless = 'ALTER TABLE "books" ADD COLUMN "a" text;\n--> statement-breakpoint\n';
  expect(findUnsafeStatements(harmless + statement)).toEqual([expect.stringContaining(problem)]);
});

test.each([
  'ALTER TABLE "books" ADD COLUMN "shelf" text;',
  'ALTER TABLE "books" ADD COLUMN "shelf" text DEFAULT \'a\' NOT NULL;',
  'ALTER TABLE "books" ALTER COLUMN "shelf" DROP NOT NULL;',
  'ALTER TABLE "books" RENAME CONSTRAINT "a" TO "b";',
  'DROP INDEX "books_shelf_index";',
  '-- DROP TABLE "books";',
])("allows %s", (statement) => {
  expect(findUnsafeStatements(statement)).toEqual([]);
});

test("a table that the same migration creates may be changed and indexed", () => {
  const text = [
    'CREATE TABLE "shelves" (\n\t"id" uuid PRIMARY KEY NOT NULL\n);',
    'CREATE UNIQUE INDEX "shelves_key" ON "shelves" USING btree ("id");',
    'ALTER TABLE "public"."shelves" ADD COLUMN "place" text NOT NULL;',
  ].join("\n--> statement-breakpoint\n");
  expect(findUnsafeStatements(text)).toEqual([]);
});

test("several statements without breakpoints are each checked", () => {
  expect(findUnsafeStatements("update books set shelf = 'a';\ndrop table shelves;\ndrop table boxes;")).toHaveLength(2);
});

test("a reviewed migration is accepted only with a reason in its first line", () => {
  expect(findUnsafeStatements("-- Reviewed: the table has ten rows\ndrop table shelves;")).toEqual([]);
  expect(findUnsafeStatements("-- Reviewed: \ndrop table shelves;")).toHaveLength(1);
  expect(findUnsafeStatements("select 1;\n-- Reviewed: later\ndrop table shelves;")).toHaveLength(1);
});

test("the statements of the framework's own former migrations are recognized", () => {
  const { folder } = frameworkPaths();
  const [initial = "", ...others] = readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .sort();
  expect(findUnsafeStatements(readFileSync(path.join(folder, initial), "utf8"))).toEqual([]);
  expect(others.length).toBeGreaterThan(0);
});

test("no migration since these rules breaks the previous release", () => {
  expect(findUnsafeMigrations()).toEqual([]);
});
