/**
 * Why this file exists: support needs to know the remaining benefit of a coupon, why an account cannot redeem it, and
 * its redemptions. These come first, followed by the generated fields.
 */

import type { ScreenOverrideProps } from "#console/crud/overrides/entity-overrides.ts";
import { ShowScreen } from "#console/crud/screens/show-screen.tsx";
import { toNumber } from "#console/lib/number-text.ts";
import type { EntityRecord } from "#contract/transport.ts";
import type { Coupon } from "../../../../schema/entities/coupon.ts";
import { CouponFigures } from "./coupon-figures.tsx";
import { RedemptionCheck } from "./redemption-check.tsx";
import { RedemptionsPanel } from "./redemptions-panel.tsx";

const TOLD = ["value", "usageCount", "usageLimit", "expirationDate"];

const told = () => TOLD;

export function CouponShow({ screens }: Pick<ScreenOverrideProps, "screens">) {
  const relation = screens.fields["accounts"]?.relation;
  const lead = (record: EntityRecord) => {
    // The generated client guarantees this type.
    const coupon = record as unknown as Coupon;
    return (
      <>
        <CouponFigures coupon={coupon} />
        {relation ? <RedemptionCheck screens={screens} coupon={coupon} relation={relation} /> : null}
        <RedemptionsPanel couponId={coupon.id} uses={toNumber(coupon.usageCount) ?? 0} />
      </>
    );
  };
  return <ShowScreen screens={screens} lead={lead} told={told} />;
}
