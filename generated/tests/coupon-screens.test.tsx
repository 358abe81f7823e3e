// @generated from schema/entities/coupon.ts by `npm run codegen`, which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testCreate, testEdit, testList, testShow } from "#console/testing/generated-tests/test-screens.tsx";
import { drawCoupon } from "../arbitraries/coupon.ts";

describe.each(["pt-BR", "en-US"] as const)("the screens of coupon in %s", (language) => {
  testList(language, drawCoupon, {
    path: "/coupons",
    endpoint: "/coupons/{id}",
    title: "entity.coupon.many",
    titleField: "code",
    fields: [
      { label: "entity.coupon.field.code" },
      { label: "entity.coupon.field.type" },
      { label: "entity.coupon.field.value" },
      { label: "entity.coupon.field.distribution" },
      { label: "entity.coupon.field.usageCount" },
      { label: "entity.coupon.field.expirationDate" },
      { label: "entity.coupon.field.status" },
    ],
  });
  testShow(language, drawCoupon, {
    path: "/coupons/show/:id",
    endpoint: "/coupons/{id}",
    title: "entity.coupon.one",
    titleField: "code",
    sections: ["entity.coupon.section.general", "entity.coupon.section.redemption"],
    fields: [
      { label: "entity.coupon.field.code" },
      { label: "entity.coupon.field.status" },
      { label: "entity.coupon.field.type" },
      { label: "entity.coupon.field.value" },
      { label: "entity.coupon.field.batch" },
      { label: "entity.coupon.field.distribution" },
      { label: "entity.coupon.field.accounts", given: { distribution: "individual" } },
      { label: "entity.coupon.field.usageCount" },
      { label: "entity.coupon.field.usageLimit" },
      { label: "entity.coupon.field.oncePerAccount" },
      { label: "entity.coupon.field.expirationDate" },
    ],
  });
  testCreate(language, drawCoupon, {
    path: "/coupons/create",
    endpoint: "/coupons/{id}",
    title: "entity.coupon.create",
    titleField: "code",
    sections: ["entity.coupon.section.general", "entity.coupon.section.redemption"],
    fields: [
      { label: "entity.coupon.field.code" },
      { label: "entity.coupon.field.status" },
      { label: "entity.coupon.field.type" },
      { label: "entity.coupon.field.value" },
      { label: "entity.coupon.field.distribution" },
      { label: "entity.coupon.field.accounts", given: { distribution: "individual" } },
      { label: "entity.coupon.field.usageLimit" },
      { label: "entity.coupon.field.oncePerAccount" },
      { label: "entity.coupon.field.expirationDate" },
    ],
  });
  testEdit(language, drawCoupon, {
    path: "/coupons/edit/:id",
    endpoint: "/coupons/{id}",
    title: "entity.coupon.edit",
    titleField: "code",
    sections: ["entity.coupon.section.general", "entity.coupon.section.redemption"],
    fields: [
      { label: "entity.coupon.field.code" },
      { label: "entity.coupon.field.status" },
      { label: "entity.coupon.field.type" },
      { label: "entity.coupon.field.value" },
      { label: "entity.coupon.field.distribution" },
      { label: "entity.coupon.field.accounts", given: { distribution: "individual" } },
      { label: "entity.coupon.field.usageLimit" },
      { label: "entity.coupon.field.oncePerAccount" },
      { label: "entity.coupon.field.expirationDate" },
    ],
  });
});
