import { Link } from "react-router-dom";
import type { DisplayOverrideProps } from "#console/crud/overrides/entity-overrides.ts";
import styles from "#console/fields/display/values.module.css";
import { batchPath } from "./batch-path.ts";

/** A coupon's batch as a link to its coupons. */
export function CouponBatch({ value, children }: DisplayOverrideProps<string>) {
  return value ? (
    <Link to={batchPath(value)} className={styles["link"]}>
      {value}
    </Link>
  ) : (
    children
  );
}
