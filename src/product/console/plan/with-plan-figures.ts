import {
  amountText,
  computedField,
  type EntityScreens,
  type FieldDescriptor,
  type MessageKey,
  recordsIn,
  type Text,
} from "entity-console/console";
import type { Plan } from "../../../../schema/entities/plan.ts";
import type { PlanPayment } from "../../../../schema/entities/plan-payment.ts";
import { periodText } from "./period-text.ts";
import type { PayersOf } from "./use-payers.ts";

type Field = FieldDescriptor<MessageKey>;

/** Keeps each price on one line. */
const NO_BREAK = "\u00a0";

/** "R$ 19,90 · Mensal" for each active payment option. */
function pricesOf(plan: Pick<Plan, "planPayments">, text: Text): readonly string[] {
  // Other backends may return invalid items as payments.
  return (recordsIn(plan.planPayments) as readonly Partial<PlanPayment>[])
    .filter(({ status }) => status === "active")
    .map(({ price, currency, periodicity }) =>
      [amountText(price, text, currency), periodText(periodicity, text.t)]
        .filter((word) => word !== "")
        .join(" · ")
        .replaceAll(/\s/g, NO_BREAK),
    );
}

/** Column with a plan's prices. */
export function toPricesField(text: Text): Field {
  return computedField<"plan">({
    name: "prices",
    labelKey: "entity.plan.field.planPayments",
    display: "text",
    compute: (plan) => pricesOf(plan, text).join(` ${text.t("find.or")}${NO_BREAK}`) || null,
  });
}

/** Column with the number of accounts of a plan; `payersOf` is undefined while loading. */
function toPayersField(payersOf: PayersOf | undefined): Field {
  return computedField<"plan">({
    name: "payers",
    labelKey: "product.plan.payers",
    display: "integer",
    compute: (plan) => payersOf?.(plan),
  });
}

/** Adds prices and, if known, numbers of accounts to a plan's screens. */
export function withPlanFigures(
  screens: EntityScreens<MessageKey>,
  prices: Field,
  payersOf: PayersOf | null | undefined,
): EntityScreens<MessageKey> {
  const { fields, list } = screens;
  const own = payersOf === null ? { prices } : { prices, payers: toPayersField(payersOf) };
  const [title = "name", ...columns] = list?.columns ?? [];
  return {
    ...screens,
    fields: { ...fields, ...own },
    list: list && { ...list, columns: [title, ...Object.keys(own), ...columns] },
  };
}
