import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { describeOnDatabases } from "entity-console/testing/backend";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { CreditCoupons, CreditHistory, FinanceSummary } from "../../../schema/service.ts";
import { openBackend } from "./testing/open-backend.ts";

const DAY = 86_400_000;
const zone = { timeZone: "America/Sao_Paulo" };
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY).toLocaleDateString("sv-SE", zone);

interface Coupon {
  readonly id: string;
  readonly body: Readonly<Record<string, unknown>>;
}

describeOnDatabases("credits outstanding over time, on the %s database", (kind) => {
  const { backend, call } = openBackend(kind);
  let accountId = "";
  const history = async () =>
    (
      await call({ url: `/api/dashboard/finance/credits?sinceDay=${dayFromNow(-365)}&untilDay=${dayFromNow(0)}` })
    ).json<CreditHistory>();
  const listed = async (day: string) => {
    const answer = await call({ url: `/api/dashboard/finance/credits/coupons?balanceDay=${day}` });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<CreditCoupons>();
  };

  beforeAll(async () => {
    accountId =
      (await call({ url: "/api/accounts/all?pageSize=1" })).json<{ data: { id: string }[] }>().data[0]?.id ?? "";
  });

  /** The last month is what the finance route computes from the coupons of today, and each list adds up to its month. */
  const checkNow = async () => {
    const { credits } = await history();
    const now = (await call({ url: "/api/dashboard/finance" })).json<FinanceSummary>();
    const last = credits.at(-1);
    expect([last?.outstandingCredits, last?.unlimitedCoupons]).toEqual([now.couponCredits, now.unlimitedCoupons]);
    const { coupons, couponCount } = await listed(last?.untilDay ?? "");
    expect(couponCount).toBe((last?.creditCoupons ?? 0) + (last?.unlimitedCoupons ?? 0));
    if (couponCount <= coupons.length) {
      expect(coupons.reduce((sum, { remainingCredits }) => sum + remainingCredits, 0)).toBe(last?.outstandingCredits);
    }
  };

  test("the demo has a year of months, and each list of coupons adds up to its month", async () => {
    const { credits } = await history();
    expect(credits.length).toBeGreaterThanOrEqual(12);
    expect(credits[0]?.outstandingCredits).toBeGreaterThan(0);
    for (const month of credits) {
      const { coupons } = await listed(month.untilDay);
      expect(coupons.reduce((sum, { remainingCredits }) => sum + remainingCredits, 0)).toBe(month.outstandingCredits);
    }
    await checkNow();
  });

  test("a coupon counts until its last day, without a change of it", async () => {
    const { db } = backend.context;
    const id = randomUUID();
    const at = `${dayFromNow(-40)}T12:00:00Z`;
    await db.execute(sql`insert into coupon_credit_states (coupon_id, code, credits, is_unlimited, last_day, effective_at)
      values (${id}, 'AGORA', 70, false, ${dayFromNow(-20)}, ${at})`);
    const has = async (days: number) =>
      (await listed(dayFromNow(days))).coupons.find(({ couponId }) => couponId === id);
    expect(await has(-20)).toMatchObject({ couponCode: "AGORA", remainingCredits: 70, isCouponDeleted: true });
    expect([await has(-41), await has(-19)]).toEqual([undefined, undefined]);
    await expect(db.execute(sql`delete from coupon_credit_states where coupon_id = ${id}`)).rejects.toThrow();
  });

  const create = async (): Promise<Coupon> => {
    const code = `P-${randomUUID().slice(0, 13).toUpperCase()}`;
    const body = { code, type: "credits", distribution: "public", value: 10, usageLimit: 5, status: "active" };
    const answer = await call({ method: "POST", url: "/api/coupons", body });
    expect(answer.statusCode, answer.body).toBe(201);
    return { id: answer.json<{ id: string }>().id, body };
  };

  interface Change {
    readonly fields?: Readonly<Record<string, unknown>>;
    readonly isRedeemed?: boolean;
  }

  /** Redeems the coupon, changes it, or deletes it. Redemptions of coupons that cannot be redeemed are refused. */
  const apply = async ({ id, body }: Coupon, { fields, isRedeemed }: Change): Promise<Coupon | null> => {
    if (isRedeemed === true) {
      await call({ method: "POST", url: "/api/redemptions", body: { code: body["code"], accountId } });
      return { id, body };
    }
    if (fields === undefined) {
      const answer = await call({ method: "DELETE", url: `/api/coupons/${id}` });
      expect([204, 409]).toContain(answer.statusCode);
      return answer.statusCode === 204 ? null : { id, body };
    }
    const accounts = fields["distribution"] === "individual" && fields["accounts"] === true ? [accountId] : [];
    // A null removes the field.
    const kept = Object.entries({ ...body, ...fields }).filter(([, value]) => value !== null);
    const next = { ...Object.fromEntries(kept), accounts };
    const answer = await call({ method: "PUT", url: `/api/coupons/${id}`, body: next });
    expect(answer.statusCode, answer.body).toBe(200);
    return { id, body: { ...next, accounts: fields["accounts"] ?? [] } };
  };

  test("after random changes and redemptions, the balance of today is that of the coupons", async () => {
    const change: fc.Arbitrary<Change> = fc.oneof(
      fc.record({ isRedeemed: fc.constant(true) }),
      fc.record({ fields: fc.record({ value: fc.constantFrom(0, 1, 250) }) }),
      fc.record({ fields: fc.record({ usageLimit: fc.constantFrom(null, 7, 100) }) }),
      fc.record({ fields: fc.record({ status: fc.constantFrom("active", "suspended") }) }),
      fc.record({ fields: fc.record({ expirationDate: fc.constantFrom(null, dayFromNow(0), dayFromNow(30)) }) }),
      fc.record({ fields: fc.record({ distribution: fc.constant("individual"), accounts: fc.boolean() }) }),
      fc.record({}),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
        let coupon: Coupon | null = await create();
        await checkNow();
        for (const each of changes) {
          coupon = coupon === null ? null : await apply(coupon, each);
          await checkNow();
        }
      }),
      { numRuns: 6 },
    );
  });

  test("coupons that are generated together are counted", async () => {
    const before = (await history()).credits.at(-1)?.outstandingCredits ?? 0;
    const body = { quantity: 50, value: 4, usageLimit: 3 };
    const answer = await call({ method: "POST", url: "/api/coupons/generate", body });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    expect((await history()).credits.at(-1)?.outstandingCredits).toBe(before + 600);
    await checkNow();
  });
});
