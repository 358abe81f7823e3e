// @generated from schema/entities/coupon.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testCreate, testEdit, testList, testShow } from "entity-console/generated/testing/screens";
import { arbitraryCoupon } from "../arbitraries/coupon.ts";

describe.each(["pt-BR", "en-US"] as const)("the screens of coupon in %s", (language) => {
  testList(language, arbitraryCoupon, {
    entity: "coupon",
    path: "/coupons",
    endpoint: "/coupons/{id}",
    title: "entity.coupon.many",
    titleField: "code",
    fields: ["code", "type", "value", "distribution", "usageCount", "expirationDate", "status"],
  });
  testShow(language, arbitraryCoupon, {
    entity: "coupon",
    path: "/coupons/show/:id",
    endpoint: "/coupons/{id}",
    title: "entity.coupon.one",
    titleField: "code",
    sections: ["entity.coupon.section.general", "entity.coupon.section.redemption"],
    fields: [
      "code",
      "status",
      "type",
      "value",
      "batch",
      "distribution",
      { label: "entity.coupon.field.accounts", given: { distribution: "individual" } },
      "usageCount",
      "usageLimit",
      "oncePerAccount",
      "expirationDate",
    ],
  });
  testCreate(language, arbitraryCoupon, {
    entity: "coupon",
    path: "/coupons/create",
    endpoint: "/coupons/{id}",
    title: "entity.coupon.create",
    titleField: "code",
    sections: ["entity.coupon.section.general", "entity.coupon.section.redemption"],
    fields: [
      "code",
      "status",
      "type",
      "value",
      "distribution",
      { label: "entity.coupon.field.accounts", given: { distribution: "individual" } },
      "usageLimit",
      "oncePerAccount",
      "expirationDate",
    ],
  });
  testEdit(language, arbitraryCoupon, {
    entity: "coupon",
    path: "/coupons/edit/:id",
    endpoint: "/coupons/{id}",
    title: "entity.coupon.edit",
    titleField: "code",
    sections: ["entity.coupon.section.general", "entity.coupon.section.redemption"],
    fields: [
      "code",
      "status",
      "type",
      "value",
      "distribution",
      { label: "entity.coupon.field.accounts", given: { distribution: "individual" } },
      "usageLimit",
      "oncePerAccount",
      "expirationDate",
    ],
  });
});
