import type { DisplayOverrideProps } from "entity-console/console";
import { valueStyles as styles } from "entity-console/console/ui";
import { Link } from "react-router-dom";
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
