/**
 * Why this file exists: staff need the prices of a plan, the number of accounts per price, and the revenue. These come
 * first, followed by the generated fields.
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
      {/* The generated client guarantees this type. */}
      <PlanPrices screens={screens} plan={record as unknown as Plan} />
    </>
  );
  return <ShowScreen screens={screens} lead={lead} told={told} />;
}
