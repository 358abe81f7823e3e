// @generated from schema/entities/coupon.ts by `npm run codegen`, which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testAddresses } from "#console/testing/generated-tests/test-addresses.ts";
import { testCalls } from "#console/testing/generated-tests/test-calls.ts";
import { testCheck } from "#console/testing/generated-tests/test-check.ts";
import type { CheckRule } from "#console/testing/generated-tests/trials.ts";
import { couponApi } from "../api/coupon.ts";
import { drawCouponBody } from "../arbitraries/coupon.ts";
import { couponScreens } from "../screens/coupon.ts";
import { validateCouponCreate, validateCouponUpdate } from "../validators/coupon.js";

/** Each rule of what a form sends. */
const rules: readonly CheckRule[] = [
  { field: "", keyword: "additionalProperties" },
  { field: "code", keyword: "required" },
  { field: "type", keyword: "required" },
  { field: "distribution", keyword: "required" },
  { field: "value", keyword: "required" },
  { field: "accounts", keyword: "required" },
  { field: "oncePerAccount", keyword: "required" },
  { field: "status", keyword: "required" },
  { field: "code", keyword: "type", limit: "string" },
  { field: "code", keyword: "minLength", limit: 3 },
  { field: "code", keyword: "maxLength", limit: 40 },
  { field: "code", keyword: "pattern", limit: "^[A-Z0-9-]+$" },
  { field: "type", keyword: "type", limit: "string" },
  { field: "type", keyword: "enum", limit: ["credits", "discount"] },
  { field: "distribution", keyword: "type", limit: "string" },
  { field: "distribution", keyword: "enum", limit: ["individual", "public"] },
  { field: "value", keyword: "type", limit: "number" },
  { field: "value", keyword: "minimum", limit: 0 },
  { field: "value", keyword: "maximum", limit: 1000000000 },
  { field: "expirationDate", keyword: "type", limit: "string" },
  { field: "expirationDate", keyword: "format", limit: "date" },
  { field: "accounts", keyword: "type", limit: "array" },
  { field: "accounts", keyword: "uniqueItems" },
  { field: "accounts.0", keyword: "type", limit: "string" },
  { field: "usageLimit", keyword: "type", limit: "integer" },
  { field: "usageLimit", keyword: "minimum", limit: 1 },
  { field: "usageLimit", keyword: "maximum", limit: 1000000000 },
  { field: "oncePerAccount", keyword: "type", limit: "boolean" },
  { field: "status", keyword: "type", limit: "string" },
  { field: "status", keyword: "enum", limit: ["active", "inactive", "pending", "suspended"] },
];

describe("validateCouponCreate", () => {
  testCheck(validateCouponCreate, drawCouponBody, rules);
});

describe("validateCouponUpdate", () => {
  testCheck(validateCouponUpdate, drawCouponBody, rules);
});

describe("couponApi", () => {
  testCalls(drawCouponBody, [
    ["GET /coupons", (transport, { query }) => couponApi(transport).list(query)],
    ["GET /coupons/{id}", (transport, { id }) => couponApi(transport).get(id)],
    ["POST /coupons", (transport, { body }) => couponApi(transport).create(body)],
    ["PUT /coupons/{id}", (transport, { id, body }) => couponApi(transport).update(id, body)],
    ["DELETE /coupons/{id}", (transport, { id }) => couponApi(transport).delete(id)],
  ]);
});

describe("addresses of coupon", () => {
  testAddresses(couponScreens);
});
