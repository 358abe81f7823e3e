import Box, { type BoxProps } from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";

interface PanelProps {
  readonly title?: string;
  /** At the end of the title's line. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
  readonly sx?: Extract<BoxProps["sx"], Readonly<Record<string, unknown>>>;
}

/** A part of a page with a title of its own, inside a hairline. */
export function Panel({ title, action, children, sx = {} }: PanelProps) {
  const id = useId();
  return (
    <Box
      component="section"
      {...(title === undefined ? {} : { "aria-labelledby": id })}
      sx={(theme) => ({
        display: "grid",
        // A column as wide as the panel, not as its longest name.
        gridTemplateColumns: "minmax(0, 1fr)",
        alignContent: "start",
        gap: 2,
        minWidth: 0,
        p: { xs: 2, sm: 2.5 },
        backgroundColor: theme.tokens.surface,
        border: `1px solid ${theme.tokens.hairline}`,
        borderRadius: "12px",
        ...sx,
      })}
    >
      {title !== undefined && (
        <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 1 }}>
          <Typography variant="h2" id={id}>
            {title}
          </Typography>
          {action}
        </Box>
      )}
      {children}
    </Box>
  );
}
