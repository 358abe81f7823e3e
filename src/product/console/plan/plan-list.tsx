/**
 * Why this file exists: whoever looks at plans asks first what they cost and how many take them. Neither is a field of a
 * plan: the prices are in its payments, and the accounts are added up in one call, by the backend where it makes sums.
 */

import { useMemo } from "react";
import { ListScreen } from "#console/crud/list/list-screen.tsx";
import type { ScreenOverrideProps } from "#console/crud/overrides/entity-overrides.ts";
import { useText } from "#console/i18n/use-text.ts";
import { Notice } from "#console/ui/notice.tsx";
import { useFinance } from "../home/use-finance.ts";
import { withPlanFigures } from "./with-plan-figures.ts";

export function PlanList({ screens }: Pick<ScreenOverrideProps, "screens">) {
  const { t, language } = useText();
  const { data, isError } = useFinance();
  const figured = useMemo(
    () => withPlanFigures(screens, isError ? null : data?.revenue, { t, language }),
    [screens, data, isError, t, language],
  );
  return (
    <>
      {isError ? <Notice tone="info">{t("product.plan.uncounted")}</Notice> : null}
      <ListScreen screens={figured} />
    </>
  );
}
