import { type ReactNode, useState } from "react";
import { useMediaQuery } from "../../lib/use-media-query.ts";
import { loadThemed } from "../../theme/load-themed.tsx";
import { CrumbsSlotContext } from "../../ui/crumbs-slot.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { useCrumbsSlot } from "../../ui/use-crumbs-slot.ts";
import { Keyboard, type Overlay } from "../keyboard/keyboard.tsx";
import { NavigationProgress } from "./navigation-progress.tsx";
import styles from "./shell.module.css";
import { SideNavigation } from "./side-navigation.tsx";
import { SkipLink } from "./skip-link.tsx";
import { TopBar } from "./top-bar.tsx";
import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";

const NavigationDrawer = lazyPart(() =>
  loadThemed(async () => (await import("./navigation-drawer.tsx")).NavigationDrawer),
);

/** The frame of the signed-in console: navigation at the left, the bar on top, the page in the middle. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const [crumbsSlot, placeCrumbs] = useCrumbsSlot();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [overlay, setOverlay] = useState<Overlay>(null);
  const isWide = useMediaQuery("(min-width:900px)");
  const mainRef = useFocusOnNavigation();
  return (
    <CrumbsSlotContext value={crumbsSlot}>
      <SkipLink target={mainRef} />
      <NavigationProgress />
      <Keyboard open={overlay} onChange={setOverlay} />
      <div className={styles["shell"]}>
        {isWide ? <SideNavigation /> : <NavigationDrawer open={isDrawerOpen} onClose={() => setDrawerOpen(false)} />}
        <div className={styles["page"]}>
          <TopBar
            crumbsSlot={placeCrumbs}
            onMenu={isWide ? null : () => setDrawerOpen(true)}
            onPalette={() => setOverlay("palette")}
          />
          <main ref={mainRef} tabIndex={-1} className={styles["main"]}>
            {children}
          </main>
        </div>
      </div>
    </CrumbsSlotContext>
  );
}
