import {
  formatDate,
  isEmptyValue,
  isObject,
  type JsonObject,
  type MessageKey,
  type Text,
  toDecimal,
  toPlainNumber,
} from "entity-console/console";

/** A generated code. Other fields are set if the backend returned them. */
export interface IssuedCoupon {
  readonly code: string;
  readonly value?: unknown;
  readonly usageLimit?: unknown;
  readonly expirationDate?: unknown;
  /** Name of the batch, if the backend has batches. */
  readonly batch?: unknown;
}

/** Reads a coupon from a response: a record, or only its code. */
function toIssued(row: unknown): readonly IssuedCoupon[] {
  const { code, ...more }: JsonObject = isObject(row) ? row : { code: row };
  return typeof code === "string" && code !== "" ? [{ ...more, code }] : [];
}

/** Coupons in a page from the client; empty if the backend did not return them. */
export function couponsIn(answer: unknown): readonly IssuedCoupon[] {
  const rows: unknown = isObject(answer) ? answer["rows"] : undefined;
  return Array.isArray(rows) ? rows.flatMap(toIssued) : [];
}

const asked = {
  prefix: ({ code }, prefix) => code.startsWith(String(prefix)),
  usageLimit: ({ usageLimit }, limit) => Number(usageLimit) === limit,
  // Dates of other backends may include a time.
  expirationDate: ({ expirationDate }, day) => String(expirationDate).startsWith(String(day)),
} as const satisfies Readonly<Record<string, (coupon: IssuedCoupon, wanted: unknown) => boolean>>;

/** Label keys of requested fields that the generated coupons do not have. */
export function unconfirmedIn(sent: JsonObject, coupons: readonly IssuedCoupon[]): readonly MessageKey[] {
  const names = Object.keys(asked) as readonly (keyof typeof asked)[];
  return names
    .filter((name) => sent[name] !== undefined)
    .filter((name) => coupons.length === 0 || !coupons.every((coupon) => asked[name](coupon, sent[name])))
    .map((name) => `entity.couponGeneration.field.${name}` as const);
}

/** Columns of the file with generated coupons, in order. */
const COLUMNS = ["code", "type", "value", "batch", "usageLimit", "expirationDate"] as const;

/** Rows of the file with generated coupons. */
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
