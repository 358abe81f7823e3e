import { expect, test } from "vitest";
import type { BatchResponse } from "../../../contract/batch.ts";
import { fieldProblem, invalid } from "../../http/http-problem.ts";
import { openBackend } from "../../testing/for-suite.ts";
import { describeOnDatabases } from "../../testing/on-databases.ts";
import { testProduct } from "../../testing/test-product.ts";

interface Ticket {
  readonly id: string;
  readonly code: string;
  readonly value: number;
  readonly useLimit?: number;
  readonly members: readonly string[];
}

const UNKNOWN = "00000000-0000-7000-8000-000000000000";

describeOnDatabases("batch calls, on the %s database", (kind) => {
  const refuse = async (_: unknown, { after }: { readonly after: Readonly<Record<string, unknown>> | null }) => {
    if (after?.["value"] === 666) {
      throw invalid([fieldProblem("value", "unlucky", "is refused by the product")]);
    }
  };
  const { call } = openBackend(kind, {}, { ...testProduct, afterWrites: { ticket: refuse } });
  const batch = (rows: readonly object[], more: object = {}, headers: Readonly<Record<string, string>> = {}) =>
    call({ method: "POST", url: "/api/tickets/batch", body: { rows, ...more }, headers });
  const write = async (rows: readonly object[], more: object = {}) => (await batch(rows, more)).json<BatchResponse>();
  const create = async (code: string, more: object = {}): Promise<Ticket & { readonly etag: string }> => {
    const answer = await call({ method: "POST", url: "/api/tickets", body: { code, value: 1, ...more } });
    return { ...answer.json<Ticket>(), etag: String(answer.headers["etag"]) };
  };
  const read = async (id: string) => (await call({ url: `/api/tickets/${id}` })).json<Ticket>();
  const find = async (code: string) =>
    (await call({ url: `/api/tickets?q=${code}&pageSize=100` })).json<{ data: readonly Ticket[] }>().data;
  const audit = async (recordId: string) =>
    (await call({ url: `/api/audit?recordId=${recordId}` })).json<{ data: readonly { action: string }[] }>().data;
  const toRow = (row: number, rest: object) => ({ row, ...rest });

  test("creates, changes and deletes records by one call, with a version of each", async () => {
    const [one, two] = [await create("MIX-ONE"), await create("MIX-TWO")];
    const { counts, results } = await write([
      toRow(2, { operation: "create", set: { code: "mix-new", value: 5 } }),
      toRow(3, { operation: "update", id: one.id, version: one.etag, set: { value: 9, useLimit: 3 } }),
      toRow(4, { operation: "delete", id: two.id }),
    ]);
    expect(counts).toEqual({ created: 1, changed: 1, unchanged: 0, deleted: 1, refused: 0, conflicting: 0 });
    expect(results[1]).toMatchObject({ row: 3, status: "changed", before: { value: 1, useLimit: null } });
    const changed = await call({ url: `/api/tickets/${one.id}` });
    expect(changed.json<Ticket>()).toMatchObject({ code: "MIX-ONE", value: 9, useLimit: 3 });
    expect(changed.headers["etag"]).toBe(results[1]?.version);
    expect((await find("MIX-NEW")).map(({ id, value }) => [id, value])).toEqual([[results[0]?.id, 5]]);
    expect((await call({ url: `/api/tickets/${two.id}` })).statusCode).toBe(404);
  });

  test("a rejected row has the error of the single call, and the other rows are written", async () => {
    const [kept] = [await create("REFUSE-KEPT")];
    const rows = [
      toRow(1, { operation: "create", set: { code: "REFUSE-A", value: 1 } }),
      toRow(2, { operation: "create", set: { code: "x", value: -1 } }),
      toRow(3, { operation: "create", set: { code: "REFUSE-A", value: 2 } }),
      toRow(4, { operation: "create", set: { code: "refuse-kept", value: 2 } }),
      toRow(5, { operation: "create", set: { code: "REFUSE-B", value: 666 } }),
      toRow(6, { operation: "create", set: { code: "REFUSE-C", value: 1, members: [UNKNOWN] } }),
      toRow(7, { operation: "update", id: UNKNOWN, set: { value: 4 } }),
      toRow(8, { operation: "update", id: kept.id, set: { value: 1e12 } }),
      toRow(9, { operation: "create", set: { code: "REFUSE-D", value: 1 } }),
    ];
    const { counts, results } = await write(rows);
    expect(counts).toMatchObject({ created: 2, refused: 7 });
    const problems = results.map(({ row, problem }) => [
      row,
      problem?.statusCode,
      problem?.details.map(({ path, code }) => `${path} ${code}`).sort(),
    ]);
    expect(problems).toEqual([
      [1, undefined, undefined],
      [2, 422, ["code minLength", "value minimum"]],
      [3, 422, ["code unique"]],
      [4, 422, ["code unique"]],
      [5, 422, ["value unlucky"]],
      [6, 422, ["members[0] notFound"]],
      [7, 404, []],
      [8, 422, ["value maximum"]],
      [9, undefined, undefined],
    ]);
    expect((await find("REFUSE-")).map(({ code }) => code).sort()).toEqual(["REFUSE-A", "REFUSE-D", "REFUSE-KEPT"]);
  });

  test("of many changes, only those that violate a unique constraint are rejected", async () => {
    const tickets = await Promise.all(Array.from({ length: 20 }, (_, index) => create(`MANY-${index}`)));
    const rows = tickets.map(({ id }, index) =>
      toRow(index, {
        operation: "update",
        id,
        set: index % 7 === 3 ? { code: "MANY-0" } : { code: `RENAMED-${index}` },
      }),
    );
    // The first row frees its code, so the first of the others gets it.
    const { counts, results } = await write(rows);
    expect(counts).toMatchObject({ changed: 18, refused: 2 });
    expect(results.filter(({ status }) => status === "refused").map(({ row }) => row)).toEqual([10, 17]);
  });

  test("a row based on another version or on other values is conflicting, and shows the current record", async () => {
    const ticket = await create("BASED", { useLimit: 5 });
    await call({ method: "PUT", url: `/api/tickets/${ticket.id}`, body: { code: "BASED", value: 2, useLimit: 5 } });
    const { results } = await write([
      toRow(1, { operation: "update", id: ticket.id, version: ticket.etag, set: { value: 7 } }),
    ]);
    expect(results[0]).toMatchObject({ status: "conflicting", current: { code: "BASED", value: 2 } });
    const byValue = async (base: object, set: object) =>
      (await write([toRow(1, { operation: "update", id: ticket.id, base, set })])).results[0]?.status;
    expect(await byValue({ value: 1 }, { value: 7 })).toBe("conflicting");
    expect(await byValue({ value: 1 }, { value: 2 })).toBe("unchanged");
    expect(await byValue({ value: 2, useLimit: 5 }, { value: 7 })).toBe("changed");
    const stale = await write([toRow(1, { operation: "delete", id: ticket.id, version: ticket.etag })]);
    expect(stale.counts.conflicting).toBe(1);
    expect(await read(ticket.id)).toMatchObject({ value: 7, useLimit: 5 });
  });

  test("an update keeps the fields that it does not set, and null clears one", async () => {
    const member = (await call({ url: "/api/members/all?pageSize=1" })).json<{ data: { id: string }[] }>().data[0];
    const ticket = await create("CLEAR", { useLimit: 5, lastDay: "2030-01-31", members: [member?.id] });
    await write([toRow(1, { operation: "update", id: ticket.id, set: { useLimit: null } })]);
    const changed = await read(ticket.id);
    expect(changed).toMatchObject({ code: "CLEAR", lastDay: "2030-01-31", members: [member?.id] });
    expect(changed.useLimit).toBeUndefined();
    await write([toRow(1, { operation: "update", id: ticket.id, set: { members: [] } })]);
    expect((await read(ticket.id)).members).toEqual([]);
  });

  test("each written record has its own audit entry; unchanged and rejected ones have none", async () => {
    const [one, two] = [await create("AUDIT-ONE"), await create("AUDIT-TWO")];
    const { results } = await write([
      toRow(1, { operation: "create", set: { code: "AUDIT-NEW", value: 1 } }),
      toRow(2, { operation: "update", id: one.id, set: { value: 8 } }),
      toRow(3, { operation: "update", id: two.id, set: { value: 1 } }),
      toRow(4, { operation: "update", id: two.id, set: { value: -1 } }),
    ]);
    expect(results.map(({ status }) => status)).toEqual(["created", "changed", "unchanged", "refused"]);
    expect(await audit(one.id)).toMatchObject([
      { action: "update", title: "AUDIT-ONE", before: { value: 1 }, after: { value: 8 } },
      { action: "create" },
    ]);
    expect((await audit(two.id)).map(({ action }) => action)).toEqual(["create"]);
    expect((await audit(String(results[0]?.id))).map(({ action }) => action)).toEqual(["create"]);
  });

  test("a second row for the same record is rejected", async () => {
    const ticket = await create("TWICE");
    const rows = [5, 6].map((value) => toRow(value, { operation: "update", id: ticket.id, set: { value } }));
    expect((await write(rows)).results.map(({ status }) => status)).toEqual(["changed", "refused"]);
    expect((await read(ticket.id)).value).toBe(5);
  });

  test("a dry run has the same results, without a write", async () => {
    const ticket = await create("DRY");
    const rows = [
      toRow(1, { operation: "create", set: { code: "DRY-NEW", value: 1 } }),
      toRow(2, { operation: "create", set: { code: "DRY", value: 1 } }),
      toRow(3, { operation: "update", id: ticket.id, set: { value: 4 } }),
      toRow(4, { operation: "delete", id: ticket.id, version: "old" }),
    ];
    const { results } = await write(rows, { dryRun: true });
    expect(results.map(({ status }) => status)).toEqual(["created", "refused", "changed", "refused"]);
    expect(results[0]).toEqual({ row: 1, status: "created" });
    expect((await find("DRY")).map(({ code, value }) => [code, value])).toEqual([["DRY", 1]]);
    expect(await audit(ticket.id)).toHaveLength(1);
  });

  test("the same key returns the first response, and with another body 409", async () => {
    const rows = [toRow(1, { operation: "create", set: { code: "KEYED", value: 1 } })];
    const headers = { "idempotency-key": "batch-1" };
    const [first, again] = [await batch(rows, {}, headers), await batch(rows, {}, headers)];
    expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 200, first.body]);
    expect(await find("KEYED")).toHaveLength(1);
    const other = await batch([toRow(1, { operation: "create", set: { code: "KEYED-2", value: 1 } })], {}, headers);
    expect(other.statusCode).toBe(409);
    expect(await find("KEYED-2")).toHaveLength(0);
  });
});
