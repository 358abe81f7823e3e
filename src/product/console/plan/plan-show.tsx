/**
 * Why this file exists: staff need the prices of a plan, the number of accounts per price, and the revenue. These come
 * first, followed by the generated fields.
 */

import type { RecordOf, ScreenOverrideProps } from "entity-console/console";
import { ShowScreen } from "entity-console/console/screens";
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
