import { Box } from "../ui/mui/box.ts";
import type { ReactNode } from "react";

interface ChartFrameProps {
  /** Name of the group of links. */
  readonly label: string;
  readonly ticks: readonly number[];
  readonly format: (value: number) => string;
  /** Labels of the columns, shortened by a step if there are many. */
  readonly columns: readonly { readonly id: string; readonly label: string }[];
  readonly height?: number;
  /** The content, in a box from the lowest to the highest line. */
  readonly children: ReactNode;
}

const MAX_LABELS = { narrow: 4, wide: 12 };

/** Lines, values and labels around a chart by time. */
export function ChartFrame({ label, ticks, format, columns, height = 200, children }: ChartFrameProps) {
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  // Counted from the last column, which always has a label.
  const isLabelled = (index: number, most: number) =>
    (columns.length - 1 - index) % Math.ceil(columns.length / most) === 0 ? "visible" : "hidden";
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{ display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: 1, fontSize: "0.75rem" }}
    >
      <Box aria-hidden sx={{ position: "relative", height, color: "text.secondary", whiteSpace: "nowrap" }}>
        {/* Reserves the width of the widest value. */}
        {ticks.map((tick) => (
          <Box key={tick} sx={{ height: 0, overflow: "hidden", fontVariantNumeric: "tabular-nums" }}>
            {format(tick)}
          </Box>
        ))}
        {ticks.map((tick) => (
          <Box
            key={tick}
            sx={{
              position: "absolute",
              insetInlineEnd: 0,
              bottom: `${((tick - low) / (high - low)) * 100}%`,
              transform: "translateY(50%)",
              fontVariantNumeric: "tabular-nums",
            }}
          >
            {format(tick)}
          </Box>
        ))}
      </Box>
      <Box sx={{ position: "relative", height }}>
        {ticks.map((tick) => (
          <Box
            aria-hidden
            key={tick}
            sx={(theme) => ({
              position: "absolute",
              insetInline: 0,
              bottom: `${((tick - low) / (high - low)) * 100}%`,
              borderTop: `1px solid ${tick === 0 ? theme.tokens.controlOutline : theme.tokens.hairline}`,
            })}
          />
        ))}
        {children}
      </Box>
      <Box aria-hidden sx={{ gridColumn: 2, display: "flex", mt: 1, color: "text.secondary" }}>
        {columns.map(({ id, label: text }, index) => (
          <Box
            key={id}
            sx={{
              flex: "1 1 0",
              minWidth: 0,
              display: "flex",
              justifyContent: "center",
              whiteSpace: "nowrap",
              visibility: {
                xs: isLabelled(index, MAX_LABELS.narrow),
                sm: isLabelled(index, MAX_LABELS.wide),
              },
            }}
          >
            {text}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
