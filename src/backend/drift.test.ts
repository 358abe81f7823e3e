import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { validateBookCreate, validateBookUpdate } from "../../testing/fixture/generated/validators/book.js";
import { validateGenreCreate, validateGenreUpdate } from "../../testing/fixture/generated/validators/genre.js";
import { validateMemberUpdate } from "../../testing/fixture/generated/validators/member.js";
import { validateTicketCreate, validateTicketUpdate } from "../../testing/fixture/generated/validators/ticket.js";
import { validateTicketBatchCreate } from "../../testing/fixture/generated/validators/ticket-batch.js";
import type { JsonSchema } from "../contract/json-schema.ts";
import { columnOf, type Stored } from "./entities/stored-entity.ts";
import { createAjv } from "./http/validation.ts";
import { brokenBody, validBody } from "./testing/body-arbitrary.ts";
import { testProduct } from "./testing/test-product.ts";

/**
 * Case 208: the outputs of one entity file. The console's validator, the backend's schema, the OpenAPI document and the
 * table must accept the same values.
 */

interface DocumentSchema extends Omit<JsonSchema, "properties" | "items"> {
  readonly properties?: Readonly<Record<string, DocumentSchema>>;
  readonly items?: DocumentSchema;
}

const { components } = JSON.parse(
  readFileSync(new URL("../../testing/fixture/generated/openapi.json", import.meta.url), "utf8"),
) as {
  components: { schemas: Readonly<Record<string, DocumentSchema>> };
};
const { storage, schemas } = testProduct.model;
const RUNS = Number(process.env["FUZZ_RUNS"] ?? 150);
const INT4 = 2_147_483_647;

/** Runs a validator, which may fill in defaults. */
type Judge = (body: unknown) => boolean;

const consoleChecks: readonly (readonly [entity: string, name: "create" | "update", check: Judge])[] = [
  ["member", "update", validateMemberUpdate],
  ["ticket", "create", validateTicketCreate],
  ["ticket", "update", validateTicketUpdate],
  ["ticketBatch", "create", validateTicketBatchCreate],
  ["genre", "create", validateGenreCreate],
  ["genre", "update", validateGenreUpdate],
  ["book", "create", validateBookCreate],
  ["book", "update", validateBookUpdate],
];

const ajv = createAjv({ allErrors: false, coerceTypes: false });
const compile = (schema: object): Judge => {
  const { $id: _, ...nameless } = schema as { readonly $id?: string };
  return ajv.compile(nameless);
};
const bodyName = (entity: string) => `${entity.charAt(0).toUpperCase()}${entity.slice(1)}Body`;

describe.each(consoleChecks)("the body of %s %s", (entity, name, check) => {
  const schema = schemas[entity]?.[name] ?? { type: "object" };
  const judges = {
    backend: compile(schema),
    console: check,
    document: compile(components.schemas[bodyName(entity)] ?? {}),
  };

  test("case 208: console, backend and OpenAPI document accept the same bodies", () => {
    const ids = ["01a1fd2e-a244-760d-b6bc-da2cbd98dfd0"];
    const verdicts = { allowed: 0, refused: 0 };
    fc.assert(
      fc.property(fc.oneof(validBody(schema, ids), brokenBody(schema, ids)), (body) => {
        // The backend fills in defaults; the console sends them.
        const sent = structuredClone(body);
        judges.backend(sent);
        const said = Object.entries(judges).map(([name, judge]) => [name, judge(structuredClone(sent))] as const);
        expect(said).toEqual(said.map(([name]) => [name, said[0]?.[1]]));
        verdicts[said[0]?.[1] === true ? "allowed" : "refused"] += 1;
      }),
      { numRuns: RUNS },
    );
    expect(verdicts.allowed).toBeGreaterThan(RUNS / 5);
    expect(verdicts.refused).toBeGreaterThan(RUNS / 10);
  });
});

describe.each(Object.values(storage))("the table of $entity", (stored: Stored) => {
  const { read, create, update } = schemas[stored.entity] ?? {};
  const fields = { ...read?.properties, ...create?.properties, ...update?.properties };
  const columns = stored.columns
    .filter((name) => name in fields)
    .map((name) => [name, columnOf(stored.table, name)] as const);

  test("case 208: every field has exactly one column, link, child or expansion", () => {
    const kept = [
      // The id column of an expanded record may have no field of its own.
      ...stored.columns.filter((name) => name in fields || !stored.expansions.some(({ by }) => by === name)),
      ...stored.links.map(({ field }) => field),
      ...stored.children.map(({ field }) => field),
      ...stored.expansions.map(({ field }) => field),
    ];
    expect(kept.toSorted()).toEqual(Object.keys(fields).toSorted());
    expect(stored.secrets.filter((name) => read?.properties?.[name]?.writeOnly === false)).toEqual([]);
  });

  test("case 208: types, enumerations and nullability match the schema", () => {
    const wanted = columns.map(([name]) => {
      const field = fields[name];
      const isRequired = read?.required?.includes(name) === true;
      return [name, field === undefined ? "none" : toColumnType(field), field?.enum ?? [], isRequired];
    });
    const found = columns.map(([name, column]) => [
      name,
      column.getSQLType() === "uuid" ? "text" : column.getSQLType(),
      column.enumValues ?? [],
      column.notNull,
    ]);
    expect(found).toEqual(wanted);
  });

  test("case 208: every valid number fits its column", () => {
    const tooWide = columns.filter(([name, column]) => {
      const { minimum = 0, maximum = 0 } = fields[name] ?? { type: "string" };
      return column.getSQLType() === "integer" && (maximum > INT4 || minimum < -INT4);
    });
    expect(tooWide.map(([name]) => name)).toEqual([]);
  });
});

/** The column type of a field; ids are text for clients. */
function toColumnType({ type, format }: JsonSchema): string {
  const byFormat: Readonly<Record<string, string>> = {
    date: "date",
    "date-time": "timestamp with time zone",
    money: "numeric(15, 2)",
  };
  const byType = { integer: "integer", number: "double precision", boolean: "boolean", string: "text" };
  return byFormat[format ?? ""] ?? (type === "object" || type === "array" ? "none" : byType[type]);
}
