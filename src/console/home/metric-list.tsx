import { Box } from "../ui/mui/box.ts";
import { Link } from "../ui/mui/link.ts";
import { Skeleton } from "../ui/mui/skeleton.ts";
import { Link as RouterLink } from "react-router-dom";
import { useText } from "../i18n/use-text.ts";
import { type Metric, toTotal } from "./metric.ts";
import { percentTexts } from "./whole-percents.ts";

interface MetricListProps {
  readonly label: string;
  readonly metrics: readonly Metric[];
  /** Whether to show color swatches that match the chart. */
  readonly hasSwatches: boolean;
}

/** The metrics as text. Each is a link to the list that it counts. */
export function MetricList({ label, metrics, hasSwatches }: MetricListProps) {
  const { language } = useText();
  const total = toTotal(metrics);
  const counts = metrics.map(({ answer }) => answer.count ?? 0);
  // Percentages of a partial total would be wrong.
  const isWhole = total > 0 && metrics.every(({ answer }) => answer.count !== null);
  const shares = percentTexts(counts, language);
  return (
    <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: "none", minWidth: 0 }}>
      {metrics.map(({ id, label: name, path, tone, answer: { count, isFailed, isUnknown = false } }, index) => (
        <Box component="li" key={id} sx={{ display: "flex", alignItems: "center", gap: 1, height: 32, minWidth: 0 }}>
          {hasSwatches && (
            <Box
              aria-hidden
              sx={(theme) => ({
                flex: "none",
                width: 10,
                height: 10,
                borderRadius: "3px",
                // Legend color of the chart, which keeps its colors in forced-colors mode too.
                forcedColorAdjust: "none",
                backgroundColor: theme.tokens.tones[tone].main,
              })}
            />
          )}
          <Link
            component={RouterLink}
            to={path}
            noWrap
            title={name}
            sx={{ flex: 1, minWidth: 0, color: "text.primary" }}
          >
            <bdi>{name}</bdi>
          </Link>
          <Box component="span" sx={{ flex: "none", fontWeight: 600, fontVariantNumeric: "tabular-nums" }}>
            {count === null ? isFailed || isUnknown ? "–" : <Skeleton width={28} /> : count.toLocaleString(language)}
          </Box>
          <Box
            component="span"
            sx={{
              // A narrow viewport has space for either the chart or the percentages.
              display: { xs: hasSwatches ? "none" : "block", sm: "block" },
              flex: "none",
              width: 44,
              textAlign: "right",
              color: "text.secondary",
              fontSize: "0.8125rem",
            }}
          >
            {isWhole && shares[index]}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
