import { toBusinessDay } from "entity-console/backend";
import { describeOnDatabases, startTestBackend, type TestBackend } from "entity-console/testing/backend";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { couponAccounts, coupons, redemptions } from "../../../generated/backend/tables.ts";
import { backendProduct } from "./product.ts";
import { couponCommands, type RealCoupons } from "./testing/coupon-commands.ts";
import { CouponModel } from "./testing/coupon-model.ts";

/** More runs find more: `FUZZ_RUNS=500 npx vitest run src/backend/model`. */
const RUNS = Number(process.env["FUZZ_RUNS"] ?? 20);

describeOnDatabases("coupons against a reference model, on the %s database", (kind) => {
  let backend: TestBackend;
  let real: RealCoupons = { call: () => Promise.reject(), accounts: [] };

  beforeAll(async () => {
    backend = await startTestBackend(kind, {}, backendProduct);
    const token = (await backend.signIn()).json<{ accessToken: string }>().accessToken;
    const { data } = (await backend.as(token, { url: "/api/accounts/all?pageSize=3" })).json<{
      data: { id: string }[];
    }>();
    real = { call: (given) => backend.as(token, given), accounts: data.map(({ id }) => id) };
  });
  afterAll(() => backend.close());

  test("case 207: any sequence of calls gives the responses and the state of the model", async () => {
    await fc.assert(
      fc.asyncProperty(couponCommands(real.accounts), async (commands) => {
        const { db } = backend.context;
        await db.delete(couponAccounts);
        await db.delete(redemptions);
        await db.delete(coupons);
        const model = new CouponModel(toBusinessDay(new Date(), "America/Sao_Paulo"));
        await fc.asyncModelRun(() => ({ model, real }), commands);
        const left = (await real.call({ url: "/api/coupons?pageSize=1000" })).json<{ data: { id: string }[] }>();
        const byId = new Map(left.data.map((record) => [record.id, record]));
        expect(byId).toEqual(new Map([...model.kept].map(([id, { record }]) => [id, record])));
      }),
      { numRuns: RUNS },
    );
  }, 120_000);
});
