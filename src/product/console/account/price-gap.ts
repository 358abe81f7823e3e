import { toNumber } from "#console/lib/number-text.ts";
import { currency as ownCurrency } from "../../../../generated/currency.ts";
import type { Account } from "../../../../schema/entities/account.ts";
import type { Plan } from "../../../../schema/entities/plan.ts";
import { paymentOf } from "../overrides/follow-plan.ts";

/** What an account pays, against what its plan asks. */
export interface PriceGap {
  readonly paid: number | null;
  readonly price: number | null;
  /** What is paid beyond the price; below zero, less than it; null where one of them is not known. */
  readonly apart: number | null;
  readonly currency: string;
}

/** In whole cents, so that two prices that look the same are. */
export function priceGap(account: Pick<Account, "amount" | "planPayment">, plan: Plan | undefined): PriceGap {
  const payment = plan && paymentOf(plan, account.planPayment);
  const [paid, price] = [toNumber(account.amount), toNumber(payment?.price)];
  const apart = paid === null || price === null ? null : (Math.round(paid * 100) - Math.round(price * 100)) / 100;
  return { paid, price, apart, currency: payment?.currency ?? ownCurrency };
}
