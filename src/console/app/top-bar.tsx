import MenuOutlined from "@mui/icons-material/MenuOutlined";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import type { RefCallback } from "react";
import { useText } from "../i18n/use-text.ts";
import { AccountMenu } from "./account-menu.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { ThemeMenu } from "./theme-menu.tsx";

interface TopBarProps {
  /** Gets the element that pages put their breadcrumbs into. */
  readonly crumbsSlot: RefCallback<HTMLElement>;
  /** Opens the navigation; null where it is on the screen anyway. */
  readonly onMenu: (() => void) | null;
}

/** The slim bar over every page. */
export function TopBar({ crumbsSlot, onMenu }: TopBarProps) {
  const { t } = useText();
  return (
    <Box
      component="header"
      sx={(theme) => ({
        position: "sticky",
        top: 0,
        zIndex: "appBar",
        display: "flex",
        alignItems: "center",
        gap: 0.5,
        height: 48,
        px: { xs: 1, md: 3 },
        backgroundColor: theme.tokens.surface,
        borderBottom: `1px solid ${theme.tokens.hairline}`,
      })}
    >
      {onMenu !== null && (
        <IconButton aria-label={t("shell.nav.open")} aria-haspopup="dialog" onClick={onMenu}>
          <MenuOutlined fontSize="small" />
        </IconButton>
      )}
      <Box ref={crumbsSlot} sx={{ flex: 1, minWidth: 0, "& > *": { display: { xs: "none", sm: "block" } } }} />
      <LanguageMenu />
      <ThemeMenu />
      <AccountMenu />
    </Box>
  );
}
