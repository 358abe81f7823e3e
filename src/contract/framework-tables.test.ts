import { expect, test } from "vitest";
import { changedFrameworkTable, isReservedTable } from "./framework-tables.ts";

test.each([
  ['CREATE TABLE "sessions" (\n\t"id" uuid\n);', "sessions"],
  ["-- Roles.\nALTER TABLE public.staff_users ADD COLUMN role text;", "staff_users"],
  ['alter table if exists only "api_keys" add column note text', "api_keys"],
  ['DROP TABLE "unpublished_batches" CASCADE;', "unpublished_batches"],
  ['CREATE UNIQUE INDEX "x" ON "public"."staff_users" USING btree ("username");', "staff_users"],
  ["create index on attempts (ends_at)", "attempts"],
])("%j changes a table of the framework", (statement, table) => {
  expect(changedFrameworkTable(statement)).toBe(table);
});

test.each([
  'CREATE TABLE "session_notes" ("id" uuid);',
  'ALTER TABLE "notes" ADD CONSTRAINT "k" FOREIGN KEY ("by") REFERENCES "public"."staff_users"("id");',
  'INSERT INTO "staff_users" SELECT * FROM "users";',
  "-- ALTER TABLE staff_users\nselect 1",
])("%j changes none", (statement) => {
  expect(changedFrameworkTable(statement)).toBeNull();
});

test("tables of the framework, of earlier versions and of later ones are reserved", () => {
  const names = ["sessions", "unpublished_batches", "applied_migrations", "entity_console_comments", "books"];
  expect(names.filter(isReservedTable)).toEqual(names.slice(0, 4));
});
