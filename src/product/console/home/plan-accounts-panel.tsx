import { useQuery } from "@tanstack/react-query";
import { filteredListPath } from "#console/crud/list/list-state.ts";
import { askList, useListSource } from "#console/data/ask-list.ts";
import { writeCondition } from "#console/data/condition.ts";
import { useRecordCounts } from "#console/data/count-records.ts";
import { pageKey } from "#console/data/query-keys.ts";
import { useEntityScreens } from "#console/data/use-entity-screens.ts";
import { MetricPanel } from "#console/home/metric-panel.tsx";
import { useText } from "#console/i18n/use-text.ts";

/** As many plans as a glance takes in. */
const MOST_PLANS = 8;
const PLANS_QUERY = { page: 1, pageSize: MOST_PLANS, sort: "presentationOrder" };

/** How many accounts each plan has, in the order in which plans are presented. */
export function PlanAccountsPanel() {
  const { t } = useText();
  const source = useListSource("plan");
  const accountsPath = useEntityScreens("account")?.routes.list ?? "/";
  const plansPath = useEntityScreens("plan")?.routes.list ?? "/";
  const plans = useQuery({
    queryKey: pageKey("plan", PLANS_QUERY),
    queryFn: ({ signal }) => askList(source, PLANS_QUERY, signal),
  });
  const shown = plans.data?.rows ?? [];
  const [all, ...answers] = useRecordCounts([
    { entity: "account", filters: {} },
    ...shown.map(({ id }) => ({ entity: "account", filters: { planId: String(id) }, expandedAs: "plan" })),
  ]);
  const metrics = shown.flatMap(({ id, name }, index) => {
    const answer = answers[index];
    const path = filteredListPath(accountsPath, "planId", String(id));
    return answer === undefined
      ? []
      : [{ id: String(id), label: String(name), path, tone: "primary" as const, answer }];
  });
  const counts = answers.map(({ count }) => count ?? Number.NaN);
  const left = (all?.count ?? Number.NaN) - counts.reduce((sum, count) => sum + count, 0);
  // Every plan is counted: whoever is left has none. Of further plans, nobody here knows.
  const isEveryPlan = plans.data?.total === null || plans.data?.total === shown.length;
  const withoutPlan = {
    id: "none",
    label: t("product.home.withoutPlan"),
    path: filteredListPath(accountsPath, "planId", writeCondition({ operator: "empty", values: [] })),
    tone: "neutral" as const,
    answer: { count: left, isFailed: false, retry: () => undefined },
  };
  const failure = {
    id: "plans",
    label: t("entity.plan.many"),
    path: plansPath,
    tone: "neutral" as const,
    answer: { count: null, isFailed: true, retry: () => void plans.refetch() },
  };
  return (
    <MetricPanel
      title={t("product.home.accountsByPlan")}
      kind="bars"
      isLoading={plans.isPending}
      metrics={plans.isError ? [failure] : isEveryPlan && left > 0 ? [...metrics, withoutPlan] : metrics}
    />
  );
}
