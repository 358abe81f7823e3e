import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { tickets } from "../../../testing/fixture/generated/backend/tables.ts";
import type { Problem } from "../../contract/problem.ts";
import { readRows } from "../database/database.ts";
import { openBackend } from "../testing/for-suite.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";
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

/** Several INSERT statements. */
const QUANTITY = 3_000;

describeOnDatabases("batches, on the %s database", (kind) => {
  const refused = 7_777;
  let made = 0;
  /** Creates tickets with consecutive codes. For one value, a code in the middle violates the unique constraint. */
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

  const customRoutes = { ...testProduct.customRoutes, "ticketBatch.create": print };
  const { backend, call } = openBackend(kind, {}, { ...testProduct, customRoutes });
  const printTickets = (value: number, headers: Readonly<Record<string, string>> = {}, quantity = QUANTITY) =>
    call({ method: "POST", url: "/api/tickets/print", body: { quantity, value }, headers });
  const count = async () => (await call({ url: "/api/tickets?pageSize=1&count=exact" })).json<Page>().total;
  const rowsOf = async (value: number) =>
    await readRows<{ id: string; code: string }>(
      backend.context.db,
      sql`select id, code from tickets where value = ${value} order by id desc limit 1000`,
    );
  beforeAll(() => call({ method: "POST", url: "/api/tickets", body: { code: "TAKEN", value: 1 } }));

  test("two concurrent batches are both complete and in order", async () => {
    const before = await count();
    const answers = await Promise.all([printTickets(1), printTickets(2)]);
    for (const [index, answer] of answers.entries()) {
      const { data, total } = answer.json<Page>();
      expect([answer.statusCode, total, data.length]).toEqual([201, QUANTITY, QUANTITY]);
      expect(data.every(({ value }) => value === index + 1)).toBe(true);
    }
    expect(await count()).toBe(before + 2 * QUANTITY);
  });

  test("a unique violation in the middle rolls the batch back and keeps its Idempotency-Key unused", async () => {
    const before = await count();
    const headers = { "idempotency-key": `refused-${kind}` };
    const answer = await printTickets(refused, headers);
    expect([answer.statusCode, answer.json<Problem>().details]).toMatchObject([
      422,
      [{ path: "code", code: "unique" }],
    ]);
    expect([await count(), await rowsOf(refused)]).toEqual([before, []]);
    expect((await printTickets(3, headers)).statusCode).toBe(201);
  });

  test("the largest batch is created in one call, a larger one is a 422 at its field", async () => {
    const before = await count();
    const tooLarge = await printTickets(5, {}, 20_001);
    expect([tooLarge.statusCode, tooLarge.json<Problem>().details]).toMatchObject([
      422,
      [{ path: "quantity", code: "maximum", params: { limit: 20_000 }, message: "must be <= 20000" }],
    ]);
    const largest = await printTickets(6, {}, 20_000);
    expect([largest.statusCode, largest.json<Page>().data.length]).toEqual([201, 20_000]);
    expect(await count()).toBe(before + 20_000);
  });

  test("case 60: three concurrent calls with one Idempotency-Key create one batch and get the same response", async () => {
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
