import type { Text } from "#console/i18n/text.ts";
import type { MessageKey, OwnKey } from "#contract/register.ts";
import type { EntityScreens, FieldDescriptor } from "#contract/screens.ts";
import type { Plan } from "../../../../schema/entities/plan.ts";
import type { RevenueShare } from "../../../../schema/service.ts";
import { periodText, priceText } from "./price-text.ts";

type Field = FieldDescriptor<MessageKey | OwnKey>;

const PLAIN = { enumeration: null, relation: null, items: null, unitKey: null, options: {} } as const;

/** "R$ 19,90 · Mensal", for each way to pay that is open. */
function pricesOf(plan: Pick<Plan, "planPayments">, { t, language }: Text): readonly string[] {
  return (plan.planPayments ?? [])
    .filter(({ status }) => status === "active")
    .map((payment) =>
      [priceText(payment, language), periodText(payment.periodicity, t)].filter((word) => word !== "").join(" · "),
    );
}

/** How many active accounts pay each plan, by its id. */
function payersOf(revenue: readonly RevenueShare[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { planId, accounts } of revenue) {
    counts.set(planId, (counts.get(planId) ?? 0) + accounts);
  }
  return counts;
}

/**
 * A plan's screens with its prices and how many accounts pay them: `revenue` is undefined while it is on its way, and null
 * where nobody can tell.
 */
export function withPlanFigures(
  screens: EntityScreens<MessageKey>,
  revenue: readonly RevenueShare[] | null | undefined,
  text: Text,
): EntityScreens<MessageKey> {
  const { fields, list } = screens;
  const counts = revenue && payersOf(revenue);
  const prices: Field = {
    ...PLAIN,
    name: "prices",
    labelKey: "entity.plan.field.planPayments",
    display: "text",
    compute: (record) => pricesOf(record as unknown as Plan, text).join(", ") || null,
  };
  const payers: Field = {
    ...PLAIN,
    name: "payers",
    labelKey: "product.plan.payers",
    display: "integer",
    compute: ({ id }) => counts && (counts.get(String(id)) ?? 0),
  };
  const own = revenue === null ? { prices } : { prices, payers };
  const [title = "name", ...columns] = list?.columns ?? [];
  return {
    ...screens,
    // Lists say the text of any key; those of generated fields happen to be generated too.
    fields: { ...fields, ...own } as EntityScreens<MessageKey>["fields"],
    list: list && { ...list, columns: [title, ...Object.keys(own), ...columns] },
  };
}
