import type { Arbitraries } from "entity-console/arbitraries";
import fc from "fast-check";
import { arbitraryAccount } from "../../../../generated/arbitraries/account.ts";
import type { Account } from "../../../../schema/entities/account.ts";
import type { Periodicity } from "../../../../schema/enums.ts";

/** The data of a plan that accounts need. */
export interface PlanChoice {
  readonly planId: string;
  readonly payments: readonly PaymentChoice[];
  readonly isBusiness: boolean;
}

export interface PaymentChoice {
  readonly id: string;
  readonly price: number;
  /** Default: monthly. */
  readonly periodicity?: Periodicity;
}

interface DemoAccountOptions {
  readonly plans: readonly PlanChoice[];
  readonly count: number;
  readonly seed: number;
}

/** Demo accounts, generated from their schema, with unique e-mail addresses. */
export function toDemoAccounts(
  arbitrary: Arbitraries,
  { plans, count, seed }: DemoAccountOptions,
): readonly Partial<Account>[] {
  const payments = plans.flatMap((plan) => plan.payments.map((payment) => ({ plan, payment })));
  const account = fc
    .tuple(arbitraryAccount(arbitrary), fc.constantFrom(...payments), fc.nat({ max: 9 }))
    .map(([generated, choice, chance]) => toAccount(generated, choice, chance > 0));
  const accounts = fc.uniqueArray(account, {
    selector: ({ email }) => email,
    minLength: count,
    maxLength: count,
    size: "max",
  });
  return fc.sample(accounts, { seed, numRuns: 1 }).flat();
}

/** Constraints between fields that the schema cannot express: sign-in name, price of the plan, order of dates. */
function toAccount(
  generated: Account,
  { plan, payment }: { readonly plan: PlanChoice; readonly payment: PaymentChoice },
  isSubscribed: boolean,
): Partial<Account> & { readonly email: string } {
  const { id: _id, plan: _plan, planId: _planId, planPayment: _planPayment, amount: _amount, ...rest } = generated;
  const { email } = generated;
  const [createdAt = generated.createdAt, updatedAt = generated.updatedAt] = [
    generated.createdAt,
    generated.updatedAt,
  ].sort();
  return {
    ...rest,
    username: email,
    createdAt,
    updatedAt,
    // Paying accounts are activated.
    status: generated.status === "pending" && isSubscribed ? "active" : generated.status,
    type: plan.isBusiness ? "business" : "individual",
    principalUser: plan.isBusiness && generated.principalUser,
    ...(isSubscribed ? { planId: plan.planId, planPayment: payment.id, amount: payment.price } : {}),
  };
}
