// @generated from schema/entities/coupon-generation.ts by `npm run codegen`, which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testCreate } from "#console/testing/generated-tests/test-screens.tsx";
import { drawCouponGeneration } from "../arbitraries/coupon-generation.ts";

describe.each(["pt-BR", "en-US"] as const)("the screens of couponGeneration in %s", (language) => {
  testCreate(language, drawCouponGeneration, {
    path: "/coupons/generate",
    endpoint: null,
    title: "entity.couponGeneration.create",
    titleField: "quantity",
    sections: ["entity.couponGeneration.section.general"],
    fields: [
      { label: "entity.couponGeneration.field.quantity" },
      { label: "entity.couponGeneration.field.value" },
      { label: "entity.couponGeneration.field.prefix" },
      { label: "entity.couponGeneration.field.usageLimit" },
      { label: "entity.couponGeneration.field.expirationDate" },
    ],
  });
});
