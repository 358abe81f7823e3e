import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

/** Key figures beside one another, as many as there is room for. */
export function Figures({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: "grid", gap: 2, gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 150px), 1fr))" }}
    >
      {children}
    </Box>
  );
}

interface FigureProps {
  readonly label: string;
  /** Below it, in a smaller voice. */
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
          // Among words a link is told by more than its colour.
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
