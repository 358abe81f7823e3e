/**
 * Why this file exists: staff need price and number of accounts of each plan. Neither is a field of a plan: prices are
 * in its payments, and accounts are counted by the backend or from their list.
 */

import { type ScreenOverrideProps, useText } from "entity-console/console";
import { ListScreen } from "entity-console/console/screens";
import { Notice } from "entity-console/console/ui";
import { useMemo } from "react";
import { useAfterRows } from "./use-after-rows.ts";
import { usePayers } from "./use-payers.ts";
import { toPricesField, withPlanFigures } from "./with-plan-figures.ts";

export function PlanList({ screens }: Pick<ScreenOverrideProps, "screens">) {
  const { t, language } = useText();
  const payersOf = usePayers(useAfterRows("plan"));
  const prices = useMemo(() => toPricesField({ t, language }), [t, language]);
  const figured = useMemo(() => withPlanFigures(screens, prices, payersOf), [screens, prices, payersOf]);
  return (
    <>
      {payersOf === null ? <Notice tone="info">{t("product.plan.uncounted")}</Notice> : null}
      <ListScreen screens={figured} />
    </>
  );
}
