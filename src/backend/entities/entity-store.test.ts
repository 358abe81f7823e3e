import { expect, test } from "vitest";
import type { EntitySchemas } from "../../contract/backend.ts";
import type { Problem } from "../../contract/problem.ts";
import { openBackend } from "../testing/for-suite.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";
import { testProduct } from "../testing/test-product.ts";
import { schemasOf } from "./entity-model.ts";
import { createEntityStore } from "./entity-store.ts";
import { toNewRow } from "./row-values.ts";
import { storedEntity } from "./stored-entity.ts";

const { model } = testProduct;
const { storage } = model;
const stored = storedEntity(storage, "book");

interface BookLike {
  readonly id: string;
  readonly bookCopies: readonly { readonly id: string; readonly price: number }[];
}

/** The copy price as a field that only the backend sets. */
function withoutPrices(schemas: EntitySchemas): EntitySchemas {
  const { bookCopies, ...others } = schemas.update.properties ?? {};
  const { price: _, ...properties } = bookCopies?.items?.properties ?? {};
  const update = {
    ...schemas.update,
    properties: { ...others, bookCopies: { ...bookCopies, items: { ...bookCopies?.items, properties } } },
  };
  return { ...schemas, update: update as unknown as EntitySchemas["update"] };
}

describeOnDatabases("the records of an entity, on the %s database", (kind) => {
  const { backend, call } = openBackend(kind);
  const firstOf = async (url: string): Promise<string> => {
    const { data } = (await call({ url })).json<{ data: { id: string }[] }>();
    return data[0]?.id ?? "";
  };

  test("a repeated record in a list of ids, in any spelling, is a 422 at the field", async () => {
    const id = await firstOf("/api/genres?pageSize=1");
    const body = { name: "Dupla", genres: [id, id.toUpperCase()] };
    const answer = await call({ method: "POST", url: "/api/books", body });
    const { details } = answer.json<Problem>();
    expect([answer.statusCode, details.map(({ path, code }) => `${path} ${code}`)]).toEqual([
      422,
      ["genres uniqueItems"],
    ]);
  });

  test("fields of a child row that no body can set stay unchanged, and are empty in a new row", async () => {
    const { db } = backend.context;
    const schemas = withoutPrices(schemasOf(model, "book"));
    const store = createEntityStore({ db, timeZone: "UTC", storage, stored, schemas });
    const books = (await call({ url: "/api/books?pageSize=100" })).json<{ data: BookLike[] }>().data;
    const { id, ...book } = books.find(({ bookCopies }) => bookCopies.some(({ price }) => price > 0)) as BookLike;
    const said = book.bookCopies.map(({ price: _, ...row }) => row);
    const [{ id: __, ...another } = {}] = said;
    const body = { ...book, bookCopies: [...said, { ...another, name: "Nova", code: "nova-1" }] };
    await db.transaction(await store.update(id, body, () => undefined));
    const { record } = await store.get(id);
    const prices = (record as unknown as BookLike).bookCopies.map(({ price }) => price);
    expect(prices).toEqual([...book.bookCopies.map(({ price }) => price), 0]);
  });

  test("a number set by an action that is out of the column's range is rejected at its field", async () => {
    const { db } = backend.context;
    const store = createEntityStore({ db, timeZone: "UTC", storage, stored, schemas: schemasOf(model, "book") });
    const work = store.patch(await firstOf("/api/books?pageSize=1"), { firstLoans: 3e9 }, () => undefined);
    await expect(db.transaction(work)).rejects.toMatchObject({ statusCode: 422, details: [{ path: "firstLoans" }] });
  });
});

test("a number in a new row that is out of the column's range is rejected at its field", () => {
  const make = () => toNewRow(stored, { name: "Lote", feeMap: -3e9 }, { id: "", now: "" });
  expect(make).toThrow(
    expect.objectContaining({ statusCode: 422, details: [expect.objectContaining({ path: "feeMap" })] }),
  );
});
