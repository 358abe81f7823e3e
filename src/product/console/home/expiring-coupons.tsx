import {
  addDays,
  filteredListPath,
  useEntityScreens,
  useRecordCounts,
  useText,
  useToday,
  writeCondition,
  writeDateRange,
} from "entity-console/console";
import { Link, Skeleton } from "entity-console/console/ui";
import { Link as RouterLink } from "react-router-dom";

const DAYS_AHEAD = 30;
/** The same range as a filter relative to today, so that the link stays valid. */
const NEXT_30_DAYS = writeCondition({ operator: "within", values: ["next30"] });

/** Number of coupons that expire within 30 days, including today, with a link to them. */
export function ExpiringCoupons() {
  const { t } = useText();
  const path = useEntityScreens("coupon")?.routes.list ?? "/";
  const from = useToday();
  const range = writeDateRange({ from, to: addDays(from, DAYS_AHEAD) });
  const [answer] = useRecordCounts([{ entity: "coupon", filters: { expirationDate: range } }]);
  if (answer === undefined || answer.isFailed || answer.isUnknown === true) {
    return null;
  }
  if (answer.count === null) {
    return <Skeleton width={220} />;
  }
  return (
    <Link component={RouterLink} to={filteredListPath(path, "expirationDate", NEXT_30_DAYS)} sx={{ fontWeight: 500 }}>
      {t("product.home.expiring", { count: answer.count })}
    </Link>
  );
}
