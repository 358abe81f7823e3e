import type { DisplayOverrideProps } from "#console/crud/overrides/entity-overrides.ts";
import { useText } from "#console/i18n/use-text.ts";
import { StatusChip } from "#console/ui/status-chip.tsx";
import type { Coupon } from "../../../../schema/entities/coupon.ts";
import { couponStates } from "./coupon-state.ts";

/**
 * One state: the stored status, unless that says "active" of a coupon that no longer works; every reason is in its tooltip.
 * In a list, which has a column for the state, "active" is then a word like any other.
 */
export function CouponStatus({ record, place, children }: DisplayOverrideProps<string, Coupon>) {
  const { t } = useText();
  const states = couponStates(record);
  const [first] = states;
  if (first === undefined || record.status !== "active") {
    return children;
  }
  if (place === "list") {
    return t("enum.status.active");
  }
  const reasons = states.map((state) => t(`product.coupon.${state}`));
  return (
    <span title={[t("product.coupon.storedActive"), ...reasons].join(" · ")}>
      <StatusChip tone="warning" label={reasons.join(" · ")} />
    </span>
  );
}
