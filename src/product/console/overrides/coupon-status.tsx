import type { DisplayOverrideProps } from "#console/crud/overrides/entity-overrides.ts";
import { useText } from "#console/i18n/use-text.ts";
import { StatusChip } from "#console/ui/status-chip.tsx";
import type { Coupon } from "../../../../schema/entities/coupon.ts";
import { couponStates } from "./coupon-state.ts";

/** Where no column says its state, one state: the stored status, unless it says "active" of a coupon that no longer works; every reason is in its tooltip. */
export function CouponStatus({ record, place, children }: DisplayOverrideProps<string, Coupon>) {
  const { t } = useText();
  const states = couponStates(record);
  const [first] = states;
  if (place === "list" || first === undefined || record.status !== "active") {
    return children;
  }
  const reasons = states.map((state) => t(`product.coupon.${state}`));
  return (
    <span title={[t("product.coupon.storedActive"), ...reasons].join(" · ")}>
      <StatusChip tone="warning" label={reasons.join(" · ")} />
    </span>
  );
}
