import { Box, Typography } from "entity-console/console/ui";
import type { ReactNode } from "react";

const NARROWEST = 130;
const GAP = 16;

/** If this number of figures does not fit into one row, the last row would contain only one of them. */
const even = (count: number, columns: number) => ({
  [`@container (min-width: ${width(columns)}px) and (max-width: ${width(count) - 0.01}px)`]: {
    [`&:has(> :nth-of-type(${count}):last-of-type)`]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
  },
});
const width = (columns: number) => columns * NARROWEST + (columns - 1) * GAP;

/** Key figures in a row, or in rows of similar length. */
export function Figures({ children }: { readonly children: ReactNode }) {
  return (
    <Box sx={{ containerType: "inline-size" }}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: "grid",
          gap: `${GAP}px`,
          gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${NARROWEST}px), 1fr))`,
          ...even(4, 2),
          ...even(5, 3),
          ...even(6, 3),
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

interface FigureProps {
  readonly label: string;
  /** Smaller text below the figure. */
  readonly note: ReactNode;
  readonly children: ReactNode;
}

export function Figure({ label, note, children }: FigureProps) {
  return (
    <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
      <Typography component="dt" variant="caption" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontSize: "1.125rem", fontWeight: 600, lineHeight: 1.4 }}>
        {children}
        {note === null ? null : (
          // A link inside text must differ by more than colour.
          <Typography
            component="span"
            variant="caption"
            color="textSecondary"
            sx={{ display: "block", "& a": { textDecoration: "underline" } }}
          >
            {note}
          </Typography>
        )}
      </Typography>
    </Box>
  );
}
