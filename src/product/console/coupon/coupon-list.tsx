/**
 * Why this file exists: whether a coupon still works is asked all day, and no backend stores it. The generated list has
 * one more field, worked out of the others: the coupon's one state.
 */

import { useMemo } from "react";
import type { ScreenOverrideProps } from "#console/crud/overrides/entity-overrides.ts";
import { ListScreen } from "#console/crud/screens/list-screen.tsx";
import { withCouponState } from "./with-coupon-state.ts";

export function CouponList({ screens }: Pick<ScreenOverrideProps, "screens">) {
  return <ListScreen screens={useMemo(() => withCouponState(screens), [screens])} />;
}
