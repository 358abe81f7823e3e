import { Box, type BoxProps } from "./mui/box.ts";
import { Typography } from "./mui/typography.ts";
import { type ReactNode, useId } from "react";

interface PanelProps {
  readonly title?: string;
  /** Rendered at the end of the title's line. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
  readonly sx?: Extract<BoxProps["sx"], Readonly<Record<string, unknown>>>;
}

/**
 * A titled section of a page, with a border.
 *
 * @example
 * <Panel title={t("product.summary")}>{children}</Panel>
 */
export function Panel({ title, action, children, sx = {} }: PanelProps) {
  const id = useId();
  return (
    <Box
      component="section"
      {...(title === undefined ? {} : { "aria-labelledby": id })}
      sx={(theme) => ({
        display: "grid",
        // Limit the column to the panel's width. By default it is as wide as the longest name.
        gridTemplateColumns: "minmax(0, 1fr)",
        alignContent: "start",
        gap: 2,
        minWidth: 0,
        p: { xs: 2, sm: 3 },
        backgroundColor: theme.tokens.surface,
        border: `1px solid ${theme.tokens.hairline}`,
        borderRadius: "8px",
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
