/**
 * Why this file exists: whoever opens a plan asks what it costs, how many pay it, which price they pay and what that
 * brings. The prices are told with the accounts of each; the generated fields stand beside them.
 */

import type { ScreenOverrideProps } from "#console/crud/overrides/entity-overrides.ts";
import { ShowScreen } from "#console/crud/screens/show-screen.tsx";
import type { EntityRecord } from "#contract/transport.ts";
import type { Plan } from "../../../../schema/entities/plan.ts";
import { PlanFigures } from "./plan-figures.tsx";
import { PlanPrices } from "./plan-prices.tsx";

const TOLD = ["planPayments"];

const told = () => TOLD;

export function PlanShow({ screens }: Pick<ScreenOverrideProps, "screens">) {
  const lead = (record: EntityRecord) => (
    <>
      <PlanFigures planId={String(record.id)} />
      {/* As the backend answers it, by the contract that the generated client is written against. */}
      <PlanPrices screens={screens} plan={record as unknown as Plan} />
    </>
  );
  return <ShowScreen screens={screens} lead={lead} told={told} />;
}
