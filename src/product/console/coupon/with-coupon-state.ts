import { writeCondition } from "#console/data/condition.ts";
import type { MessageKey, OwnKey } from "#contract/register.ts";
import type { EntityScreens, FieldDescriptor } from "#contract/screens.ts";
import type { Narrowing } from "#contract/worked-out.ts";
import type { Coupon } from "../../../../schema/entities/coupon.ts";
import { type EffectiveState, effectiveState } from "../overrides/coupon-state.ts";

/** The name and colour of each state, in the list and on the page of a coupon. */
export const COUPON_STATES = {
  available: { labelKey: "product.coupon.available", tone: "success" },
  expired: { labelKey: "product.coupon.expired", tone: "warning" },
  exhausted: { labelKey: "product.coupon.exhausted", tone: "warning" },
  withoutAccounts: { labelKey: "product.coupon.withoutAccounts", tone: "warning" },
  pending: { labelKey: "enum.status.pending", tone: "warning" },
  inactive: { labelKey: "enum.status.inactive", tone: "neutral" },
  suspended: { labelKey: "enum.status.suspended", tone: "error" },
} as const satisfies { readonly [State in EffectiveState]: object };

/** The states of coupons whose stored status is "active". */
const OF_ACTIVE: readonly string[] = [
  "available",
  "expired",
  "exhausted",
  "withoutAccounts",
] satisfies EffectiveState[];

/**
 * What a backend is asked for in place of states: no backend compares a day with today, or one field with another, but a
 * status and a range of days it can be asked for.
 */
function narrow(states: readonly string[]): Narrowing {
  const statuses = new Set(states.map((state) => (OF_ACTIVE.includes(state) ? "active" : state)));
  const status = writeCondition({ operator: "is", values: [...statuses] });
  const [only, ...others] = states;
  return only === "expired" && others.length === 0
    ? { filters: { status, expirationDate: writeCondition({ operator: "within", values: ["past"] }) }, isExact: true }
    : { filters: { status }, isExact: !statuses.has("active") };
}

const state: FieldDescriptor<MessageKey | OwnKey> = {
  name: "state",
  labelKey: "product.coupon.state",
  display: "enum",
  enumeration: {
    name: "couponState",
    values: Object.entries(COUPON_STATES).map(([value, label]) => ({ value, ...label })),
  },
  compute: (record) => effectiveState(record as unknown as Coupon),
  narrow,
};

/** The stored status under a name that tells it from the state in the same list. */
function storedStatus(status: FieldDescriptor<MessageKey> | undefined): EntityScreens<MessageKey>["fields"] {
  const labelKey = "product.coupon.storedStatus" as string as MessageKey;
  return status ? { status: { ...status, labelKey } } : {};
}

/**
 * A coupon's screens with its one effective state, which lists show, filter and sort by. It says the stored status too,
 * where that matters; "active" beside "used up" would only contradict it: that column is there to be chosen.
 */
export function withCouponState(screens: EntityScreens<MessageKey>): EntityScreens<MessageKey> {
  const { fields, list } = screens;
  return {
    ...screens,
    // Lists say the text of any key; those of generated fields happen to be generated too.
    fields: { ...fields, ...storedStatus(fields["status"]), state: state as FieldDescriptor<MessageKey> },
    list: list && {
      ...list,
      columns: list.columns.map((column) => (column === "status" ? "state" : column)),
      filters: ["state", ...list.filters],
    },
  };
}
