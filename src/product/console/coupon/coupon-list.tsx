/**
 * Why this file exists: staff often check if a coupon is still valid, which no backend stores. This adds a computed
 * field to the generated list: the coupon's effective state.
 */

import type { ScreenOverrideProps } from "entity-console/console";
import { ListScreen } from "entity-console/console/screens";
import { useMemo } from "react";
import { withCouponState } from "./with-coupon-state.ts";

export function CouponList({ screens }: Pick<ScreenOverrideProps, "screens">) {
  return <ListScreen screens={useMemo(() => withCouponState(screens), [screens])} />;
}
