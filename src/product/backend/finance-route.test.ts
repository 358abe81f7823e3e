import { expect, test } from "vitest";
import type { Account } from "../../../schema/entities/account.ts";
import type { Coupon } from "../../../schema/entities/coupon.ts";
import type { Plan } from "../../../schema/entities/plan.ts";
import type { FinanceSummary } from "../../../schema/service.ts";
import { openBackend } from "./testing/open-backend.ts";

const { backend, call } = openBackend("embedded");
const summary = async () => (await call({ url: "/api/dashboard/finance" })).json<FinanceSummary>();
const all = async <T>(path: string) => (await call({ url: `/api${path}?pageSize=1000` })).json<{ data: T[] }>().data;

/** Integer cents, so that sums are exact. */
const cents = (amount = 0) => Math.round(amount * 100);

test("sums the revenue of active accounts by plan, period and currency: yearly prices divided by twelve, on-demand ones excluded", async () => {
  const [accounts, plans] = [await all<Account>("/accounts/all"), await all<Plan>("/plans")];
  const payments = plans.flatMap((plan) => plan.planPayments.map((payment) => ({ plan, payment })));
  const { revenue, unpricedAccounts } = await summary();
  expect(revenue.length).toBeGreaterThan(2);
  for (const share of revenue) {
    const paid = accounts.filter(({ status, planPayment }) => {
      const found = payments.find(({ payment }) => payment.id === planPayment);
      return (
        status === "active" &&
        found?.plan.id === share.planId &&
        found.payment.periodicity === share.periodicity &&
        found.payment.currency === share.currency
      );
    });
    const total = paid.reduce((sum, { amount }) => sum + cents(amount), 0);
    const months = { monthly: 1, yearly: 12, "on-demand": Number.POSITIVE_INFINITY }[share.periodicity];
    expect([share.accounts, cents(share.amount), cents(share.monthly)]).toEqual([
      paid.length,
      total,
      Math.round(total / months),
    ]);
  }
  const counted = revenue.reduce((sum, { accounts: each }) => sum + each, 0);
  expect(unpricedAccounts).toBeGreaterThan(0);
  expect(counted + unpricedAccounts).toBe(accounts.filter(({ status }) => status === "active").length);
});

test("names the active accounts that pay something else than their price, the widest apart first", async () => {
  const before = await summary();
  const plans = await all<Plan>("/plans");
  const taken = new Set(before.drifted.map(({ accountId }) => accountId));
  const account = (await all<Account>("/accounts/all")).find(
    ({ id, status, planPayment }) => status === "active" && planPayment !== undefined && !taken.has(id),
  );
  const price = plans.flatMap(({ planPayments }) => planPayments).find(({ id }) => id === account?.planPayment)?.price;
  const { headers } = await call({ url: `/api/accounts/${account?.id}` });
  const ifMatch = { "if-match": String(headers["etag"]) };
  const body = { ...account, amount: 99_999 };
  await call({ method: "PUT", url: `/api/accounts/${account?.id}`, body, headers: ifMatch });
  const after = await summary();
  expect(after.driftedAccounts).toBe(before.driftedAccounts + 1);
  expect(after.drifted[0]).toMatchObject({ accountId: account?.id, amount: 99_999, price });
});

test("sums remaining coupon credits, and shows the number of coupons without a limit", async () => {
  const before = await summary();
  const make = (code: string, fields: Partial<Coupon>) =>
    call({ method: "POST", url: "/api/coupons", body: { code, type: "credits", value: 10, ...fields } });
  await make("FIN-3-USOS", { usageLimit: 3 });
  await make("FIN-SEM-LIMITE", {});
  await make("FIN-VENCIDO", { usageLimit: 5, expirationDate: "2020-01-01" });
  await make("FIN-SUSPENSO", { usageLimit: 5, status: "suspended" });
  await make("FIN-DESCONTO", { usageLimit: 5, type: "discount" });
  await make("FIN-SEM-CONTAS", { usageLimit: 5, distribution: "individual" });
  const [account] = await all<Account>("/accounts/all");
  await make("FIN-UMA-CONTA", { usageLimit: 2, distribution: "individual", accounts: [String(account?.id)] });
  const after = await summary();
  expect([after.couponCredits - before.couponCredits, after.unlimitedCoupons - before.unlimitedCoupons]).toEqual([
    50, 1,
  ]);
});

test("is available only to signed-in users", async () => {
  expect((await backend.call({ url: "/api/dashboard/finance" })).statusCode).toBe(401);
});
