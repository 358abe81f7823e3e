import { getTableColumns, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { calendarAt } from "../../contract/calendar.ts";
import { COUNTED_ROWS } from "../../contract/counted-rows.ts";
import type { Database } from "../database/database.ts";
import { readRows } from "../database/database.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";
import { openPreparedDatabase } from "../testing/test-database.ts";
import { testProduct } from "../testing/test-product.ts";
import { toSegments, writeCursor } from "./list-cursor.ts";
import { type RecordPage, readPage } from "./list-page.ts";
import { toCountedLinks, toListOrder, toSortKey } from "./list-query.ts";
import { storedEntity } from "./stored-entity.ts";

const { storage } = testProduct.model;
const ID = "0190a0a0-0000-7000-8000-000000000001";
const tickets = storedEntity(storage, "ticket");
const genres = storedEntity(storage, "genre");
/** One order per type of column, nullable and not. */
const kinds = new Map(
  ["book", "ticket", "member", "genre"].flatMap((entity) => {
    const stored = storedEntity(storage, entity);
    return stored.sortable.map((field) => {
      const isFilled = getTableColumns(stored.table)[field]?.notNull;
      return [`${toSortKey(stored, field).type} ${isFilled}`, [entity, field]] as const;
    });
  }),
);
const orders = [...kinds.values()].flatMap(([entity, field]) => [
  [entity, field],
  [entity, `-${field}`],
]) as readonly (readonly [string, string])[];

function rethrowUnlessRolledBack(error: unknown): void {
  if (!(error instanceof Error && error.message === "Rollback")) {
    throw error;
  }
}

describeOnDatabases("pages of a list, on the %s database", (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openPreparedDatabase(kind, testProduct, { demo: true, admin: null, production: false });
  });
  afterAll(() => database.close());

  const read = (stored: typeof tickets, asked: object) =>
    readPage(
      { db: database.db, timeZone: "UTC", storage, stored },
      { page: 1, pageSize: 7, sort: "id", ...asked },
      null,
    );
  const idsOf = ({ data }: RecordPage) => data.map(({ id }) => String(id));

  test.each(orders)("of %s by %s are the same by cursor in both directions as by number", async (entity, sort) => {
    const stored = storedEntity(storage, entity);
    const whole = idsOf(await read(stored, { sort, pageSize: 1_000 }));
    let page = await read(stored, { sort });
    const there = [idsOf(page)];
    while (page.nextCursor !== undefined && there.length <= whole.length) {
      page = await read(stored, { sort, after: page.nextCursor });
      there.push(idsOf(page));
    }
    expect(there.flat()).toEqual(whole);
    const back = [idsOf(page)];
    while (page.previousCursor !== undefined && back.length <= whole.length) {
      page = await read(stored, { sort, before: page.previousCursor });
      back.unshift(idsOf(page));
    }
    expect(back.flat()).toEqual(whole);
  });

  test("need one statement if rows with a value fill them", async () => {
    const asked = { sort: "lastDay", pageSize: 1 };
    const { nextCursor: after } = await read(tickets, asked);
    const select = vi.spyOn(database.db, "select");
    const page = await read(tickets, { ...asked, after });
    const lists = select.mock.calls.filter(([columns]) => Object.hasOwn(columns ?? {}, "list key"));
    select.mockRestore();
    expect([page.data.length, lists.length]).toEqual([1, 1]);
  });

  test.each([
    ["filters", { status: ["active"] }],
    ["search", { q: "2" }],
  ])("use the %s of the list", async (_, narrowed) => {
    const asked = { sort: "-value", pageSize: 1, ...narrowed };
    const whole = await read(tickets, { ...asked, pageSize: 100 });
    const first = await read(tickets, asked);
    const second = await read(tickets, { ...asked, after: first.nextCursor });
    expect(idsOf(second)).toEqual(idsOf(whole).slice(1, 2));
    expect(idsOf(second)).toHaveLength(1);
    expect(second.total).toBe(whole.total);
    expect(whole.total).toBeLessThan((await read(tickets, {})).total);
  });

  test("with other filters continue at the same position", async () => {
    const asked = { sort: "-value", pageSize: 1_000 };
    const whole = await read(tickets, { sort: "-value", pageSize: 1_000 });
    const active = await read(tickets, { ...asked, status: ["active"] });
    const { nextCursor: after } = await read(tickets, { sort: "-value", pageSize: 3 });
    const passed = idsOf(whole).slice(0, 3);
    const found = await read(tickets, { ...asked, status: ["active"], after });
    expect(idsOf(found)).toEqual(idsOf(active).filter((id) => !passed.includes(id)));
    expect(found.data.length).toBeGreaterThan(0);
  });

  test("neither repeat nor skip a record while others are added, changed and deleted", async () => {
    await database.db
      .transaction(async (tx) => {
        const inside = (asked: object) =>
          readPage(
            { db: tx, timeZone: "UTC", storage, stored: tickets },
            { page: 1, pageSize: 3, sort: "code", ...asked },
            null,
          );
        const whole = idsOf(await inside({ pageSize: 1_000 }));
        const first = await inside({});
        // By number, the three new rows would shift the pages; and the row of the cursor is deleted.
        await tx.execute(
          sql`insert into tickets select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'code', ' ' || n))).*
          from tickets t, generate_series(1, 3) n where t.id = ${whole[0]}`,
        );
        await tx.execute(sql`delete from tickets where id = ${whole[2]}`);
        await tx.execute(sql`update tickets set code = ' 9' where id = ${whole[3]}`);
        const second = await inside({ after: first.nextCursor });
        expect(idsOf(second)).toEqual(whole.slice(4, 7));
        const ahead = await inside({ before: second.previousCursor });
        expect(idsOf(ahead)).toEqual([whole[3], whole[0], whole[1]]);
        tx.rollback();
      })
      .catch(rethrowUnlessRolledBack);
  });

  test.each([
    ["of another order", writeCursor(genres, "name", { value: "a", id: ID })],
    ["of another direction", writeCursor(genres, "-id", { value: ID, id: ID })],
    ["of another list", writeCursor(tickets, "id", { value: ID, id: ID })],
    ["with an invalid id", writeCursor(genres, "id", { value: ID, id: "x" })],
    ["with a NUL character", writeCursor(genres, "id", { value: "\0", id: ID })],
    ["with a value of the wrong type", writeCursor(genres, "id", { value: "many", id: ID })],
    ["of an earlier version", Buffer.from(JSON.stringify(["genre", "id", ID, ID])).toString("base64url")],
    ["that is truncated", writeCursor(genres, "id", { value: ID, id: ID }).slice(0, -9)],
    ["that is malformed", "x"],
    ["that is empty", ""],
  ])("are rejected for a cursor %s, with a remedy", async (_, cursor) => {
    for (const side of ["after", "before"]) {
      await expect(read(genres, { [side]: cursor })).rejects.toMatchObject({
        statusCode: 400,
        details: [{ path: side, message: expect.stringContaining("ask by page") }],
      });
    }
  });

  test("are rejected with two cursors at once", async () => {
    const cursor = writeCursor(genres, "id", { value: ID, id: ID });
    expect((await read(genres, { after: cursor })).total).toBeGreaterThan(0);
    await expect(read(genres, { after: cursor, before: cursor })).rejects.toMatchObject({ statusCode: 400 });
  });

  test("by cursor start in the index at any depth", async () => {
    const [segment] = toSegments(tickets, "code", { value: "m", id: ID, side: "after" });
    const steps = await database.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      await tx.execute(sql`set local enable_bitmapscan = off`);
      const order = sql.join([...toListOrder(tickets, "code")], sql`, `);
      return await readRows<Record<string, string>>(
        tx,
        sql`explain select * from ${tickets.table} where ${segment} order by ${order} limit 25`,
      );
    });
    const text = steps.flatMap((row) => Object.values(row)).join("\n");
    expect(text).toContain("Index Scan using tickets_code_order");
    expect(text).toMatch(/Index Cond: \(ROW\(/);
  });

  test(`of more than ${COUNTED_ROWS} records have a lower bound as total, and the exact number on request`, async () => {
    await database.db
      .transaction(async (tx) => {
        await tx.execute(sql`insert into genres (id, name, code)
        select gen_random_uuid(), 'g', 'poetry' from generate_series(1, ${COUNTED_ROWS + 5}::int)`);
        const inside = (asked: object) =>
          readPage(
            { db: tx, timeZone: "UTC", storage, stored: genres },
            { page: 1, pageSize: 100, sort: "id", ...asked },
            null,
          );
        const [all] = await readRows<{ count: number }>(tx, sql`select count(*)::int as count from genres`);
        const exact = all?.count ?? 0;
        expect(await inside({})).toMatchObject({ total: COUNTED_ROWS, totalIsAtLeast: true });
        expect(await inside({ code: ["poetry"] })).toMatchObject({ total: COUNTED_ROWS, totalIsAtLeast: true });
        const counted = await inside({ count: "exact" });
        expect([counted.total, counted.totalIsAtLeast]).toEqual([exact, undefined]);
        const last = Math.ceil(exact / 100);
        // The total is never lower than the number of known rows.
        expect(await inside({ page: last - 1 })).toMatchObject({ total: Math.max(COUNTED_ROWS, (last - 1) * 100 + 1) });
        expect((await inside({ page: last })).nextCursor).toBeUndefined();
        // Past the end, the total is the limit of counting.
        const past = { page: last + 5 };
        expect(await inside(past)).toMatchObject({ data: [], total: COUNTED_ROWS, totalIsAtLeast: true });
        expect(await inside({ ...past, count: "exact" })).toMatchObject({ data: [], total: exact });
        tx.rollback();
      })
      .catch(rethrowUnlessRolledBack);
  });

  test("the total of a list filtered by one linked record alone is counted from its links, without the records", async () => {
    const stored = { ...tickets, filters: ["members", "status"] };
    const [linked] = await readRows<{ id: string; count: number }>(
      database.db,
      sql`select member_id as id, count(*)::int as count from ticket_members group by 1 order by 2 desc limit 1`,
    );
    const members = [linked?.id];
    const { data, total } = await read(stored, { members, pageSize: 1_000 });
    expect([total, data.length]).toEqual([linked?.count, linked?.count]);
    // A filter, a search or a second record needs the records.
    const listed = { ...stored, calendar: calendarAt("UTC") };
    const others = [{ status: ["active"] }, { q: "a" }, { id: [ID] }, { filter: "{}" }, { members: [ID, linked?.id] }];
    expect(others.map((other) => toCountedLinks(listed, { members, ...other }, null))).toEqual(others.map(() => null));
    expect(toCountedLinks(listed, { members }, { status: "active" })).toBeNull();
    const both = await read(stored, { members: [...members, ...members, ID], pageSize: 1_000 });
    expect(both.total).toBe(linked?.count);
    expect((await read(stored, { members: ["no id"] })).total).toBe(0);
    expect(toCountedLinks(listed, { members }, null)).not.toBeNull();
  });
});
