import { MenuIcon } from "../../ui/icons/menu.ts";
import { SearchIcon } from "../../ui/icons/search.ts";
import type { RefCallback } from "react";
import { TopBarButton } from "../../ui/top-bar-button.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import styles from "./shell.module.css";
import { ThemeMenu } from "./theme-menu.tsx";
import { UserMenu } from "./user-menu.tsx";

interface TopBarProps {
  /** Receives the element for the pages' breadcrumbs. */
  readonly crumbsSlot: RefCallback<HTMLElement>;
  /** Opens the navigation; null if it is always visible. */
  readonly onMenu: (() => void) | null;
  /** Opens the command palette. */
  readonly onPalette: () => void;
  /** Opens the list of recent changes. */
  readonly onChanges: () => void;
}

/** The bar above every page. */
export function TopBar({ crumbsSlot, onMenu, onPalette, onChanges }: TopBarProps) {
  return (
    <header className={styles["bar"]}>
      {onMenu !== null && (
        <TopBarButton
          textKey="shell.nav.open"
          icon={<MenuIcon fontSize="small" />}
          aria-haspopup="dialog"
          onClick={onMenu}
        />
      )}
      <div ref={crumbsSlot} className={styles["crumbs"]} />
      <TopBarButton
        textKey="keyboard.palette.open"
        icon={<SearchIcon fontSize="small" />}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onPalette}
      />
      <LanguageMenu />
      <ThemeMenu />
      <UserMenu onChanges={onChanges} />
    </header>
  );
}
