// @generated from schema/entities/coupon.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testAddresses, testCalls, testCheck } from "entity-console/generated/testing";
import { couponApi } from "../api/coupon.ts";
import { arbitraryCouponBody } from "../arbitraries/coupon.ts";
import { couponCreateSchema } from "../schemas/coupon.ts";
import { couponScreens } from "../screens/coupon.ts";
import { validateCouponCreate, validateCouponUpdate } from "../validators/coupon.js";

describe("validateCouponCreate", () => {
  testCheck(validateCouponCreate, arbitraryCouponBody, couponCreateSchema);
});

describe("validateCouponUpdate", () => {
  testCheck(validateCouponUpdate, arbitraryCouponBody, couponCreateSchema);
});

describe("couponApi", () => {
  testCalls(arbitraryCouponBody, [
    ["GET /coupons", (transport, { query }) => couponApi(transport).list(query)],
    ["GET /coupons/{id}", (transport, { id }) => couponApi(transport).get(id)],
    ["POST /coupons", (transport, { body }) => couponApi(transport).create(body)],
    ["PUT /coupons/{id}", (transport, { id, body }) => couponApi(transport).update(id, body)],
    ["DELETE /coupons/{id}", (transport, { id }) => couponApi(transport).delete(id)],
  ]);
});

describe("URLs of coupon", () => {
  testAddresses(couponScreens);
});
