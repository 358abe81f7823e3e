import { setImmediate as turn } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { tickets } from "../../../testing/fixture/generated/backend/tables.ts";
import type { Problem } from "../../contract/problem.ts";
import { readRows } from "../database/database.ts";
import { isPublished, published, removeUnpublished } from "../database/unpublished.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";
import { startTestBackend, type TestBackend, type TestCall } from "../testing/test-backend.ts";
import { testProduct } from "../testing/test-product.ts";
import { batchRoute } from "./batch-route.ts";
import type { RouteContext } from "./route-context.ts";

interface Ticket {
  readonly id: string;
  readonly code: string;
  readonly value: number;
}
interface Page {
  readonly data: readonly Ticket[];
  readonly total: number;
}

/** What the embedded database writes in twelve pieces. */
const QUANTITY = 3_000;

// A machine that does much else takes its time.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let backend: TestBackend;
let token = "";
const call = (given: TestCall) => backend.as(token, given);
const printTickets = (value: number, headers: Readonly<Record<string, string>> = {}, quantity = QUANTITY) =>
  call({ method: "POST", url: "/api/tickets/print", body: { quantity, value }, headers });
const list = async (query: string) => (await call({ url: `/api/tickets?${query}` })).json<Page>();
const count = async () => (await list("pageSize=1&count=exact")).total;
const rowsOf = async (value: number) =>
  await readRows<{ id: string; code: string }>(
    backend.context.db,
    sql`select id, code from tickets where value = ${value} order by id desc limit 1000`,
  );
const names = async () => await readRows(backend.context.db, sql`select * from unpublished_batches`);

async function start(...given: Parameters<typeof startTestBackend>): Promise<void> {
  backend = await startTestBackend(...given);
  token = (await backend.signIn()).json<{ accessToken: string }>().accessToken;
}

/** Looks again and again until the work has ended. */
async function whileAtWork<Look>(work: Promise<unknown>, look: () => Promise<Look>): Promise<readonly Look[]> {
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  const looks: Look[] = [];
  while (!isOver) {
    // Calls without a network may leave nobody else a turn.
    await turn();
    const seen = await look();
    if (!isOver) {
      looks.push(seen);
    }
  }
  await over;
  return looks;
}

describe("a batch on the embedded database", () => {
  beforeAll(() => start("embedded"));
  afterAll(() => backend.close());

  test("is written in pieces, between which others are answered, and nobody sees a row before all are there", async () => {
    const value = 7_001;
    const before = await count();
    const audit = async () => (await call({ url: "/api/audit?entity=ticketBatch" })).json<Page>().total;
    const entries = await audit();
    const [first] = (await list("sort=-code&pageSize=1")).data;
    const { nextCursor = "" } = (await call({ url: "/api/tickets?pageSize=1&sort=code" })).json<{
      nextCursor?: string;
    }>();
    const member = { memberId: "anybody" };
    const filter = `filter=${encodeURIComponent(JSON.stringify({ field: "value", is: value }))}`;
    const printing = printTickets(value, {}, 3 * QUANTITY);
    const looks = await whileAtWork(printing, async () => {
      const rows = await rowsOf(value);
      const [row] = rows;
      if (row === undefined) {
        return null;
      }
      const url = `/api/tickets/${row.id}`;
      const body = { code: "OUTRO-CODIGO", value: 1 };
      // Of a version that there is not: the row stays as it is once it is published.
      const headers = { "if-match": '"none"' };
      // At once: each statement of theirs is answered between two pieces.
      const seen = await Promise.all([
        count(),
        list("sort=-code&pageSize=1").then(({ data }) => data[0]?.code),
        list(`q=${row.code}`).then(({ total }) => total),
        list(filter).then(({ total }) => total),
        list(`sort=code&pageSize=1000&after=${nextCursor}`).then(({ data }) => data.some((one) => one.value === value)),
        list(`id=${row.id}`).then(({ total }) => total),
        list("page=100000").then(({ total }) => total),
        call({ url }).then((answer) => answer.statusCode),
        call({ method: "PUT", url, body, headers }).then((answer) => answer.statusCode),
        call({ method: "DELETE", url, headers }).then((answer) => answer.statusCode),
        call({ method: "POST", url: "/api/entries", body: { code: row.code, ...member } }).then(
          (answer) => answer.statusCode,
        ),
        audit(),
      ]);
      return (await names()).length === 1 ? seen : null;
    });
    const { statusCode } = await printing;
    expect(statusCode).toBe(201);
    const seen = looks.filter((look) => look !== null);
    expect(seen.length).toBeGreaterThan(0);
    for (const look of seen) {
      expect(look).toEqual([before, first?.code, 0, 0, false, 0, before, 404, 404, 404, 422, entries]);
    }
    expect([await count(), await audit(), await names()]).toEqual([before + 3 * QUANTITY, entries + 1, []]);
    expect((await list(filter)).total).toBe(3 * QUANTITY);
    const [row] = await rowsOf(value);
    expect([(await call({ url: `/api/tickets/${row?.id}` })).statusCode, published(tickets)]).toEqual([200, undefined]);
  });

  test("lets a neighbour's call in between any two of its pieces", async () => {
    const answered = await whileAtWork(
      printTickets(7_002, {}, 3 * QUANTITY),
      async () => (await call({ url: "/api/genres" })).statusCode,
    );
    expect(answered.length).toBeGreaterThan(5);
  });

  test("is removed by the next start where a crash left it, and by nobody else", async () => {
    const before = await count();
    const ids = [1, 2, 3].map((digit) => `0198aaaa-0000-7000-8000-00000000000${digit}`);
    const { db } = backend.context;
    await db.execute(
      sql`insert into unpublished_batches (table_name, first_id, last_id) values ('tickets', ${ids[0]}, ${ids[1]})`,
    );
    for (const id of ids) {
      await db.execute(sql`insert into tickets (id, code, value, type, audience, status, use_count)
        values (${id}, ${`LEFT-${id.toUpperCase()}`}, 1, 'loans', 'public', 'active', 0)`);
    }
    await removeUnpublished(db);
    expect([await count(), await names()]).toEqual([before + 1, []]);
    expect((await call({ url: `/api/tickets/${ids[2]}` })).statusCode).toBe(200);
  });

  test("is finished when the backend stops, or given up after five seconds: 503, and none of it is there", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    try {
      const rowsAfter = async (value: number, rows: number) => {
        while ((await rowsOf(value)).length <= rows) {
          await turn();
        }
      };
      const printings = [printTickets(7_003), printTickets(7_004, {}, 20_000)];
      await rowsAfter(7_003, 0);
      const closing = backend.app.close();
      await rowsAfter(7_003, 500);
      vi.advanceTimersByTime(4_999);
      const [finished] = await Promise.all(printings.slice(0, 1));
      expect(finished?.statusCode).toBe(201);
      vi.advanceTimersByTime(1);
      const [givenUp] = await Promise.all(printings.slice(1));
      await closing;
      expect([givenUp?.statusCode, givenUp?.headers["retry-after"]]).toEqual([503, "5"]);
      expect([await rowsOf(7_004), await names()]).toEqual([[], []]);
    } finally {
      vi.useRealTimers();
    }
  });
});

describeOnDatabases("batches, on the %s database", (kind) => {
  const refused = 7_777;
  let made = 0;
  /** As tickets are printed; of those of one value, one in the middle has a code that is taken. */
  const print = (route: RouteContext) =>
    batchRoute(route, "ticket", ({ body }) => {
      const { quantity, value } = body as { readonly quantity: number; readonly value: number };
      let left = value === refused ? 1_100 : Number.POSITIVE_INFINITY;
      const toCode = () => {
        left -= 1;
        made += 1;
        return left === 0 ? "TAKEN" : `MADE-${made}`;
      };
      return {
        total: quantity,
        title: `${value}`,
        insert: async (tx, ids) => {
          await tx.insert(tickets).values(ids.map((id) => ({ id, code: toCode(), value })));
        },
      };
    });

  beforeAll(async () => {
    await start(
      kind,
      {},
      { ...testProduct, customRoutes: { ...testProduct.customRoutes, "ticketBatch.create": print } },
    );
    await call({ method: "POST", url: "/api/tickets", body: { code: "TAKEN", value: 1 } });
  });
  afterAll(() => backend.close());

  test("two at once are both made, each whole and in its own order", async () => {
    const before = await count();
    const answers = await Promise.all([printTickets(1), printTickets(2)]);
    for (const [index, answer] of answers.entries()) {
      const { data, total } = answer.json<Page>();
      expect([answer.statusCode, total, data.length]).toEqual([201, QUANTITY, QUANTITY]);
      expect(data.every(({ value }) => value === index + 1)).toBe(true);
    }
    expect([await count(), await names()]).toEqual([before + 2 * QUANTITY, []]);
  });

  test("one whose record in the middle is refused leaves nothing, and its Idempotency-Key unused", async () => {
    const before = await count();
    const headers = { "idempotency-key": `refused-${kind}` };
    const answer = await printTickets(refused, headers);
    expect([answer.statusCode, answer.json<Problem>().details]).toMatchObject([
      422,
      [{ path: "code", code: "unique" }],
    ]);
    expect([await count(), await rowsOf(refused), await names()]).toEqual([before, [], []]);
    expect((await printTickets(3, headers)).statusCode).toBe(201);
  });

  test("case 60: of three at once with one Idempotency-Key, one is made, and all get its answer", async () => {
    const before = await count();
    const headers = { "idempotency-key": `at-once-${kind}` };
    const answers = await Promise.all([4, 4, 4].map((value) => printTickets(value, headers)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers.filter((answer) => answer.headers["idempotency-replayed"] === "true")).toHaveLength(2);
    expect(await count()).toBe(before + QUANTITY);
    const audit = (await call({ url: "/api/audit?entity=ticketBatch" })).json<{ data: { title: string }[] }>();
    expect(audit.data.filter(({ title }) => title === "4")).toHaveLength(1);
  });
});

test("a record of no batch that is being written may be seen", () => {
  expect(isPublished(tickets, "0198aaaa-0000-7000-8000-000000000001")).toBe(true);
});
