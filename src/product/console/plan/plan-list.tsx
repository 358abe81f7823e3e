/**
 * Why this file exists: staff need price and number of accounts of each plan. Neither is a field of a plan: prices are
 * in its payments, and accounts are counted by the backend or from their list.
 */

import { useMemo } from "react";
import type { ScreenOverrideProps } from "#console/crud/overrides/entity-overrides.ts";
import { ListScreen } from "#console/crud/screens/list-screen.tsx";
import { useText } from "#console/i18n/use-text.ts";
import { Notice } from "#console/ui/notice.tsx";
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
