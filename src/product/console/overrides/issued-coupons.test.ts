import { toCsv } from "entity-console/console";
import { expect, test } from "vitest";
import { couponsTable } from "./issued-coupons.ts";

test("the file of generated coupons has the unit, the batch, the limit and the last day of each", () => {
  const coupon = { code: "A-1", value: 1.5, batch: "L-7", usageLimit: "3", expirationDate: "2026-12-31" };
  const text = { t: (key: string) => key, language: "pt-BR" };
  expect(
    toCsv(couponsTable([coupon, { code: "B-2" }], text), "pt-BR")
      .trimEnd()
      .split("\r\n")
      .slice(1),
  ).toEqual(["A-1;enum.couponType.credits;1,5;L-7;3;31/12/2026", "B-2;enum.couponType.credits;;;;"]);
});
