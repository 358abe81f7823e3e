import Box from "@mui/material/Box";
import type { RefObject } from "react";
import { useText } from "../../i18n/use-text.ts";

/** The first stop of the Tab key: past the navigation, straight to the page. */
export function SkipLink({ target }: { readonly target: RefObject<HTMLElement | null> }) {
  const { t } = useText();
  return (
    <Box
      component="button"
      type="button"
      onClick={() => target.current?.focus()}
      sx={(theme) => ({
        position: "fixed",
        zIndex: "tooltip",
        top: 8,
        left: 8,
        px: 2,
        py: 1,
        font: "inherit",
        color: "text.primary",
        backgroundColor: theme.tokens.raised,
        border: `1px solid ${theme.tokens.controlOutline}`,
        borderRadius: 1,
        "&:not(:focus)": { transform: "translateY(-200%)" },
      })}
    >
      {t("shell.skip")}
    </Box>
  );
}
