import { type EntityScreens, holds } from "entity-console/console";
import { expect, test } from "vitest";
import { accountScreens } from "../../generated/screens/account.ts";
import { couponScreens } from "../../generated/screens/coupon.ts";
import { couponGenerationScreens } from "../../generated/screens/coupon-generation.ts";

const CALENDAR = { timeZone: "America/Sao_Paulo", today: "2026-11-22" };

/** Names of the rules that a record violates; values of related records are given by path. */
function brokenBy({ rules = [] }: EntityScreens<string>, record: { readonly [path: string]: unknown }) {
  return rules
    .filter(({ never }) => never !== null && holds(never, (path) => record[path], CALENDAR))
    .map(({ name, severity }) => `${severity} ${name}`);
}

test.each([
  [{ distribution: "individual", accounts: [] }, ["warn noAccounts"]],
  [{ distribution: "individual", accounts: ["a1"] }, []],
  [{ distribution: "public", accounts: [] }, []],
  [{ expirationDate: "2026-11-21" }, ["warn alreadyExpired"]],
  [{ expirationDate: "2026-11-22" }, []],
  [{ expirationDate: null }, []],
  [{ usageCount: 5, usageLimit: 5 }, ["warn usedUp"]],
  [{ usageCount: 4, usageLimit: 5 }, []],
  [{ usageCount: 4 }, []],
  [{ type: "discount", value: 10.555 }, ["refuse wholeCents"]],
  [{ type: "credits", value: 10.5 }, ["refuse wholeCredits"]],
  [{ type: "discount", value: 10.55 }, []],
  [{ type: "credits", value: 10 }, []],
])("a coupon with %j violates the rules %j", (record, broken) => {
  expect(brokenBy(couponScreens, record)).toEqual(broken);
});

test.each([
  [{ type: "individual", "planId.accountType": "business" }, ["warn planOfOtherType"]],
  [{ type: "business", "planId.accountType": "individual" }, ["warn planOfOtherType"]],
  [{ type: "business", "planId.accountType": "business" }, []],
  [{ type: "business", "planId.accountType": undefined }, []],
  [{ "planId.status": "inactive" }, ["warn inactivePlan"]],
  [{ "planId.status": "active" }, []],
  [{ email: "eva@example.com" }, ["refuse usernameIsEmail"]],
])("an account with %j violates the rules %j", (record, broken) => {
  const named = { username: "ana@example.com", email: "ana@example.com" };
  expect(brokenBy(accountScreens, { ...named, ...record })).toEqual(broken);
});

test.each([
  ["2026-11-21", ["warn alreadyExpired"]],
  ["2026-11-22", []],
  [undefined, []],
])("generated coupons with the last day %s violate the rules %j", (expirationDate, broken) => {
  expect(brokenBy(couponGenerationScreens, { expirationDate })).toEqual(broken);
});
