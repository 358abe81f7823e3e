import { idIn } from "#console/fields/relation-shape.ts";
import { toNumber } from "#console/lib/number-text.ts";
import type { Account } from "../../../../schema/entities/account.ts";
import type { PlanPayment } from "../../../../schema/entities/plan-payment.ts";

/** What of an account says which price it pays. */
export type Payer = Pick<Account, "id" | "planPayment" | "amount">;

/** A price that became another one, and who pays the old one. */
export interface PriceChange<T extends Payer> {
  readonly payment: PlanPayment;
  readonly before: number;
  readonly payers: readonly T[];
  /** Accounts of the same payment that pay another amount, agreed with them: theirs stays. */
  readonly others: number;
}

/** The prices that differ between two versions of a plan's payments; rows that are new have nobody who pays them. */
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
