import { holds, today } from "entity-console/console";
import { expect, test } from "vitest";
import { couponScreens } from "../../../../generated/screens/coupon.ts";
import { withCouponState } from "./with-coupon-state.ts";

test.each(["pending", "inactive", "suspended"])(
  "a coupon that is %s has the name and colour of its stored status",
  (value) => {
    const { state, status } = withCouponState(couponScreens).fields;
    const found = (field = status) => field?.enumeration?.values.find((each) => each.value === value);
    expect(found(state)).toBeDefined();
    expect(found(state)).toEqual(found(status));
  },
);

const calendar = { today: today(), timeZone: undefined };
const LIVE = { status: "active", usageCount: 0, distribution: "public", accounts: [] };

test.each([
  LIVE,
  { ...LIVE, status: "suspended", expirationDate: "2020-01-01" },
  { ...LIVE, expirationDate: "2020-01-01" },
  { ...LIVE, expirationDate: "2999-01-01", usageLimit: 5 },
  { ...LIVE, usageCount: 5, usageLimit: 5 },
  { ...LIVE, distribution: "individual" },
  { ...LIVE, distribution: "individual", accounts: ["1"] },
])("the file of a backend has the state that the list shows: %j", (coupon) => {
  const { compute, cases = [] } = withCouponState(couponScreens).fields["state"] ?? {};
  const record: Readonly<Record<string, unknown>> = coupon;
  const found = cases.find(({ when }) => holds(when, (path) => record[path], calendar));
  expect(found?.value).toBe(compute?.(record, calendar));
});
