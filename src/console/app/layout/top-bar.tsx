import MenuOutlined from "@mui/icons-material/MenuOutlined";
import Search from "@mui/icons-material/Search";
import Box from "@mui/material/Box";
import type { RefCallback } from "react";
import { TopBarButton } from "../../ui/top-bar-button.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { ThemeMenu } from "./theme-menu.tsx";

interface TopBarProps {
  /** Gets the element that pages put their breadcrumbs into. */
  readonly crumbsSlot: RefCallback<HTMLElement>;
  /** Opens the navigation; null where it is on the screen anyway. */
  readonly onMenu: (() => void) | null;
  /** Opens the palette of commands. */
  readonly onPalette: () => void;
}

/** The slim bar over every page. */
export function TopBar({ crumbsSlot, onMenu, onPalette }: TopBarProps) {
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
        <TopBarButton
          textKey="shell.nav.open"
          icon={<MenuOutlined fontSize="small" />}
          aria-haspopup="dialog"
          onClick={onMenu}
        />
      )}
      <Box ref={crumbsSlot} sx={{ flex: 1, minWidth: 0, "& > *": { display: { xs: "none", sm: "block" } } }} />
      <TopBarButton
        textKey="keyboard.palette.open"
        icon={<Search fontSize="small" />}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onPalette}
      />
      <LanguageMenu />
      <ThemeMenu />
      <AccountMenu />
    </Box>
  );
}
