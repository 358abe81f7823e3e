import { formatDate, formatMoney, useText } from "entity-console/console";
import type { RevenueMonth } from "../../../../../schema/revenue.ts";
import type { RevenuePart } from "./revenue-figures.ts";

/** Texts of months and amounts in the reader's language. */
export function useRevenueText(currency: string) {
  const { t, language } = useText();
  const asDate = (day: string) => new Date(`${day}T12:00:00Z`);
  const short = new Intl.DateTimeFormat(language, { month: "short", year: "2-digit", timeZone: "UTC" });
  const long = new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" });
  const compact = new Intl.NumberFormat(language, { notation: "compact", maximumFractionDigits: 1 });
  return {
    t,
    language,
    money: (amount: number) => formatMoney(Math.round(amount * 100) / 100, language, currency),
    /** Without the currency, for tables whose title contains it. */
    amount: (amount: number) => {
      const digits = /\d(.*\d)?/.exec(formatMoney(Math.abs(Math.round(amount * 100) / 100), language, currency))?.[0];
      return `${amount < 0 ? "-" : ""}${digits ?? ""}`;
    },
    signed: (amount: number) =>
      `${amount > 0 ? "+" : ""}${formatMoney(Math.round(amount * 100) / 100, language, currency)}`,
    percent: (share: number) =>
      new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1, signDisplay: "exceptZero" }).format(
        share,
      ),
    compact: (value: number) => compact.format(value),
    day: (day: string) => formatDate(day, language),
    month: (day: string) => short.format(asDate(day)).replace(" de ", " "),
    /** The name of a plan or of a period of payment. */
    partName: ({ plan, planId, periodicity }: RevenuePart) =>
      periodicity === undefined ? (plan ?? planId ?? "") : t(`enum.periodicity.${periodicity}`),
    /** The month, or the days of a part of it. */
    days: ({ sinceDay, untilDay, isPartial }: Pick<RevenueMonth, "sinceDay" | "untilDay" | "isPartial">) =>
      isPartial
        ? t("product.revenue.partial", { from: formatDate(sinceDay, language), to: formatDate(untilDay, language) })
        : long.format(asDate(sinceDay)),
  };
}
