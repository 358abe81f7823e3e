import { afterAll, beforeAll, expect, test } from "vitest";
import type { Problem } from "../../contract/problem.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";
import { startTestBackend, type TestBackend } from "../testing/test-backend.ts";
import { testProduct } from "../testing/test-product.ts";
import { schemasOf } from "./entity-model.ts";
import { createEntityStore } from "./entity-store.ts";
import { toNewRow } from "./row-values.ts";
import { storedEntity } from "./stored-entity.ts";

const { model } = testProduct;
const { storage } = model;
const stored = storedEntity(storage, "book");

describeOnDatabases("the records of an entity, on the %s database", (kind) => {
  let backend: TestBackend;
  let token = "";
  const firstOf = async (url: string): Promise<string> => {
    const { data } = (await backend.as(token, { url })).json<{ data: { id: string }[] }>();
    return data[0]?.id ?? "";
  };

  beforeAll(async () => {
    backend = await startTestBackend(kind);
    token = (await backend.signIn()).json<{ accessToken: string }>().accessToken;
  });
  afterAll(() => backend.close());

  test("a record that a list of ids names twice, however it is spelt, is a 422 at the field", async () => {
    const id = await firstOf("/api/genres?pageSize=1");
    const body = { name: "Dupla", genres: [id, id.toUpperCase()] };
    const answer = await backend.as(token, { method: "POST", url: "/api/books", body });
    const { details } = answer.json<Problem>();
    expect([answer.statusCode, details.map(({ path, code }) => `${path} ${code}`)]).toEqual([
      422,
      ["genres uniqueItems"],
    ]);
  });

  test("a number that an action sets and no column holds is refused at its field", async () => {
    const { db } = backend.context;
    const store = createEntityStore({ db, storage, stored, schemas: schemasOf(model, "book") });
    const work = store.patch(await firstOf("/api/books?pageSize=1"), { firstLoans: 3e9 }, () => undefined);
    await expect(db.transaction(work)).rejects.toMatchObject({ statusCode: 422, details: [{ path: "firstLoans" }] });
  });
});

test("a number of a new row that no column holds, as a batch may make it, is refused at its field", () => {
  const make = () => toNewRow(stored, { name: "Lote", feeMap: -3e9 }, { id: "", now: "" });
  expect(make).toThrow(
    expect.objectContaining({ statusCode: 422, details: [expect.objectContaining({ path: "feeMap" })] }),
  );
});
