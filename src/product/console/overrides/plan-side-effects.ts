import { type BulkSideEffects, idIn, type RecordChange, type RecordId } from "entity-console/console";
import { followPlan, planIdOf, toPlanChange } from "./follow-plan.ts";

/** When the plan of many accounts changes, the dependent fields change as in the form of one account. */
export const planSideEffects: BulkSideEffects<"account"> = async (changes, read) => {
  const readPlan = (id: RecordId) => read("plan", id);
  const follow = async ({ record, change }: RecordChange<"account">): Promise<RecordChange> => {
    if (!Object.hasOwn(change, "planId")) {
      return { record, change };
    }
    const planId = idIn(change["planId"]);
    if (planId === null) {
      return { record, change: { ...change, planPayment: undefined, amount: undefined } };
    }
    const oldId = planIdOf(record);
    const payment = idIn(record.planPayment);
    const [plan, old] = await Promise.all([
      readPlan(planId),
      oldId === undefined ? undefined : readPlan(oldId).catch(() => undefined),
    ]);
    const wanted = { type: record.type, planId: String(planId) };
    const next = followPlan(wanted, plan, {
      ...(old ? { plan: old } : {}),
      ...(payment === null ? {} : { payment: String(payment) }),
    });
    return { record, change: { ...toPlanChange(next), ...change } };
  };
  return await Promise.all(changes.map(follow));
};
