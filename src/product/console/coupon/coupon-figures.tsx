import {
  type Decimal,
  dateLocale,
  dayIn,
  daysBetween,
  formatDate,
  formatMoney,
  formatNumber,
  isEmptyValue,
  numberText,
  type Text,
  today,
  toNumber,
  useText,
  useToday,
} from "entity-console/console";
import { Panel, Typography, UsageBar } from "entity-console/console/ui";
import { currency } from "../../../../generated/currency.ts";
import type { Coupon, CouponType } from "../../../../schema/entities/coupon.ts";
import { couponStates } from "../overrides/coupon-state.ts";
import { Figure, Figures } from "../show/figures.tsx";

/** Benefit, redemptions and remaining days of a coupon. */
export function CouponFigures({ coupon }: { readonly coupon: Coupon }) {
  const text = useText();
  const { t } = text;
  useToday();
  const { type, expirationDate } = coupon;
  return (
    <Panel title={t("product.coupon.glance")}>
      <Figures>
        <Figure label={t("entity.coupon.field.value")} note={null}>
          {numberText(coupon.value, text, (value) => givenText(type, value, text))}
        </Figure>
        <UsageFigures coupon={coupon} />
        <Figure label={t("entity.coupon.field.expirationDate")} note={lastDayNote(expirationDate, t)}>
          <DaysLeft lastDay={expirationDate} />
        </Figure>
      </Figures>
      {coupon.status === "active" && couponStates(coupon).length > 0 ? (
        <Typography variant="caption" color="textSecondary">
          {t("product.coupon.storedActive")}
        </Typography>
      ) : null}
    </Panel>
  );
}

/** Credits or an amount of money; only the number for unknown types. */
function givenText(type: CouponType, value: Decimal, { t, language }: Text): string {
  switch (type) {
    case "credits":
      return t("unit.credits", { count: value });
    case "discount":
      return formatMoney(value, language, currency);
    default:
      return formatNumber(value, language);
  }
}

function UsageFigures({ coupon }: { readonly coupon: Coupon }) {
  const text = useText();
  const { t, language } = text;
  const { usageCount, usageLimit } = coupon;
  const [used, limit] = [toNumber(usageCount), toNumber(usageLimit)];
  const write = (value: unknown) => numberText(value, text, (number) => formatNumber(number, language));
  const written = { used: write(usageCount), limit: write(usageLimit) };
  const bar =
    limit === null || used === null ? null : (
      <UsageBar
        label={t("product.coupon.usageLabel", written)}
        value={used}
        of={limit}
        isFull={used >= limit}
        height={6}
      />
    );
  const left =
    limit === null || used === null ? null : t("product.coupon.usesLeft", { count: Math.max(0, limit - used) });
  return (
    <>
      <Figure label={t("entity.coupon.field.usageCount")} note={bar}>
        {written.used}
      </Figure>
      <Figure label={t("entity.coupon.field.usageLimit")} note={left}>
        {written.limit === "–" ? t("product.coupon.unlimited") : written.limit}
      </Figure>
    </>
  );
}

/** Number of days until a coupon's last day; null if it has none. */
const daysTo = (lastDay: unknown): number | null => daysBetween(today(), dayIn(lastDay) ?? "");

/** Text below the remaining days: the last day, or the meaning of an empty one. */
function lastDayNote(lastDay: unknown, t: Text["t"]): string | null {
  if (isEmptyValue(lastDay)) {
    return t("product.coupon.endless");
  }
  return daysTo(lastDay) === null ? null : formatDate(lastDay, dateLocale());
}

/** "12 dias restantes"; the last day counts. Invalid dates are shown as they are. */
function DaysLeft({ lastDay }: { readonly lastDay: unknown }) {
  const { t } = useText();
  const days = daysTo(lastDay);
  if (days === null) {
    return formatDate(lastDay, dateLocale());
  }
  return days < 0
    ? t("product.coupon.expired")
    : days === 0
      ? t("product.coupon.lastDay")
      : t("product.coupon.daysLeft", { count: days });
}
