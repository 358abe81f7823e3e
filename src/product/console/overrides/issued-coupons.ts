import { formatDate } from "#console/fields/date-text.ts";
import type { Text } from "#console/i18n/text.ts";
import { isEmptyValue } from "#console/lib/is-empty-value.ts";
import { isObject, type JsonObject } from "#console/lib/json-object.ts";
import { toDecimal, toPlainNumber } from "#console/lib/number-text.ts";
import type { MessageKey } from "#contract/register.ts";

/** A code that was issued; the rest where the backend said it. */
export interface IssuedCoupon {
  readonly code: string;
  readonly value?: unknown;
  readonly usageLimit?: unknown;
  readonly expirationDate?: unknown;
  /** The name of the batch, of a backend that keeps batches. */
  readonly batch?: unknown;
}

/** A coupon as a backend answers it: the record, or its code alone. */
function toIssued(row: unknown): readonly IssuedCoupon[] {
  const { code, ...more }: JsonObject = isObject(row) ? row : { code: row };
  return typeof code === "string" && code !== "" ? [{ ...more, code }] : [];
}

/** The coupons in a page of them, as the client's call answers it; none where the backend did not list them. */
export function couponsIn(answer: unknown): readonly IssuedCoupon[] {
  const rows: unknown = isObject(answer) ? answer["rows"] : undefined;
  return Array.isArray(rows) ? rows.flatMap(toIssued) : [];
}

const asked = {
  prefix: ({ code }, prefix) => code.startsWith(String(prefix)),
  usageLimit: ({ usageLimit }, limit) => Number(usageLimit) === limit,
  // Days of other backends may come with a time.
  expirationDate: ({ expirationDate }, day) => String(expirationDate).startsWith(String(day)),
} as const satisfies Readonly<Record<string, (coupon: IssuedCoupon, wanted: unknown) => boolean>>;

/** What was asked for beyond the number and the value, and does not show in what a backend made: the keys of its labels. */
export function unconfirmedIn(sent: JsonObject, coupons: readonly IssuedCoupon[]): readonly MessageKey[] {
  const names = Object.keys(asked) as readonly (keyof typeof asked)[];
  return names
    .filter((name) => sent[name] !== undefined)
    .filter((name) => coupons.length === 0 || !coupons.every((coupon) => asked[name](coupon, sent[name])))
    .map((name) => `entity.couponGeneration.field.${name}` as const);
}

/** The fields of a generated coupon that a file lists, in the order of its columns. */
const COLUMNS = ["code", "type", "value", "batch", "usageLimit", "expirationDate"] as const;

/** Coupons as lines of a file: their codes, and what each grants, how often and until when. */
export function couponsTable(coupons: readonly IssuedCoupon[], { t, language }: Text): readonly (readonly unknown[])[] {
  const numberCell = (value: unknown) => {
    const number = toDecimal(value);
    return number === null ? String(value ?? "") : { text: toPlainNumber(number, language) };
  };
  const lines = coupons.map(({ code, value, batch, usageLimit, expirationDate }) => [
    code,
    t("enum.couponType.credits"),
    numberCell(value),
    batch ?? "",
    numberCell(usageLimit),
    isEmptyValue(expirationDate) ? "" : formatDate(expirationDate, language),
  ]);
  return [COLUMNS.map((name) => t(`entity.coupon.field.${name}`)), ...lines];
}
