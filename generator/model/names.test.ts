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
  ["apiKey", "api-key"],
  ["parseURL", "parse-url"],
  ["URLParser", "url-parser"],
  ["pageA4Size", "page-a4-size"],
])("%s is %s in a file's name", (name, kebab) => {
  expect(toNames(name).kebab).toBe(kebab);
});

test.each([
  ["coupon", "coupons"],
  ["reply", "replies"],
  ["survey", "surveys"],
  ["cycle", "cycles"],
  ["typePart", "typeParts"],
  ["class", "classes"],
  ["box", "boxes"],
  ["batch", "batches"],
])("one %s, many %s", (one, many) => {
  expect(toPlural(one)).toBe(many);
});
