import { Box } from "../ui/mui/box.ts";
import { useTheme } from "../ui/mui/use-theme.ts";
import { Link } from "react-router-dom";
import { ChartFrame } from "./chart-frame.tsx";
import { toTicks } from "./chart-scale.ts";

/** A point of a line, with the path of the records behind it. */
export interface ChartPoint {
  readonly id: string;
  /** Below the point. */
  readonly label: string;
  /** Its whole description: date, value, and that it is incomplete. */
  readonly text: string;
  readonly value: number;
  readonly path: string;
  readonly isIncomplete?: boolean;
  /** The value that it is compared with; null if there is none. */
  readonly compared?: number | null;
}

interface LineChartProps {
  readonly label: string;
  readonly points: readonly ChartPoint[];
  /** Formats the values at the lines. */
  readonly format: (value: number) => string;
}

/**
 * Values by time as a line. Each point is a link. The compared values are a dashed line.
 *
 * @example
 * <LineChart label={t("product.visits")} points={points} format={String} />
 */
export function LineChart({ label, points, format }: LineChartProps) {
  const { tokens, direction } = useTheme();
  const compared = points.map(({ compared: value = null }) => value);
  const all = [...points.map(({ value }) => value), ...compared.filter((value) => value !== null)];
  const ticks = toTicks(Math.min(...all), Math.max(...all));
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const toY = (value: number) => 100 - ((value - low) / (high - low)) * 100;
  const toX = (index: number) => ((index + 0.5) / points.length) * 100;
  const toPath = (values: readonly (number | null)[]) =>
    values
      .flatMap((value, index) => (value === null ? [] : [`${toX(index)},${toY(value)}`]))
      .map((at, index) => `${index === 0 ? "M" : "L"}${at}`)
      .join(" ");
  const line = { fill: "none", strokeWidth: 2, vectorEffect: "non-scaling-stroke" as const };
  return (
    <ChartFrame label={label} ticks={ticks} format={format} columns={points}>
      <Box
        component="svg"
        aria-hidden
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        sx={{
          position: "absolute",
          inset: 0,
          width: "100%",
          height: "100%",
          overflow: "visible",
          forcedColorAdjust: "none",
          transform: direction === "rtl" ? "scaleX(-1)" : "none",
        }}
      >
        <path d={toPath(compared)} {...line} stroke={tokens.tones.neutral.main} strokeDasharray="5 4" />
        <path d={toPath(points.map(({ value }) => value))} {...line} stroke={tokens.tones.primary.main} />
      </Box>
      <Box sx={{ position: "absolute", inset: 0, display: "flex" }}>
        {points.map((point) => (
          <PointLink key={point.id} point={point} top={toY(point.value)} />
        ))}
      </Box>
    </ChartFrame>
  );
}

function PointLink({ point, top }: { readonly point: ChartPoint; readonly top: number }) {
  return (
    <Box
      component={Link}
      to={point.path}
      aria-label={point.text}
      title={point.text}
      sx={(theme) => ({
        position: "relative",
        flex: "1 1 0",
        minWidth: 0,
        borderRadius: 1,
        "&:hover": { backgroundColor: theme.tokens.hover, opacity: 0.9 },
        "&:focus-visible": { outline: `2px solid ${theme.tokens.tones.primary.main}`, outlineOffset: -2 },
        "&::after": {
          content: '""',
          position: "absolute",
          insetInlineStart: "calc(50% - 5px)",
          top: `${top}%`,
          width: 10,
          height: 10,
          boxSizing: "border-box",
          transform: "translateY(-50%)",
          borderRadius: "50%",
          forcedColorAdjust: "none",
          border: `2px solid ${theme.tokens.tones.primary.main}`,
          // An incomplete value is hollow.
          backgroundColor: point.isIncomplete === true ? theme.tokens.surface : theme.tokens.tones.primary.main,
        },
      })}
    />
  );
}
