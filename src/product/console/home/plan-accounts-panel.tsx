import { useQuery } from "@tanstack/react-query";
import {
  fetchList,
  filteredListPath,
  pageKey,
  useEntityScreens,
  useListSource,
  useRecordCounts,
  useText,
  writeCondition,
} from "entity-console/console";
import { type Metric, MetricPanel } from "entity-console/console/screens";

/** Number of plans that are shown by name; the accounts of others are summed. */
const MAX_SHOWN = 8;

/** Maximum number of plans with a count, one call for each. */
const MAX_COUNTED = 100;
const PLANS_QUERY = { page: 1, pageSize: MAX_COUNTED, sort: "presentationOrder" };

const sumOf = (metrics: readonly Metric[]): number =>
  metrics.reduce((sum, { answer }) => sum + (answer.count ?? Number.NaN), 0);

const toAnswer = (count: number) => ({ count, isFailed: false, retry: () => undefined });

/** Sorts plans by number of accounts once all are counted. Until then, and for equal numbers, by presentation order. */
function byNumber(metrics: readonly Metric[]): readonly Metric[] {
  return Number.isNaN(sumOf(metrics))
    ? metrics
    : metrics.toSorted((one, other) => (other.answer.count ?? 0) - (one.answer.count ?? 0));
}

/** Number of accounts per plan, largest first. The rest is other plans and accounts without a plan. */
export function PlanAccountsPanel() {
  const { t } = useText();
  const source = useListSource("plan");
  const accountsPath = useEntityScreens("account")?.routes.list ?? "/";
  const plansPath = useEntityScreens("plan")?.routes.list ?? "/";
  const plans = useQuery({
    queryKey: pageKey("plan", PLANS_QUERY),
    queryFn: ({ signal }) => fetchList(source, PLANS_QUERY, signal),
  });
  const counted = plans.data?.rows.slice(0, MAX_COUNTED) ?? [];
  const [all, ...answers] = useRecordCounts([
    { entity: "account", filters: {} },
    ...counted.map(({ id }) => ({ entity: "account", filters: { planId: String(id) }, expandedAs: "plan" })),
  ]);
  const pathTo = (condition: string) => filteredListPath(accountsPath, "planId", condition);
  const metrics = byNumber(
    counted.flatMap(({ id, name }, index): readonly Metric[] => {
      const answer = answers[index];
      const isAnswered = answer !== undefined;
      return isAnswered
        ? [{ id: String(id), label: String(name), path: pathTo(String(id)), tone: "primary", answer }]
        : [];
    }),
  );
  const [shown, others] = [metrics.slice(0, MAX_SHOWN), metrics.slice(MAX_SHOWN)];
  const isEveryPlan = plans.data?.total === null || plans.data?.total === counted.length;
  const left = (all?.count ?? Number.NaN) - sumOf(metrics);
  // Accounts of uncounted plans cannot be distinguished from accounts without a plan.
  const rest = isEveryPlan ? sumOf(others) : left + sumOf(others);
  const ids = others.map(({ id }) => id);
  const rows: readonly Metric[] = [
    ...shown,
    {
      id: "others",
      label: t("product.home.otherPlans"),
      path: isEveryPlan ? pathTo(writeCondition({ operator: "is", values: ids })) : accountsPath,
      tone: "primary",
      answer: toAnswer(rest),
    },
    {
      id: "none",
      label: t("product.home.withoutPlan"),
      path: pathTo(writeCondition({ operator: "empty", values: [] })),
      tone: "neutral",
      answer: toAnswer(isEveryPlan ? left : 0),
    },
  ];
  const failure: Metric = {
    id: "plans",
    label: t("entity.plan.many"),
    path: plansPath,
    tone: "neutral",
    answer: { count: null, isFailed: true, retry: () => void plans.refetch() },
  };
  return (
    <MetricPanel
      title={t("product.home.accountsByPlan")}
      kind="bars"
      isLoading={plans.isPending}
      metrics={
        plans.isError ? [failure] : rows.filter((row, index) => index < shown.length || (row.answer.count ?? 0) > 0)
      }
    />
  );
}
