import { BarChart } from "../ui/charts/bar-chart.ts";
import { PieChart } from "../ui/charts/pie-chart.ts";
import { useTheme } from "../ui/mui/use-theme.ts";
import { useNavigate } from "react-router-dom";
import { type Metric, toTotal } from "./metric.ts";

const DONUT_SIZE = 128;
const BAR_ROW_HEIGHT = 32;

interface MetricChartProps {
  readonly kind: "donut" | "bars";
  readonly metrics: readonly Metric[];
}

/**
 * Decorative chart. The list next to it has the same data as text and links, so it is hidden from keyboard and screen
 * readers.
 */
export function MetricChart({ kind, metrics }: MetricChartProps) {
  const { tokens } = useTheme();
  const navigate = useNavigate();
  const toColor = ({ tone }: Metric) => tokens.tones[tone].main;
  const handleClick = (index: number) => {
    const path = shown[index]?.path;
    if (path !== undefined) {
      void navigate(path);
    }
  };
  const noTooltip = { tooltip: { trigger: "none" as const } };
  const shown = kind === "bars" ? metrics : metrics.filter(({ answer }) => (answer.count ?? 0) > 0);
  if (kind === "bars") {
    return (
      <BarChart
        layout="horizontal"
        height={BAR_ROW_HEIGHT * shown.length}
        margin={0}
        borderRadius={4}
        hideLegend
        disableKeyboardNavigation
        axisHighlight={{ x: "none", y: "none" }}
        slotProps={noTooltip}
        xAxis={[{ position: "none", min: 0, max: Math.max(1, ...shown.map(({ answer }) => answer.count ?? 0)) }]}
        yAxis={[{ scaleType: "band", data: shown.map(({ id }) => id), position: "none", categoryGapRatio: 0.5 }]}
        series={[{ data: shown.map(({ answer }) => answer.count ?? 0), color: tokens.tones.primary.main }]}
        onItemClick={(_, { dataIndex = -1 }) => handleClick(dataIndex)}
      />
    );
  }
  const isEmpty = toTotal(shown) === 0;
  const data = shown.map((metric) => ({ id: metric.id, value: metric.answer.count ?? 0, color: toColor(metric) }));
  return (
    <PieChart
      width={DONUT_SIZE}
      height={DONUT_SIZE}
      margin={0}
      hideLegend
      disableKeyboardNavigation
      slotProps={noTooltip}
      series={[
        {
          data: isEmpty ? [{ id: "none", value: 1, color: tokens.hairline }] : data,
          innerRadius: DONUT_SIZE / 2 - 22,
          outerRadius: DONUT_SIZE / 2,
          paddingAngle: data.length > 1 ? 2 : 0,
          cornerRadius: 3,
        },
      ]}
      onItemClick={(_, { dataIndex }) => handleClick(dataIndex)}
    />
  );
}
