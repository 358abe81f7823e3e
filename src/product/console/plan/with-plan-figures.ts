import { amountText } from "#console/fields/money.ts";
import { recordsIn } from "#console/fields/relation-shape.ts";
import type { Text } from "#console/i18n/text.ts";
import type { MessageKey, OwnKey } from "#contract/register.ts";
import type { EntityScreens, FieldDescriptor } from "#contract/screens.ts";
import type { Plan } from "../../../../schema/entities/plan.ts";
import type { PlanPayment } from "../../../../schema/entities/plan-payment.ts";
import { periodText } from "./period-text.ts";
import type { PayersOf } from "./use-payers.ts";

type Field = FieldDescriptor<MessageKey | OwnKey>;

/** A line is broken between prices, never within one. */
const NO_BREAK = "\u00a0";

/** "R$ 19,90 · Mensal", for each way to pay that is open. */
function pricesOf(plan: Pick<Plan, "planPayments">, text: Text): readonly string[] {
  // Some backends answer something else in the place of payments, or among them.
  return (recordsIn(plan.planPayments) as readonly Partial<PlanPayment>[])
    .filter(({ status }) => status === "active")
    .map(({ price, currency, periodicity }) =>
      [amountText(price, text, currency), periodText(periodicity, text.t)]
        .filter((word) => word !== "")
        .join(" · ")
        .replaceAll(/\s/g, NO_BREAK),
    );
}

/** A plan's prices in one column. */
export function toPricesField(text: Text): Field {
  return {
    name: "prices",
    labelKey: "entity.plan.field.planPayments",
    display: "text",
    compute: (record) => pricesOf(record as unknown as Plan, text).join(", ") || null,
  };
}

/** How many accounts pay a plan: `payersOf` is undefined while that is on its way. */
function toPayersField(payersOf: PayersOf | undefined): Field {
  return {
    name: "payers",
    labelKey: "product.plan.payers",
    display: "integer",
    compute: (record) => payersOf?.(record as unknown as Plan),
  };
}

/** A plan's screens with its prices, and with how many accounts pay them where that can be told. */
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
    // Lists say the text of any key; those of generated fields happen to be generated too.
    fields: { ...fields, ...own } as EntityScreens<MessageKey>["fields"],
    list: list && { ...list, columns: [title, ...Object.keys(own), ...columns] },
  };
}
