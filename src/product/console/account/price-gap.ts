import { toNumber } from "entity-console/console";
import { currency as ownCurrency } from "../../../../generated/currency.ts";
import type { Account } from "../../../../schema/entities/account.ts";
import type { Plan } from "../../../../schema/entities/plan.ts";
import { paymentOf } from "../overrides/follow-plan.ts";

/** Comparison of an account's price with its plan's price. */
export interface PriceGap {
  readonly paid: number | null;
  readonly price: number | null;
  /** Difference between the two; negative if the account pays less, null if one is unknown. */
  readonly apart: number | null;
  readonly currency: string;
}

/** Computes in cents, so that prices with equal texts are equal. */
export function priceGap(account: Pick<Account, "amount" | "planPayment">, plan: Plan | undefined): PriceGap {
  const payment = plan && paymentOf(plan, account.planPayment);
  const [paid, price] = [toNumber(account.amount), toNumber(payment?.price)];
  const apart = paid === null || price === null ? null : (Math.round(paid * 100) - Math.round(price * 100)) / 100;
  return { paid, price, apart, currency: payment?.currency ?? ownCurrency };
}
