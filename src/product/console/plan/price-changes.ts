import { idIn, toNumber } from "entity-console/console";
import type { Account } from "../../../../schema/entities/account.ts";
import type { PlanPayment } from "../../../../schema/entities/plan-payment.ts";

/** The fields of an account that determine its price. */
export type Payer = Pick<Account, "id" | "planPayment" | "amount">;

/** A changed price, and the accounts that pay the old one. */
export interface PriceChange<T extends Payer> {
  readonly payment: PlanPayment;
  readonly before: number;
  readonly payers: readonly T[];
  /** Number of accounts with the same payment and a custom amount, which stays. */
  readonly others: number;
}

/** Prices that differ between two versions of a plan's payments. New payments have no accounts yet. */
export function priceChanges<T extends Payer>(
  before: readonly PlanPayment[],
  now: readonly PlanPayment[],
  accounts: readonly T[],
): readonly PriceChange<T>[] {
  return now.flatMap((payment) => {
    const old = before.find(({ id }) => id !== undefined && String(id) === String(payment.id));
    const [price, oldPrice] = [toNumber(payment.price), toNumber(old?.price)];
    if (old === undefined || price === null || oldPrice === null || price === oldPrice) {
      return [];
    }
    const ofPayment = accounts.filter(
      ({ planPayment }) => idIn(planPayment) !== null && String(idIn(planPayment)) === String(old.id),
    );
    const payers = ofPayment.filter(({ amount }) => toNumber(amount) === oldPrice);
    return [{ payment: { ...payment, price }, before: oldPrice, payers, others: ofPayment.length - payers.length }];
  });
}
