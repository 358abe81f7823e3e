import {
  computedField,
  type EntityScreens,
  type FieldDescriptor,
  type MessageKey,
  type Narrowing,
  writeCondition,
} from "entity-console/console";
import { type EffectiveState, effectiveState } from "../overrides/coupon-state.ts";

/** Label and colour of each state, for the list and the show page. */
export const COUPON_STATES = {
  available: { labelKey: "product.coupon.available", tone: "success" },
  expired: { labelKey: "product.coupon.expired", tone: "warning" },
  exhausted: { labelKey: "product.coupon.exhausted", tone: "warning" },
  withoutAccounts: { labelKey: "product.coupon.withoutAccounts", tone: "warning" },
  pending: { labelKey: "enum.status.pending", tone: "warning" },
  inactive: { labelKey: "enum.status.inactive", tone: "neutral" },
  suspended: { labelKey: "enum.status.suspended", tone: "error" },
} as const satisfies { readonly [State in EffectiveState]: object };

/** States of coupons whose stored status is "active". */
const OF_ACTIVE: readonly string[] = [
  "available",
  "expired",
  "exhausted",
  "withoutAccounts",
] satisfies EffectiveState[];

/**
 * Filters that backends can apply instead of a filter by state. Backends cannot compare a date with today or a field
 * with another field, but they can filter by status and by a range of dates.
 */
function narrow(states: readonly string[]): Narrowing {
  const statuses = new Set(states.map((state) => (OF_ACTIVE.includes(state) ? "active" : state)));
  const status = writeCondition({ operator: "is", values: [...statuses] });
  const [only, ...others] = states;
  return only === "expired" && others.length === 0
    ? { filters: { status, expirationDate: writeCondition({ operator: "within", values: ["past"] }) }, isExact: true }
    : { filters: { status }, isExact: !statuses.has("active") };
}

const state = computedField<"coupon">({
  name: "state",
  labelKey: "product.coupon.state",
  display: "enum",
  enumeration: {
    name: "couponState",
    values: Object.entries(COUPON_STATES).map(([value, label]) => ({ value, ...label })),
  },
  compute: (coupon) => effectiveState(coupon),
  cases: [
    ...["inactive", "pending", "suspended"].map((value) => ({ value, when: { field: "status", is: value } })),
    { value: "expired", when: { field: "expirationDate", lessThan: { today: 0 } } },
    { value: "exhausted", when: { field: "usageCount", atLeast: { field: "usageLimit" } } },
    {
      value: "withoutAccounts",
      when: {
        all: [
          { field: "distribution", is: "individual" },
          { field: "accounts", isThere: false },
        ],
      },
    },
    { value: "available", when: { all: [] } },
  ],
  narrow,
});

/** The stored status with a label that distinguishes it from the state. */
function storedStatus(status: FieldDescriptor<MessageKey> | undefined): EntityScreens<MessageKey>["fields"] {
  const labelKey = "product.coupon.storedStatus" as string as MessageKey;
  return status ? { status: { ...status, labelKey } } : {};
}

/**
 * Adds the effective state to a coupon's screens; lists show, filter and sort by it. The stored status becomes an
 * optional column, because "active" next to "used up" would be confusing.
 */
export function withCouponState(screens: EntityScreens<MessageKey>): EntityScreens<MessageKey> {
  const { fields, list } = screens;
  return {
    ...screens,
    fields: { ...fields, ...storedStatus(fields["status"]), state },
    list: list && {
      ...list,
      columns: list.columns.map((column) => (column === "status" ? "state" : column)),
      filters: ["state", ...list.filters],
    },
  };
}
