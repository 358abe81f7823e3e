import { Link } from "react-router-dom";
import type { DisplayOverrideProps } from "#console/crud/overrides/entity-overrides.ts";
import { useText } from "#console/i18n/use-text.ts";
import { batchPath } from "./batch-path.ts";
import styles from "./coupon.module.css";

/** A coupon's batch, as the way to the others of it. */
export function CouponBatch({ value, children }: DisplayOverrideProps<string>) {
  const { t } = useText();
  return value ? (
    <Link to={batchPath(value)} className={styles["batch"]} title={t("product.coupon.ofBatch", { batch: value })}>
      {value}
    </Link>
  ) : (
    children
  );
}
