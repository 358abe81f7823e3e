import { expect, test } from "vitest";
import { importModel, textOf } from "../testing/imported.ts";
import type { CatalogColumn, CatalogConstraint } from "./catalog.ts";
import { checksOf, defaultOf, typeOfColumn } from "./column-types.ts";
import { readPostgres, toModel } from "./read-postgres.ts";

const TEXT = { kind: "text", bounds: {} } as const;
const NUMBER = { kind: "number", isInteger: true, bounds: {} } as const;

function column(name: string, type: string, more: Partial<CatalogColumn> = {}): CatalogColumn {
  return {
    schema: "public",
    table: "film",
    name,
    type,
    notNull: false,
    default: null,
    isGenerated: false,
    comment: null,
    values: null,
    ...more,
  };
}

function constraint(
  kind: CatalogConstraint["kind"],
  columns: readonly string[],
  more: Partial<CatalogConstraint> = {},
): CatalogConstraint {
  return {
    schema: "public",
    table: "film",
    kind,
    columns,
    toSchema: null,
    toTable: null,
    toColumns: null,
    definition: "",
    ...more,
  };
}

test.each([
  ["character varying(40)", { kind: "text", bounds: { maxLength: 40 } }],
  ["bigint", NUMBER],
  ["numeric(8,2)", { kind: "number", isInteger: false, bounds: { multipleOf: 0.01 } }],
  ["numeric(8,0)", NUMBER],
  ["timestamp(3) with time zone", { kind: "text", format: "date-time", bounds: {} }],
  ["date", { kind: "text", format: "date", bounds: {} }],
  ["time without time zone", { kind: "text", format: "time", bounds: {} }],
  ["jsonb", { kind: "json" }],
  ["uuid", TEXT],
  ["text[]", { kind: "list", of: TEXT, bounds: {} }],
  ["text[][]", { kind: "unknown", why: "it is a list of lists" }],
  ["bytea", { kind: "unknown", why: "its type is bytea" }],
])("the column type %s", (type, expected) => {
  expect(typeOfColumn({ type, values: null })).toEqual(expected);
});

test.each([
  {
    definition: "CHECK ((state = ANY (ARRAY['new'::text, 'it''s'::text])))",
    type: TEXT,
    is: { kind: "choice", values: ["new", "it's"] },
  },
  {
    definition: "CHECK (((rating >= 1) AND (rating < 6)))",
    type: NUMBER,
    is: { ...NUMBER, bounds: { minimum: 1, exclusiveMaximum: 6 } },
  },
  { definition: "CHECK ((price >= (0)::numeric)) NOT VALID", type: NUMBER, is: { ...NUMBER, bounds: { minimum: 0 } } },
])("the constraint $definition is part of the type", ({ definition, type, is }) => {
  expect(checksOf(type, [definition])).toEqual({ type: is, unread: [] });
});

test.each([
  "CHECK ((length(name) > 3))",
  "CHECK (((state = ANY (ARRAY['a'::text])) OR (name IS NULL)))",
  "CHECK ((a > b))",
])("a constraint that a spec cannot have is kept as text: %s", (definition) => {
  expect(checksOf(TEXT, [definition])).toEqual({ type: TEXT, unread: [definition] });
  expect(checksOf(NUMBER, [definition]).type).toEqual(NUMBER);
});

test.each([
  ["'new'::text", TEXT, { value: "new", isComputed: false }],
  ["(-3)", NUMBER, { value: -3, isComputed: false }],
  ["true", { kind: "boolean" } as const, { value: true, isComputed: false }],
  ["NULL::character varying", TEXT, { value: undefined, isComputed: false }],
  ["upper('x'::text)", TEXT, { value: undefined, isComputed: true }],
])("the default %s", (expression, type, expected) => {
  expect(defaultOf(expression, type)).toEqual(expected);
});

test("a table becomes an entity with its key, relations and unique constraints", () => {
  const model = toModel(
    {
      tables: [
        { schema: "public", name: "film", isView: false, comment: "Films to rent" },
        { schema: "public", name: "language", isView: false, comment: null },
        { schema: "public", name: "film_language", isView: false, comment: null },
      ],
      columns: [
        column("film_id", "integer", { notNull: true, default: "nextval('film_film_id_seq'::regclass)" }),
        column("title", "character varying(255)", { notNull: true }),
        column("original_language", "integer", { notNull: true }),
        column("last_update", "timestamp with time zone", { notNull: true, default: "now()" }),
        column("id", "integer", { table: "language" }),
        column("name", "text", { table: "language" }),
      ],
      constraints: [
        constraint("p", ["film_id"]),
        constraint("u", ["title"]),
        constraint("f", ["original_language"], { toSchema: "public", toTable: "language", toColumns: ["id"] }),
        constraint("f", ["title"], { toSchema: "public", toTable: "language", toColumns: ["name"] }),
        constraint("p", ["id"], { table: "language" }),
        constraint("p", ["film", "language"], { table: "film_language" }),
      ],
    },
    "rental",
  );
  const made = importModel(model);
  const text = textOf(made, "schema/entities/film.ts");
  expect(text).toContain("/** Films to rent */");
  expect(text).toContain("   * @readOnly\n   * @wire film_id\n   */\n  id: string;");
  expect(text).toContain("  originalLanguage: string;");
  expect(text).toContain('relations: { originalLanguage: { to: "language" } }');
  expect(text).toContain('unique: ["title"]');
  expect(text).toContain("   * @format date-time\n   * @readOnly\n   */\n  lastUpdate?: string;");
  expect(made.notes.map((note) => note.text).join()).toContain(
    "the table public.film_language is left out: its key has several columns (film, language)",
  );
});

test("a database that cannot be reached is an error with the reason", async () => {
  await expect(readPostgres("postgres://nobody@127.0.0.1:1/none")).rejects.toThrow("The database cannot be reached: ");
});
