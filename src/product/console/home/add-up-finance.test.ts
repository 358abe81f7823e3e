import { expect, test } from "vitest";
import type { Account } from "../../../../schema/entities/account.ts";
import type { Coupon } from "../../../../schema/entities/coupon.ts";
import type { Plan } from "../../../../schema/entities/plan.ts";
import { addUpFinance } from "./add-up-finance.ts";

const payment = (id: string, periodicity: string, price: number) => ({ id, periodicity, price, currency: "BRL" });
const plans = [
  {
    id: "p1",
    name: "Essencial",
    planPayments: [payment("m", "monthly", 19.9), payment("y", "yearly", 199), payment("o", "on-demand", 9.9)],
  },
  { id: "p2", name: "Escola", planPayments: [{ ...payment("u", "monthly", 50), currency: "USD" }] },
] as unknown as Plan[];
const account = (id: string, planPayment: string, amount: number | undefined) =>
  ({ id, username: `${id}@escola.example`, planPayment, amount, status: "active" }) as unknown as Account;
const coupon = (fields: object) =>
  ({ type: "credits", status: "active", value: 10, usageCount: 0, ...fields }) as unknown as Coupon;
const DAY = "2026-11-22";

test("counts active accounts by plan, period and currency; yearly by twelve, on demand not", () => {
  const accounts = [
    account("1", "m", 19.9),
    account("2", "m", 0.1),
    account("3", "y", 199),
    account("4", "o", 9.9),
    account("5", "u", 50),
    { ...account("6", "m", 19.9), status: "suspended" as const },
    account("7", "gone", 5),
  ];
  const { revenue } = addUpFinance({ accounts, plans, coupons: [] }, DAY);
  expect(revenue).toEqual([
    { planId: "p1", plan: "Essencial", periodicity: "monthly", currency: "BRL", accounts: 2, amount: 20, monthly: 20 },
    {
      planId: "p1",
      plan: "Essencial",
      periodicity: "yearly",
      currency: "BRL",
      accounts: 1,
      amount: 199,
      monthly: 16.58,
    },
    {
      planId: "p1",
      plan: "Essencial",
      periodicity: "on-demand",
      currency: "BRL",
      accounts: 1,
      amount: 9.9,
      monthly: 0,
    },
    { planId: "p2", plan: "Escola", periodicity: "monthly", currency: "USD", accounts: 1, amount: 50, monthly: 50 },
  ]);
});

test("counts the active accounts that are in no sum for want of a price, so that none is left out", () => {
  const accounts = [
    account("1", "m", 19.9),
    account("2", "gone", 5),
    { ...account("3", "m", 5), planPayment: null },
    { ...account("4", "m", 5), planPayment: undefined, status: "suspended" },
  ] as unknown as Account[];
  const { revenue, unpricedAccounts } = addUpFinance({ accounts, plans, coupons: [] }, DAY);
  expect([revenue.map((share) => share.accounts), unpricedAccounts]).toEqual([[1], 2]);
});

test("finds accounts off their price, to the cent, the widest apart first", () => {
  const accounts = [
    account("1", "m", 19.9),
    account("2", "m", 19.89),
    account("3", "y", 1990),
    account("4", "u", undefined),
  ];
  const { driftedAccounts, drifted } = addUpFinance({ accounts, plans, coupons: [] }, DAY);
  expect(driftedAccounts).toBe(3);
  expect(drifted.map(({ accountId, price }) => [accountId, price])).toEqual([
    ["3", 199],
    ["4", 50],
    ["2", 19.9],
  ]);
});

test("reads records as another backend writes them: related ones whole, amounts as texts, none as null", () => {
  const foreign = {
    accounts: [
      { ...account("1", "m", undefined), planPayment: { id: "m", name: "Mensal" }, amount: "19.90" },
      { ...account("2", "m", undefined), amount: null },
    ],
    plans: [
      { id: "p1", name: "Essencial", planPayments: [{ ...payment("m", "monthly", 0), price: "19.90" }] },
      { id: "p9", name: "Vazio", planPayments: null },
    ],
    coupons: [coupon({ value: "10", usageLimit: "3", usageCount: "1" }), coupon({ usageLimit: null })],
  } as unknown as Parameters<typeof addUpFinance>[0];
  const { revenue, drifted, couponCredits, unlimitedCoupons } = addUpFinance(foreign, DAY);
  expect(revenue).toMatchObject([{ planId: "p1", accounts: 2, amount: 19.9, monthly: 19.9 }]);
  expect(drifted).toEqual([
    { accountId: "2", username: "2@escola.example", plan: "Essencial", price: 19.9, currency: "BRL" },
  ]);
  expect([couponCredits, unlimitedCoupons]).toEqual([20, 1]);
});

test("adds up what coupons can still give: those that are active, not past their last day, and have uses and accounts left", () => {
  const coupons = [
    coupon({ usageLimit: 3, usageCount: 1 }),
    coupon({ usageLimit: 2, expirationDate: DAY }),
    coupon({ usageLimit: 2, expirationDate: "2026-11-21" }),
    coupon({ usageLimit: 1, usageCount: 1 }),
    coupon({ usageLimit: 9, status: "inactive" }),
    coupon({ usageLimit: 9, type: "discount" }),
    coupon({ usageLimit: 9, distribution: "individual", accounts: [] }),
    coupon({}),
  ];
  const { couponCredits, unlimitedCoupons } = addUpFinance({ accounts: [], plans, coupons }, DAY);
  expect([couponCredits, unlimitedCoupons]).toEqual([40, 1]);
});
