import { type SQL, sql } from "drizzle-orm";
import { readRows } from "entity-console/backend";
import { describeOnDatabases } from "entity-console/testing/backend";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { RevenueMonth } from "../../../schema/revenue.ts";
import type { FinanceSummary, RevenueAccounts, RevenueHistory } from "../../../schema/service.ts";
import { openBackend } from "./testing/open-backend.ts";

const DAY = 86_400_000;
const dayBefore = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);
/** Exact: amounts are twelfths of cents. */
const yearCents = (amount: number) => Math.round(amount * 1200);
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

describeOnDatabases("revenue over time, on the %s database", (kind) => {
  const { backend, call } = openBackend(kind);
  const history = async (query = "") => {
    const answer = await call({
      url: `/api/dashboard/finance/history?sinceDay=${dayBefore(700)}&untilDay=${dayBefore(-1)}${query}`,
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<RevenueHistory>();
  };
  const summary = async () => (await call({ url: "/api/dashboard/finance" })).json<FinanceSummary>();

  /** Checks the sums of a history, and that it ends with the revenue of the present finance route. */
  async function checkSums(): Promise<void> {
    const [total, byPlan, byPeriod, now] = [
      await history(),
      await history("&splitBy=plan"),
      await history("&splitBy=periodicity"),
      await summary(),
    ];
    for (const month of [...total.revenue, ...byPlan.revenue, ...byPeriod.revenue]) {
      const { openingBalance: opening, carriedOver, reactivation, expansion, contraction, churn } = month;
      const { planTransfer: transfer, closingBalance: closing } = month;
      const moved = [opening, carriedOver, month.newBusiness, reactivation, expansion, contraction, churn, transfer];
      expect(sum(moved.map(yearCents))).toBe(yearCents(closing));
      expect(month.openingAccounts + month.carriedAccounts + month.gainedAccounts - month.lostAccounts).toBe(
        month.closingAccounts,
      );
      expect([contraction <= 0, churn <= 0, closing >= 0]).toEqual([true, true, true]);
    }
    for (const field of [
      "openingBalance",
      "newBusiness",
      "expansion",
      "contraction",
      "churn",
      "closingBalance",
    ] as const) {
      const of = ({ revenue }: RevenueHistory) => sum(revenue.map((month) => yearCents(month[field])));
      expect([of(byPlan), of(byPeriod)]).toEqual([of(total), of(total)]);
    }
    const last = (months: readonly RevenueMonth[]) =>
      months.filter(({ untilDay }) => untilDay === months.at(-1)?.untilDay);
    const wanted = now.revenue.map(({ amount, periodicity }) =>
      yearCents(amount / (periodicity === "yearly" ? 12 : 1)),
    );
    const recurring = now.revenue.flatMap(({ periodicity }, index) =>
      periodicity === "on-demand" ? [] : [wanted[index] ?? 0],
    );
    expect(sum(last(total.revenue).map(({ closingBalance }) => yearCents(closingBalance)))).toBe(sum(recurring));
  }

  test("the demo has twelve months and more, which add up to the present revenue", async () => {
    const { revenue, firstMovement: since, coupons, monthsZone } = await history();
    expect(revenue.length).toBeGreaterThan(12);
    expect(since !== undefined && since < dayBefore(365)).toBe(true);
    expect(monthsZone).toBe("America/Sao_Paulo");
    expect(revenue.at(-1)?.isPartial).toBe(true);
    expect(revenue.at(-2)?.isPartial).toBe(false);
    expect(sum(coupons.map(({ redemptions }) => redemptions))).toBeGreaterThan(20);
    await checkSums();
  });

  test("a change is written with it: new, expansion, contraction, churn, reactivation, and another plan", async () => {
    const { db } = backend.context;
    const plan = (name: string, payments: readonly object[]) =>
      call({
        method: "POST",
        url: "/api/plans",
        body: {
          name,
          status: "active",
          accountType: "individual",
          recommended: false,
          defaultPlan: false,
          hasTeacher: false,
          hasAdministrator: false,
          features: [],
          planPayments: payments,
        },
      });
    const month = { name: "Mensal", periodicity: "monthly", price: 100, currency: "EUR", status: "active" };
    const one = (await plan("Um", [month])).json<{ id: string; planPayments: { id: string }[] }>();
    const other = (await plan("Outro", [{ ...month, periodicity: "yearly", price: 1200 }])).json<typeof one>();
    const first = { planId: one.id, planPayment: one.planPayments[0]?.id, amount: 100, status: "active" };
    const body = { username: "eur@escola.example", email: "eur@escola.example", type: "individual", ...first };
    const { id } = (await call({ method: "POST", url: "/api/accounts", body })).json<{ id: string }>();
    const put = (more: object) => call({ method: "PUT", url: `/api/accounts/${id}`, body: { ...body, ...more } });
    await put({ amount: 150 });
    await put({ amount: 80 });
    await put({ amount: 80, status: "suspended" });
    await put({ amount: 80 });
    await put({ amount: 960, planId: other.id, planPayment: other.planPayments[0]?.id });
    const answer = await call({ method: "DELETE", url: `/api/accounts/${id}` });
    expect(answer.statusCode, answer.body).toBe(204);
    const rows = await readRows<{ kind: string; cause: string; b: number; a: number }>(
      db,
      sql`select kind, cause, before_year::float8 as b, after_year::float8 as a from revenue_movements where account_id = ${id} order by id`,
    );
    expect(rows.map(({ kind: movement, cause, b, a }) => [movement, cause, a - b])).toEqual([
      ["newBusiness", "created", 1200],
      ["expansion", "amount", 600],
      ["contraction", "amount", -840],
      ["churn", "status", -960],
      ["reactivation", "status", 960],
      ["planTransfer", "plan", 0],
      ["churn", "accountDeleted", -960],
    ]);
    await expect(
      db.execute(sql`update revenue_movements set after_year = 1 where account_id = ${id}`),
    ).rejects.toThrow();
    await checkSums();
  });

  test("the accounts behind each figure add up to it", async () => {
    const { revenue } = await history("&currency=BRL");
    for (const month of revenue.slice(-4)) {
      const read = async (figure: string) =>
        (
          await call({
            url: `/api/dashboard/finance/accounts?figure=${figure}&sinceDay=${month.sinceDay}&untilDay=${month.untilDay}&currency=BRL`,
          })
        ).json<RevenueAccounts>();
      for (const figure of ["newBusiness", "expansion", "contraction", "churn", "reactivation"] as const) {
        const { accounts: rows, accountCount: total } = await read(figure);
        expect(total).toBe(rows.length);
        expect(
          sum(rows.map(({ monthlyBefore, monthlyAfter }) => yearCents(monthlyAfter) - yearCents(monthlyBefore))),
        ).toBe(yearCents(month[figure]));
      }
      expect([(await read("accountsGained")).accountCount, (await read("accountsLost")).accountCount]).toEqual([
        month.gainedAccounts,
        month.lostAccounts,
      ]);
      expect((await read("closingBalance")).accountCount).toBe(month.closingAccounts);
    }
  });

  test("after any sequence of changes, opening and movements are closing, and the sum is the present revenue", async () => {
    const { db } = backend.context;
    const idsOf = async (query: SQL) => (await readRows<{ id: string }>(db, query)).map(({ id }) => id);
    const accounts = await idsOf(sql`select id from accounts order by id limit 6`);
    const payments = await idsOf(sql`select id from plan_payments order by id`);
    const change = fc.oneof(
      fc.record({ id: fc.constantFrom(...accounts), status: fc.constantFrom("active", "inactive", "pending") }),
      fc.record({ id: fc.constantFrom(...accounts), payment: fc.constantFrom(null, ...payments) }),
      fc.record({
        id: fc.constantFrom(...accounts),
        amount: fc.constantFrom(null, 0, 0.01, 19.99, 100, 9_999_999.99),
      }),
      fc.record({
        payment: fc.constantFrom(...payments),
        periodicity: fc.constantFrom("monthly", "yearly", "on-demand"),
      }),
      fc.record({ payment: fc.constantFrom(...payments), currency: fc.constantFrom("BRL", "USD", "EUR") }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
        for (const { id, ...fields } of changes as readonly Readonly<Record<string, string | null>>[]) {
          const [[column = "", value] = []] = Object.entries(fields).filter(
            ([name]) => id !== undefined || name !== "payment",
          );
          const name = sql.identifier(column === "payment" ? "plan_payment" : column);
          await db.execute(
            id === undefined
              ? sql`update plan_payments set ${name} = ${value} where id = ${fields["payment"]}`
              : sql`update accounts set ${name} = ${value} where id = ${id}`,
          );
        }
        await checkSums();
      }),
      { numRuns: 8 },
    );
  });

  test.each([
    ["sinceDay=2026-02-01&untilDay=2026-01-01", 422],
    ["sinceDay=2000-01-01&untilDay=2026-01-01", 422],
    ["sinceDay=2026-02-30&untilDay=2026-03-01", 400],
    ["sinceDay=2026-01-01", 400],
  ])("a period that is none is rejected: %s", async (query, status) => {
    expect((await call({ url: `/api/dashboard/finance/history?${query}` })).statusCode).toBe(status);
  });
});
