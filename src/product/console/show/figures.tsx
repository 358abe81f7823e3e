import { Box, Typography } from "entity-console/console/ui";
import type { ReactNode } from "react";

/** Key figures in a row that wraps. */
export function Figures({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: "grid", gap: 2, gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 130px), 1fr))" }}
    >
      {children}
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
