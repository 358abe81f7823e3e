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

/** A price of a loaded record is kept as it was written, 19.90 too; null where there is none. */
function toPrice(written: unknown): number | null {
  const price = written === undefined || written === null || written === "" ? Number.NaN : Number(String(written));
  return Number.isNaN(price) ? null : price;
}

/** The prices that differ between two versions of a plan's payments; rows that are new have nobody who pays them. */
export function priceChanges<T extends Payer>(
  before: readonly PlanPayment[],
  now: readonly PlanPayment[],
  accounts: readonly T[],
): readonly PriceChange<T>[] {
  return now.flatMap((payment) => {
    const old = before.find(({ id }) => id !== undefined && String(id) === String(payment.id));
    const [price, oldPrice] = [toPrice(payment.price), toPrice(old?.price)];
    if (old === undefined || price === null || oldPrice === null || price === oldPrice) {
      return [];
    }
    const ofPayment = accounts.filter(
      ({ planPayment }) => planPayment !== undefined && String(planPayment) === String(old.id),
    );
    const payers = ofPayment.filter(({ amount }) => toPrice(amount) === oldPrice);
    return [{ payment: { ...payment, price }, before: oldPrice, payers, others: ofPayment.length - payers.length }];
  });
}
