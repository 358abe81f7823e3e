// @generated from schema/entities/coupon-generation.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testCalls, testCheck } from "entity-console/generated/testing";
import { couponGenerationApi } from "../api/coupon-generation.ts";
import { arbitraryCouponGenerationBody } from "../arbitraries/coupon-generation.ts";
import { couponGenerationCreateSchema } from "../schemas/coupon-generation.ts";
import { validateCouponGenerationCreate } from "../validators/coupon-generation.js";

describe("validateCouponGenerationCreate", () => {
  testCheck(validateCouponGenerationCreate, arbitraryCouponGenerationBody, couponGenerationCreateSchema);
});

describe("couponGenerationApi", () => {
  testCalls(arbitraryCouponGenerationBody, [
    ["POST /coupons/generate", (transport, { body }) => couponGenerationApi(transport).create(body)],
  ]);
});
