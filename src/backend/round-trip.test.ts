import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { JsonSchema } from "../contract/json-schema.ts";
import type { Problem } from "../contract/problem.ts";
import type { EntityRecord } from "./entities/stored-entity.ts";
import { validBody } from "./testing/body-arbitrary.ts";
import { openBackend } from "./testing/for-suite.ts";
import { describeOnDatabases } from "./testing/on-databases.ts";
import { testProduct } from "./testing/test-product.ts";

const RUNS = Number(process.env["FUZZ_RUNS"] ?? 25);
const ENTITIES = ["member", "ticket", "genre", "book"];

interface Known {
  readonly members: readonly string[];
  readonly genres: readonly string[];
  readonly books: readonly { readonly id: string; readonly bookCopies: readonly { readonly id: string }[] }[];
}

describeOnDatabases("round trips of valid records, on the %s database", (kind) => {
  const { call } = openBackend(kind);
  let known: Known = { members: [], genres: [], books: [] };

  beforeAll(async () => {
    const list = async <Item>(path: string) =>
      (await call({ url: `/api${path}?pageSize=5` })).json<{ data: Item[] }>().data;
    const idsOf = (records: readonly { readonly id: string }[]) => records.map(({ id }) => id);
    known = {
      members: idsOf(await list("/members/all")),
      genres: idsOf(await list("/genres")),
      books: await list<Known["books"][number]>("/books"),
    };
  });

  test.each(ENTITIES)("case 208: any valid %s is returned as it was sent, after create and update", async (entity) => {
    const { create, update } = testProduct.model.schemas[entity] ?? {};
    const path = testProduct.model.routes.find((route) => route.entity === entity && route.kind === "create")?.path;
    const url = `/api${path}`;
    const bodies = bodiesOf(entity, create ?? { type: "object" }, known);
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(bodies, bodies, async (first, second) => {
        const created = await call({ method: "POST", url, body: first });
        if (isTaken(created.statusCode, created.body)) {
          return;
        }
        expect(created.statusCode, created.body).toBe(201);
        const { id } = created.json<{ id: string }>();
        const read = async () => (await call({ url: `${url}/${id}` })).json<EntityRecord>();
        expectSame(await read(), first, create);
        const changed = await call({ method: "PUT", url: `${url}/${id}`, body: second });
        if (!isTaken(changed.statusCode, changed.body)) {
          expect(changed.statusCode, changed.body).toBe(200);
          expectSame(await read(), second, update);
          compared += 1;
        }
      }),
      { numRuns: RUNS },
    );
    expect(compared).toBeGreaterThan(RUNS / 2);
  });
});

/** Bodies that refer to existing records; their parts have no ids and are new. */
function bodiesOf(entity: string, schema: JsonSchema, { members, genres, books }: Known): fc.Arbitrary<EntityRecord> {
  const book = fc.constantFrom(...books);
  const references: Readonly<Record<string, fc.Arbitrary<EntityRecord>>> = {
    member: fc.oneof(
      fc.constant({}),
      book.map(({ id }) => ({ bookId: id })),
      book.map(({ id, bookCopies }) => ({
        bookId: id,
        ...(bookCopies[0] ? { bookCopy: bookCopies[0].id } : {}),
      })),
    ),
    ticket: fc.record({ members: fc.uniqueArray(fc.constantFrom(...members), { maxLength: 3 }) }),
    book: fc.record({ genres: fc.uniqueArray(fc.constantFrom(...genres), { maxLength: 3 }) }),
  };
  const own = without(schema, ["bookId", "bookCopy", "members", "genres"]);
  return fc
    .tuple(validBody(own, []), references[entity] ?? fc.constant({}))
    .map(([body, named]) => ({ ...(body as EntityRecord), ...named }));
}

function without(schema: JsonSchema, names: readonly string[]): JsonSchema {
  const kept = Object.entries(schema.properties ?? {}).filter(([name]) => !names.includes(name));
  const properties = kept.map(([name, field]) =>
    field.items?.properties === undefined
      ? ([name, field] as const)
      : ([name, { ...field, items: without(field.items, ["id", "bookId"]) }] as const),
  );
  return {
    ...schema,
    properties: Object.fromEntries(properties),
    required: (schema.required ?? []).filter((name) => !names.includes(name)),
  };
}

/** Compares all sent fields, except secrets. Other fields must be empty or have their defaults. */
function expectSame(record: EntityRecord, sent: EntityRecord, schema: JsonSchema | undefined): void {
  for (const [name, field] of Object.entries(schema?.properties ?? {})) {
    const wanted = field.writeOnly === true ? undefined : (sent[name] ?? field.default);
    expect([name, withoutIds(record[name])]).toEqual([
      name,
      wanted === undefined ? undefined : withDefaults(wanted, field),
    ]);
  }
}

function withoutIds(value: unknown): unknown {
  const isRecords = Array.isArray(value) && value.every((item) => typeof item === "object");
  return isRecords ? value.map(({ id: _, bookId: __, ...rest }: EntityRecord) => rest) : value;
}

function withDefaults(value: unknown, { items }: JsonSchema): unknown {
  if (!Array.isArray(value) || items?.properties === undefined) {
    return value;
  }
  const defaults = Object.entries(items.properties).filter(([, { default: fallback }]) => fallback !== undefined);
  const filled = Object.fromEntries(defaults.map(([name, field]) => [name, field.default]));
  return value.map((item: EntityRecord) => ({ ...filled, ...item }));
}

function isTaken(status: number, body: string): boolean {
  return status === 422 && (JSON.parse(body) as Problem).details.some(({ code }) => code === "unique");
}
