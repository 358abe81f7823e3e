/**
 * Why this file exists: support is asked every day what a coupon still gives, why somebody cannot redeem it, and who did.
 * That comes first; the generated fields stand beside it.
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
    // As the backend answers it, by the contract that the generated client is written against.
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
