/**
 * Why this file exists: staff need the prices of a plan, the number of accounts per price, and the revenue. These come
 * first, followed by the generated fields.
 */

import type { ScreenOverrideProps } from "#console/crud/overrides/entity-overrides.ts";
import { ShowScreen } from "#console/crud/screens/show-screen.tsx";
import type { RecordOf } from "#contract/register.ts";
import { PlanFigures } from "./plan-figures.tsx";
import { PlanPrices } from "./plan-prices.tsx";

const LEAD_FIELDS = ["planPayments"];

const leadFields = () => LEAD_FIELDS;

export function PlanShow({ screens }: Pick<ScreenOverrideProps<"plan">, "screens">) {
  const lead = (record: RecordOf<"plan">) => (
    <>
      <PlanFigures planId={record.id} />
      <PlanPrices screens={screens} plan={record} />
    </>
  );
  return <ShowScreen screens={screens} lead={lead} leadFields={leadFields} />;
}
