import { createAjv } from "entity-console/backend";
import { describe, expect, test } from "vitest";
import { accountReadSchema } from "../../../../generated/schemas/account.ts";
import { couponReadSchema } from "../../../../generated/schemas/coupon.ts";
import { toDemoAccounts } from "./demo-accounts.ts";
import { toDemoCoupons } from "./demo-coupons.ts";
import { createDemoValues } from "./demo-values.ts";

const plans = [
  { planId: "p1", isBusiness: false, payments: [{ id: "pp1", price: 19.9 }] },
  { planId: "p2", isBusiness: true, payments: [{ id: "pp2", price: 890 }] },
];
const accounts = () => toDemoAccounts(createDemoValues({}), { plans, count: 200, seed: 1 });
const coupons = () => toDemoCoupons(createDemoValues({ account: ["a1", "a2"] }), { count: 40, seed: 1 });

describe("the demo's records", () => {
  test.each([
    ["accounts", accounts, accountReadSchema],
    ["coupons", coupons, couponReadSchema],
  ] as const)("%s are valid responses and always the same", (_, make, schema) => {
    const validate = createAjv({}).compile(schema);
    const records = make();
    for (const record of records) {
      expect(validate({ id: "x", ...record }), JSON.stringify(validate.errors)).toBe(true);
    }
    expect(make()).toEqual(records);
  });

  test("have unique values in unique fields", () => {
    expect(new Set(accounts().map(({ username }) => username)).size).toBe(200);
    expect(new Set(coupons().map(({ code }) => code)).size).toBe(40);
  });

  test("keep the rules between fields", () => {
    for (const {
      code,
      type,
      usageCount,
      usageLimit = usageCount,
      distribution,
      accounts: holders,
      batch,
    } of coupons()) {
      expect(code.startsWith("CREDITO") ? type : "credits").toBe("credits");
      expect(batch).toBeUndefined();
      expect(usageCount).toBeLessThanOrEqual(usageLimit);
      expect(holders.length > 0).toBe(distribution === "individual");
    }
    for (const { planId, planPayment, amount, type, createdAt = "", updatedAt = "" } of accounts()) {
      expect([planId, planPayment, amount]).toBeOneOf([
        [undefined, undefined, undefined],
        ["p1", "pp1", 19.9],
        ["p2", "pp2", 890],
      ]);
      expect(planId === "p2" ? "business" : type).toBe(type);
      expect(createdAt <= updatedAt).toBe(true);
    }
  });

  test("individual coupons have no more uses than accounts", () => {
    const individual = coupons().filter(({ distribution }) => distribution === "individual");
    expect(individual.filter(({ usageCount, accounts: holders }) => usageCount > holders.length)).toEqual([]);
    expect(individual.length).toBeGreaterThan(0);
  });

  test("cover every value of the filtered enums", () => {
    expect(new Set(accounts().map(({ status }) => status)).size).toBe(4);
    expect(new Set(coupons().map(({ distribution }) => distribution)).size).toBe(2);
    expect(new Set(coupons().map(({ type }) => type)).size).toBe(2);
  });
});
