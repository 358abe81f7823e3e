import { randomUUID } from "node:crypto";
import { describeOnDatabases } from "entity-console/testing/backend";
import fc from "fast-check";
import { expect, test } from "vitest";
import { openBackend } from "./testing/open-backend.ts";
import { readTrail } from "./testing/read-trail.ts";
import { checkChain, checkLists, currencySource, readHistory, SPLITS } from "./testing/revenue-checks.ts";
import { replayRevenue, toModelMonths, withoutEmpty } from "./testing/revenue-model.ts";

interface Change {
  readonly account: number;
  readonly fields?: object;
  /** Index of another plan and of its price. */
  readonly moved?: readonly [plan: number, payment: number];
}

interface Plan {
  readonly id: string;
  readonly planPayments: readonly { readonly id: string }[];
}

interface Account {
  readonly id: string;
  readonly body: object;
}

describeOnDatabases("revenue and the audit trail, on the %s database", (kind) => {
  const { backend, call } = openBackend(kind);
  const freshCurrency = currencySource();
  const read = (url: string) => call({ url });

  const createPlan = async (currency: string) => {
    const payment = (periodicity: string) => ({
      name: periodicity,
      periodicity,
      price: 120,
      currency,
      status: "active",
    });
    const answer = await call({
      method: "POST",
      url: "/api/plans",
      body: {
        name: `Plano ${currency}`,
        status: "active",
        accountType: "individual",
        recommended: false,
        defaultPlan: false,
        hasTeacher: false,
        hasAdministrator: false,
        features: [],
        planPayments: ["monthly", "yearly", "on-demand"].map(payment),
      },
    });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json<Plan>();
  };

  const createAccount = async (plan: Plan): Promise<Account> => {
    const username = `${randomUUID()}@escola.example`;
    const payment = { planId: plan.id, planPayment: plan.planPayments[0]?.id };
    const body = { username, email: username, type: "individual", ...payment, amount: 100, status: "active" };
    const answer = await call({ method: "POST", url: "/api/accounts", body });
    expect(answer.statusCode, answer.body).toBe(201);
    return { id: answer.json<{ id: string }>().id, body };
  };

  /** Deletes the account if the change has no fields. */
  const apply = async (
    { id, body }: Account,
    { fields, moved }: Change,
    plans: readonly Plan[],
  ): Promise<Account | null> => {
    const plan = plans[moved?.[0] ?? 0];
    const payment = { planId: plan?.id, planPayment: plan?.planPayments[moved?.[1] ?? 0]?.id };
    const url = `/api/accounts/${id}`;
    if (fields === undefined && moved === undefined) {
      expect((await call({ method: "DELETE", url })).statusCode).toBe(204);
      return null;
    }
    const next = { ...body, ...(moved === undefined ? fields : payment) };
    const answer = await call({ method: "PUT", url, body: next });
    expect(answer.statusCode, answer.body).toBe(200);
    return { id, body: next };
  };

  /** Creates three accounts, applies the changes, and returns the ids. Changes of deleted accounts are skipped. */
  const changeAccounts = async (changes: readonly Change[], plans: readonly [Plan, Plan]) => {
    const accounts: (Account | null)[] = [];
    for (let count = 0; count < 3; count += 1) {
      accounts.push(await createAccount(plans[0]));
    }
    const ids = accounts.flatMap((each) => each?.id ?? []);
    for (const each of changes) {
      const target = accounts[each.account] ?? null;
      accounts[each.account] = target === null ? null : await apply(target, each, plans);
    }
    return ids;
  };

  test("after random changes through the API, each figure equals one computed from the audit trail", async () => {
    const account = fc.nat({ max: 2 });
    const change: fc.Arbitrary<Change> = fc.oneof(
      fc.record({ account, fields: fc.record({ amount: fc.constantFrom(0, 0.01, 19.99, 100, 9_999_999.99) }) }),
      fc.record({ account, fields: fc.record({ status: fc.constantFrom("active", "suspended", "inactive") }) }),
      fc.record({ account, moved: fc.tuple(fc.nat({ max: 1 }), fc.nat({ max: 2 })) }),
      fc.record({ account }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 2, maxLength: 8 }), async (changes) => {
        const currency = freshCurrency();
        const plans = [await createPlan(currency), await createPlan(currency)] as const;
        const ids = await changeAccounts(changes, plans);
        const events = await readTrail(backend.context.db, { accounts: ids, plans: plans.map(({ id }) => id) });
        const today = new Date().toLocaleDateString("sv-SE", { timeZone: "America/Sao_Paulo" });
        const months = [...new Set([...events.map(({ month }) => month), today.slice(0, "2030-01".length)])].sort();
        const days = [`${months[0] ?? ""}-01`, today] as const;
        for (const splitBy of SPLITS) {
          const answer = await readHistory(read, { currency, splitBy, days });
          checkChain(answer);
          expect(toModelMonths(answer)).toEqual(withoutEmpty(replayRevenue(events, { currency, months, splitBy })));
          await checkLists(read, answer);
        }
      }),
      { numRuns: 5 },
    );
  });
});
