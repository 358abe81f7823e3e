import { filteredListPath, useEntityScreens, useText } from "entity-console/console";
import { type Metric, MetricPanel, ValuePanel } from "entity-console/console/screens";
import { COUPON_STATES } from "../coupon/with-coupon-state.ts";
import { useFinance } from "./use-finance.ts";

/**
 * Coupons by the status that the list shows. Without sums, by the stored status, which is all that can be counted: an active
 * coupon can be expired or used up.
 */
export function CouponSituationsPanel() {
  const { t } = useText();
  const { data, isPending } = useFinance();
  const screens = useEntityScreens("coupon");
  const path = screens?.routes.list ?? "/";
  const counts = data?.couponSituations;
  if (!isPending && counts === undefined) {
    return <ValuePanel titleKey="product.home.couponsByStoredStatus" entity="coupon" field="status" />;
  }
  const isLoading = isPending || screens === null;
  const metrics = Object.entries(COUPON_STATES).map(([situation, { labelKey, tone }]): Metric => {
    const count = counts?.find((each) => each.couponSituation === situation)?.coupons ?? 0;
    return {
      id: situation,
      label: t(labelKey),
      path: filteredListPath(path, "state", situation),
      tone,
      answer: { count, isFailed: false, retry: () => undefined },
    };
  });
  return (
    <MetricPanel
      title={t("product.home.couponsByStatus")}
      kind="donut"
      isLoading={isLoading}
      metrics={isLoading ? [] : metrics.filter(({ id, answer }) => id === "available" || (answer.count ?? 0) > 0)}
    />
  );
}
