/**
 * Why this file exists: support needs to know the remaining benefit of a coupon, why an account cannot redeem it, and
 * its redemptions. These come first, followed by the generated fields.
 */

import { type RecordOf, type ScreenOverrideProps, toNumber } from "entity-console/console";
import { ShowScreen } from "entity-console/console/screens";
import { CouponFigures } from "./coupon-figures.tsx";
import { RedemptionCheck } from "./redemption-check.tsx";
import { RedemptionsPanel } from "./redemptions-panel.tsx";

const LEAD_FIELDS = ["value", "usageCount", "usageLimit", "expirationDate"];

const leadFields = () => LEAD_FIELDS;

export function CouponShow({ screens }: Pick<ScreenOverrideProps<"coupon">, "screens">) {
  const relation = screens.fields["accounts"]?.relation;
  const lead = (coupon: RecordOf<"coupon">) => (
    <>
      <CouponFigures coupon={coupon} />
      {relation ? <RedemptionCheck screens={screens} coupon={coupon} relation={relation} /> : null}
      <RedemptionsPanel couponId={coupon.id} uses={toNumber(coupon.usageCount) ?? 0} />
    </>
  );
  return <ShowScreen screens={screens} lead={lead} leadFields={leadFields} />;
}
