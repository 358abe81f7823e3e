import { expect, test } from "vitest";
import { toNames, toPlural } from "./names.ts";

test("every form of a name comes from the name of the spec value", () => {
  expect(toNames("couponGeneration")).toEqual({
    name: "couponGeneration",
    type: "CouponGeneration",
    kebab: "coupon-generation",
    plural: "couponGenerations",
    pluralKebab: "coupon-generations",
    table: "coupon_generations",
  });
});

test.each([
  ["coupon", "coupons"],
  ["reply", "replies"],
  ["survey", "surveys"],
  ["class", "classes"],
  ["box", "boxes"],
  ["batch", "batches"],
])("one %s, many %s", (one, many) => {
  expect(toPlural(one)).toBe(many);
});
