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
