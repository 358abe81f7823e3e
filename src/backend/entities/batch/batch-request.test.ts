import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { BatchResponse } from "../../../contract/batch.ts";
import type { Problem } from "../../../contract/problem.ts";
import { readRows } from "../../database/database.ts";
import { openBackend } from "../../testing/for-suite.ts";
import { describeOnDatabases } from "../../testing/on-databases.ts";

const UNKNOWN = "00000000-0000-7000-8000-000000000000";

describeOnDatabases("requests of batch calls, on the %s database", (kind) => {
  const { backend, call } = openBackend(kind);
  const batch = (rows: readonly object[]) => call({ method: "POST", url: "/api/tickets/batch", body: { rows } });
  const toRow = (row: number, rest: object) => ({ row, ...rest });

  test("a call has up to 500 rows, and well-formed ones", async () => {
    const row = toRow(1, { operation: "delete", id: UNKNOWN });
    expect((await batch(Array.from({ length: 501 }, () => row))).statusCode).toBe(413);
    expect((await batch([])).statusCode).toBe(422);
    expect((await batch([{ row: 1, operation: "merge" }])).statusCode).toBe(422);
    const refused = await batch([{ row: 1, operation: "create" }]);
    expect(refused.json<BatchResponse>().counts.refused).toBe(1);
  });

  test("records that others refer to are not deleted", async () => {
    const genre = async (name: string) =>
      (await call({ method: "POST", url: "/api/genres", body: { name, code: "poetry" } })).json<{ id: string }>().id;
    const [used, free] = [await genre("Used"), await genre("Free")];
    await call({ method: "POST", url: "/api/books", body: { name: "Refers", genres: [used] } });
    const rows = [used, free].map((id, row) => toRow(row, { operation: "delete", id }));
    const answer = await call({ method: "POST", url: "/api/genres/batch", body: { rows } });
    const { results } = answer.json<BatchResponse>();
    expect(results.map(({ status }) => status)).toEqual(["refused", "deleted"]);
    expect(results[0]?.problem).toMatchObject({ statusCode: 409, details: [{ code: "inUse", params: { count: 1 } }] });
  });

  test("records with embedded records are written like by single calls", async () => {
    const bookCopies = [{ label: "First", price: 1 }];
    const url = "/api/books/batch";
    const made = await call({
      method: "POST",
      url,
      body: { rows: [toRow(1, { operation: "create", set: { name: "Copies", bookCopies: [] } })] },
    });
    const id = String(made.json<BatchResponse>().results[0]?.id);
    const bad = { rows: [toRow(1, { operation: "update", id, set: { bookCopies } })] };
    const refused = (await call({ method: "POST", url, body: bad })).json<BatchResponse>().results[0];
    const single = await call({ method: "PUT", url: `/api/books/${id}`, body: { name: "Copies", bookCopies } });
    expect(refused?.problem?.details).toEqual(single.json<Problem>().details);
  });

  test("an entity with create code of the product has no batch call, and a reader may not write", async () => {
    const row = toRow(1, { operation: "create", set: { quantity: 1, value: 1 } });
    const missing = await call({ method: "POST", url: "/api/tickets/print/batch", body: { rows: [row] } });
    expect(missing.statusCode).toBe(404);
    const without = await backend.call({ method: "POST", url: "/api/tickets/batch", body: { rows: [row] } });
    expect(without.statusCode).toBe(401);
  });

  test("the document of the backend lists the call", async () => {
    const { paths } = (await call({ url: "/openapi.json" })).json<{ paths: Record<string, object> }>();
    expect(paths["/tickets/batch"]).toMatchObject({ post: { requestBody: {} } });
    expect((await call({ url: "/config.json" })).json()).toMatchObject({
      backends: { main: { abilities: { batch: true } } },
    });
  });

  test("500 rows are one transaction of few statements", async () => {
    const rows = Array.from({ length: 500 }, (_, index) =>
      toRow(index, { operation: "create", set: { code: `BULK-${index}`, value: 1 } }),
    );
    const { counts } = (await batch(rows)).json<BatchResponse>();
    expect(counts.created).toBe(500);
    const [row] = await readRows<{ count: number; transactions: number }>(
      backend.context.db,
      sql`select count(*)::int as count, count(distinct xmin::text)::int as transactions from tickets where code like 'BULK-%'`,
    );
    expect(row).toEqual({ count: 500, transactions: 1 });
  });
});
