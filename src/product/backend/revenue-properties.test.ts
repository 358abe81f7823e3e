import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { describeOnDatabases } from "entity-console/testing/backend";
import fc from "fast-check";
import { expect, test } from "vitest";
import { openBackend } from "./testing/open-backend.ts";
import { checkChain, checkLists, currencySource, readHistory, SPLITS } from "./testing/revenue-checks.ts";
import {
  type PaidPrice,
  type PriceEvent,
  replayRevenue,
  toModelMonths,
  withoutEmpty,
} from "./testing/revenue-model.ts";

describeOnDatabases("random histories of revenue, on the %s database", (kind) => {
  const { backend, call } = openBackend(kind);
  const freshCurrency = currencySource();
  const read = (url: string) => call({ url });

  test("movements of random histories of two years add up, and equal a replay of the prices, per plan and in total", async () => {
    const { db } = backend.context;
    const plans = [randomUUID(), randomUUID(), randomUUID()];
    const price = (currency: string) =>
      fc.option(
        fc.record({
          currency: fc.constantFrom(currency, currency, currency, "XXX"),
          plan: fc.constantFrom(...plans),
          periodicity: fc.constantFrom("monthly", "yearly"),
          year: fc.constantFrom(1, 1200, 1201, 120_000, 999_999_999),
        }),
        { nil: null },
      );
    const days = ["2024-01-01", "2025-12-31"] as const;
    const months = Array.from(
      { length: 24 },
      (_, index) => `${2024 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`,
    );
    const steps = fc.array(
      fc.record({ account: fc.nat({ max: 3 }), month: fc.nat({ max: 23 }), price: price("AAA") }),
      {
        minLength: 1,
        maxLength: 14,
      },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (generated) => {
        const currency = freshCurrency();
        const ids = Array.from({ length: 4 }, () => randomUUID());
        const events = generated
          .map(({ account, month, price: paid }): PriceEvent => {
            const own: PaidPrice = paid?.currency === "AAA" ? { ...paid, currency } : paid;
            return { account: ids[account] ?? "", month: months[month] ?? "", price: own };
          })
          .sort((one, other) => one.month.localeCompare(other.month));
        for (const [index, { account, month, price: paid }] of events.entries()) {
          // Later events of a month have later minutes.
          const at = `${month}-15T12:${String(index).padStart(2, "0")}:00Z`;
          await db.execute(sql`select record_revenue(${account}::uuid, ${paid?.currency ?? null}::text,
            ${(paid?.year ?? 0) / 100}::numeric, ${paid?.plan ?? null}::uuid, ${paid?.periodicity ?? null}::text, 'amount', ${at}::timestamptz)`);
        }
        for (const splitBy of SPLITS) {
          const answer = await readHistory(read, { currency, splitBy, days });
          checkChain(answer);
          expect(toModelMonths(answer)).toEqual(withoutEmpty(replayRevenue(events, { currency, months, splitBy })));
          await checkLists(read, answer);
        }
      }),
      { numRuns: 12 },
    );
  });
});
