import { Box } from "../ui/mui/box.ts";
import { useTheme } from "../ui/mui/use-theme.ts";
import { useNavigate } from "react-router-dom";
import type { ToneName } from "../theme/theme-tokens.ts";
import { type Metric, toTotal } from "./metric.ts";

export const DONUT_SIZE = 128;
const RING = 22;
/** Space between two parts of a ring, in percent of it. */
const GAP = 0.6;

interface MetricChartProps {
  readonly metrics: readonly Metric[];
}

const countOf = ({ answer }: Metric) => answer.count ?? 0;

/** Props of a part of a chart that leads to the list it counts. */
function usePart() {
  const { tokens } = useTheme();
  const navigate = useNavigate();
  return ({ path }: Metric, tone: ToneName) => ({
    onClick: () => void navigate(path),
    // Charts keep their colors in forced-colors mode too.
    style: { cursor: "pointer", forcedColorAdjust: "none", color: tokens.tones[tone].main } as const,
  });
}

/** Parts of a total as a ring. Decorative: the list next to it has the same data as text and links. */
export function Donut({ metrics }: MetricChartProps) {
  const toPart = usePart();
  const total = toTotal(metrics);
  const parts = metrics.filter((metric) => countOf(metric) > 0);
  return (
    <svg aria-hidden width={DONUT_SIZE} height={DONUT_SIZE} viewBox={`0 0 ${DONUT_SIZE} ${DONUT_SIZE}`}>
      {parts.map((metric, index) => {
        const start = (toTotal(parts.slice(0, index)) / total) * 100;
        const length = Math.max(GAP, (countOf(metric) / total) * 100 - GAP);
        return (
          <circle
            key={metric.id}
            {...toPart(metric, metric.tone)}
            cx="50%"
            cy="50%"
            r={(DONUT_SIZE - RING) / 2}
            fill="none"
            stroke="currentColor"
            strokeWidth={RING}
            pathLength={100}
            strokeDasharray={`${length} ${100 - length}`}
            // Starts at the top.
            strokeDashoffset={25 - start}
          />
        );
      })}
    </svg>
  );
}

/** Counts as bars, one in each row of the list next to them. Decorative, as that list has the same data. */
export function Bars({ metrics }: MetricChartProps) {
  const toPart = usePart();
  const longest = Math.max(1, ...metrics.map(countOf));
  return metrics.map((metric) => (
    <Box key={metric.id} aria-hidden sx={{ display: "flex", alignItems: "center", height: 32 }}>
      <Box
        {...toPart(metric, "primary")}
        sx={{
          width: `${(countOf(metric) / longest) * 100}%`,
          height: 16,
          borderStartEndRadius: 4,
          borderEndEndRadius: 4,
          backgroundColor: "currentColor",
        }}
      />
    </Box>
  ));
}
