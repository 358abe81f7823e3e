import { type DisplayOverrideProps, formatNumber, toNumber, useText } from "entity-console/console";
import { UsageBar } from "entity-console/console/ui";
import type { Coupon } from "../../../../schema/entities/coupon.ts";
import styles from "./coupon.module.css";

/** Number of uses and the limit; only one of them if the other is missing. */
export function CouponUsage({ value: answered, record, place, children }: DisplayOverrideProps<number, Coupon>) {
  const { t, language } = useText();
  const [value, usageLimit] = [toNumber(answered), toNumber(record.usageLimit)];
  if (usageLimit === null || value === null) {
    return children;
  }
  const numbers = { used: formatNumber(value, language), limit: formatNumber(usageLimit, language) };
  const isInList = place === "list";
  return (
    <span className={`${styles["usage"]} ${isInList ? styles["inList"] : ""}`}>
      <span>{t("product.coupon.usage", numbers)}</span>
      <UsageBar
        label={t("product.coupon.usageLabel", numbers)}
        value={value}
        of={usageLimit}
        isFull={value >= usageLimit}
        height={isInList ? 4 : 6}
      />
    </span>
  );
}
