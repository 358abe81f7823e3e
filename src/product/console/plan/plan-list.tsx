/**
 * Why this file exists: whoever looks at plans asks first what they cost and how many take them. Neither is a field of a
 * plan: the prices are in its payments, and the accounts are counted out of their list, by the backend where it makes sums.
 */

import { useMemo } from "react";
import type { ScreenOverrideProps } from "#console/crud/overrides/entity-overrides.ts";
import { ListScreen } from "#console/crud/screens/list-screen.tsx";
import { useText } from "#console/i18n/use-text.ts";
import { lazyPart } from "#console/ui/lazy-part.tsx";
import { useAfterRows } from "./use-after-rows.ts";
import { usePayers } from "./use-payers.ts";
import { toPricesField, withPlanFigures } from "./with-plan-figures.ts";

/** Its code is that of forms, and seldom needed here. */
const Notice = lazyPart(async () => (await import("#console/ui/notice.tsx")).Notice);

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
