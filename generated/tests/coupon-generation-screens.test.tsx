// @generated from schema/entities/coupon-generation.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testCreate } from "entity-console/generated/testing/screens";
import { arbitraryCouponGeneration } from "../arbitraries/coupon-generation.ts";

describe.each(["pt-BR", "en-US"] as const)("the screens of couponGeneration in %s", (language) => {
  testCreate(language, arbitraryCouponGeneration, {
    entity: "couponGeneration",
    path: "/coupons/generate",
    endpoint: null,
    title: "entity.couponGeneration.create",
    titleField: "quantity",
    sections: ["entity.couponGeneration.section.general"],
    fields: ["quantity", "value", "prefix", "usageLimit", "expirationDate"],
  });
});
