import { Box } from "../ui/mui/box.ts";
import { Link } from "react-router-dom";
import type { ToneName } from "../theme/theme-tokens.ts";
import { ChartFrame } from "./chart-frame.tsx";
import { toTicks } from "./chart-scale.ts";

/** A part of all bars. */
export interface BarSeries {
  readonly id: string;
  readonly label: string;
  readonly tone: ToneName;
}

/** A part of one bar: below 0 if negative. */
export interface BarPart {
  readonly series: string;
  readonly value: number;
  /** Its whole description: date, series and value. */
  readonly text: string;
  readonly path: string;
}

/** A bar. */
export interface BarColumn {
  readonly id: string;
  readonly label: string;
  readonly parts: readonly BarPart[];
}

interface StackedBarsProps {
  readonly label: string;
  readonly series: readonly BarSeries[];
  readonly columns: readonly BarColumn[];
  readonly format: (value: number) => string;
  readonly height?: number;
}

const sumOf = (parts: readonly BarPart[]) => parts.reduce((sum, { value }) => sum + value, 0);
const above = ({ parts }: BarColumn) => parts.filter(({ value }) => value > 0);
const below = ({ parts }: BarColumn) => parts.filter(({ value }) => value < 0);

/**
 * Values by time and series as stacked bars, with a legend. Each part is a link. A part can be too small to hit, so show
 * the same links in a table too.
 *
 * @example
 * <StackedBars label={t("product.visits")} series={series} columns={columns} format={String} />
 */
export function StackedBars({ label, series, columns, format, height = 180 }: StackedBarsProps) {
  const ticks = toTicks(
    Math.min(...columns.map((column) => sumOf(below(column)))),
    Math.max(...columns.map((column) => sumOf(above(column)))),
  );
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const toneOf = new Map(series.map(({ id, tone }) => [id, tone]));
  const zero = (-low / (high - low)) * 100;
  const stack = (parts: readonly BarPart[], isAbove: boolean) => (
    <Box
      sx={{
        position: "absolute",
        insetInline: 0,
        marginInline: "auto",
        width: "64%",
        maxWidth: 64,
        ...(isAbove ? { bottom: `${zero}%` } : { top: `${100 - zero}%` }),
        height: `${isAbove ? 100 - zero : zero}%`,
        display: "flex",
        flexDirection: isAbove ? "column-reverse" : "column",
      }}
    >
      {parts.map((part) => (
        <PartLink
          key={part.series}
          part={part}
          tone={toneOf.get(part.series) ?? "neutral"}
          share={Math.abs(part.value) / (isAbove ? high : -low)}
        />
      ))}
    </Box>
  );
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 1.5 }}>
      <Legend series={series} />
      <ChartFrame label={label} ticks={ticks} format={format} columns={columns} height={height}>
        <Box sx={{ position: "absolute", inset: 0, display: "flex" }}>
          {columns.map((column) => (
            <Box key={column.id} sx={{ position: "relative", flex: "1 1 0", minWidth: 0 }}>
              {stack(above(column), true)}
              {stack(below(column), false)}
            </Box>
          ))}
        </Box>
      </ChartFrame>
    </Box>
  );
}

function Legend({ series }: Pick<StackedBarsProps, "series">) {
  return (
    <Box
      component="ul"
      sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, rowGap: 0.5, m: 0, p: 0, listStyle: "none" }}
    >
      {series.map(({ id, label, tone }) => (
        <Box component="li" key={id} sx={{ display: "flex", alignItems: "center", gap: 0.75, fontSize: "0.8125rem" }}>
          <Box
            aria-hidden
            sx={(theme) => ({
              width: 10,
              height: 10,
              borderRadius: "3px",
              forcedColorAdjust: "none",
              backgroundColor: theme.tokens.tones[tone].main,
            })}
          />
          {label}
        </Box>
      ))}
    </Box>
  );
}

interface PartLinkProps {
  readonly part: BarPart;
  readonly tone: ToneName;
  /** Share of the height above or below 0. */
  readonly share: number;
}

function PartLink({ part, tone, share }: PartLinkProps) {
  return (
    <Box
      component={Link}
      to={part.path}
      aria-label={part.text}
      title={part.text}
      data-equivalent
      sx={(theme) => ({
        display: "block",
        flex: "none",
        // A small part can still be seen and hit.
        height: `max(${share * 100}%, 4px)`,
        // The gap separates parts of similar colors.
        borderBlockEnd: `1px solid ${theme.tokens.surface}`,
        borderRadius: "2px",
        forcedColorAdjust: "none",
        backgroundColor: theme.tokens.tones[tone].main,
        "&:hover": { opacity: 0.8 },
        "&:focus-visible": {
          outline: `2px solid ${theme.tokens.text}`,
          outlineOffset: 1,
          zIndex: 1,
          position: "relative",
        },
      })}
    />
  );
}
