import { type DisplayOverrideProps, useText } from "entity-console/console";
import { StatusChip } from "entity-console/console/ui";
import type { Coupon } from "../../../../schema/entities/coupon.ts";
import { couponStates, effectiveState } from "./coupon-state.ts";

/**
 * Shows the effective state with all reasons. In a list, which has a column for the state, an active stored status is
 * plain text.
 */
export function CouponStatus({ record, place, children }: DisplayOverrideProps<string, Coupon>) {
  const { t } = useText();
  if (record.status !== "active" || effectiveState(record) === null) {
    return children;
  }
  if (place === "list") {
    return t("enum.status.active");
  }
  const states = couponStates(record);
  if (states.length === 0) {
    return <StatusChip tone="success" label={t("product.coupon.available")} />;
  }
  const reasons = states.map((state) => t(`product.coupon.${state}`));
  return (
    <span title={[t("product.coupon.storedActive"), ...reasons].join(" · ")}>
      <StatusChip tone="warning" label={reasons.join(" · ")} />
    </span>
  );
}
