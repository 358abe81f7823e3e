import { Box } from "../ui/mui/box.ts";
import { Button } from "../ui/mui/button.ts";
import { Skeleton } from "../ui/mui/skeleton.ts";
import { Typography } from "../ui/mui/typography.ts";
import type { ReactNode } from "react";
import { isBeingCounted } from "../data/count-records.ts";
import { useText } from "../i18n/use-text.ts";
import { Panel } from "../ui/panel.tsx";
import type { Metric } from "./metric.ts";
import { Bars, DONUT_SIZE, Donut } from "./metric-chart.tsx";
import { MetricList } from "./metric-list.tsx";

interface MetricPanelProps {
  readonly title: string;
  readonly kind: "donut" | "bars";
  readonly metrics: readonly Metric[];
  /** Whether the set of metrics is still loading. */
  readonly isLoading?: boolean;
  /** Rendered below the metrics. */
  readonly children?: ReactNode;
}

function ChartArea({ kind, metrics }: Pick<MetricPanelProps, "kind" | "metrics">) {
  const isLoading = metrics.some(({ answer }) => isBeingCounted(answer));
  // A ring with a single part shows no proportion.
  if (kind === "donut" && !isLoading && metrics.filter(({ answer }) => (answer.count ?? 0) > 0).length < 2) {
    return null;
  }
  return (
    <Box
      aria-hidden
      sx={{
        flex: kind === "donut" ? "none" : { xs: "none", sm: "1 1 0" },
        display: kind === "donut" ? "block" : { xs: "none", sm: "block" },
        width: kind === "donut" ? DONUT_SIZE : "auto",
        height: kind === "donut" ? DONUT_SIZE : 32 * metrics.length,
        minWidth: 0,
        // In a narrow column the numbers need the width.
        "@container (max-width: 300px)": { display: "none" },
      }}
    >
      {isLoading && <Skeleton variant={kind === "donut" ? "circular" : "rounded"} width="100%" height="100%" />}
      {!isLoading && (kind === "donut" ? <Donut metrics={metrics} /> : <Bars metrics={metrics} />)}
    </Box>
  );
}

function Failure({ metrics }: Pick<MetricPanelProps, "metrics">) {
  const { t } = useText();
  const failed = metrics.filter(({ answer }) => answer.isFailed);
  const handleRetry = () => {
    for (const { answer } of failed) {
      answer.retry();
    }
  };
  return (
    failed.length > 0 && (
      <Box role="status" sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <Typography variant="body2" sx={{ color: "error.main" }}>
          {t("screen.home.failed")}
        </Typography>
        <Button onClick={handleRetry}>{t("screen.home.retry")}</Button>
      </Box>
    )
  );
}

/**
 * Related metrics as a chart and as text.
 *
 * @example
 * <MetricPanel title={t("product.tickets")} kind="bars" metrics={metrics} />
 */
export function MetricPanel({ title, kind, metrics, isLoading = false, children }: MetricPanelProps) {
  const { t } = useText();
  return (
    <Panel title={title}>
      {isLoading && <Skeleton variant="rounded" height={DONUT_SIZE} />}
      {!isLoading && metrics.length === 0 && (
        <Typography sx={{ color: "text.secondary" }}>{t("screen.home.empty")}</Typography>
      )}
      {metrics.length > 0 && (
        <Box sx={{ containerType: "inline-size" }}>
          <Box sx={{ display: "flex", alignItems: "center", gap: { xs: 2, sm: 3 }, minWidth: 0 }}>
            {kind === "donut" && <ChartArea kind={kind} metrics={metrics} />}
            <Box sx={{ flex: "1 1 0", minWidth: 0 }}>
              <MetricList label={title} metrics={metrics} hasSwatches={kind === "donut"} />
            </Box>
            {kind === "bars" && <ChartArea kind={kind} metrics={metrics} />}
          </Box>
        </Box>
      )}
      <Failure metrics={metrics} />
      {children}
    </Panel>
  );
}
