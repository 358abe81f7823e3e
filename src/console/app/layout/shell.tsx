import { ChevronLeftIcon } from "../../ui/icons/chevron-left.ts";
import { ChevronRightIcon } from "../../ui/icons/chevron-right.ts";
import { type ReactNode, type RefObject, useState } from "react";
import { useNavigation } from "react-router-dom";
import { useText } from "../../i18n/use-text.ts";
import { preferences } from "../../lib/preferences.ts";
import { useMediaQuery } from "../../lib/use-media-query.ts";
import { CrumbsSlotContext } from "../../ui/crumbs-slot.ts";
import { lazyComponent } from "../../ui/lazy-component.tsx";
import { ToolButton } from "../../ui/tool-button.tsx";
import { useCrumbsSlot } from "../../ui/use-crumbs-slot.ts";
import { Keyboard, type Overlay } from "../keyboard/keyboard.tsx";
import { Brand } from "./brand.tsx";
import { NavigationList } from "./navigation-list.tsx";
import progress from "./navigation-progress.module.css";
import styles from "./shell.module.css";
import { TopBar } from "./top-bar.tsx";
import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";

const NavigationDrawer = lazyComponent(async () => (await import("./navigation-drawer.tsx")).NavigationDrawer);

/** Layout of the signed-in console: side navigation, top bar, page. */
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
            onChanges={() => setOverlay("changes")}
          />
          <main ref={mainRef} tabIndex={-1} className={styles["main"]}>
            {children}
          </main>
        </div>
      </div>
    </CrumbsSlotContext>
  );
}

/** First focusable element: skips the navigation. */
function SkipLink({ target }: { readonly target: RefObject<HTMLElement | null> }) {
  const { t } = useText();
  return (
    <button type="button" className={styles["skip"]} onClick={() => target.current?.focus()}>
      {t("shell.skip")}
    </button>
  );
}

/** Progress bar during navigation. */
function NavigationProgress() {
  const { state } = useNavigation();
  const { t } = useText();
  if (state === "idle") {
    return null;
  }
  return <div role="progressbar" aria-label={t("shell.loading")} className={progress["progress"]} />;
}

/** Side navigation of wide viewports. It collapses to icons on medium widths, and remembers the user's choice. */
function SideNavigation() {
  const { t } = useText();
  const [chosen, setChosen] = useState(() => preferences.get("navigation"));
  const isTight = useMediaQuery("(max-width:1199.95px)");
  const isFolded = chosen ? chosen === "folded" : isTight;
  const handleToggle = () => {
    const next = isFolded ? "open" : "folded";
    preferences.set("navigation", next);
    setChosen(next);
  };
  return (
    <nav aria-label={t("shell.nav.label")} className={`${styles["side"]} ${isFolded ? styles["folded"] : ""}`}>
      <div className={styles["head"]}>
        <Brand isFolded={isFolded} />
      </div>
      <NavigationList isFolded={isFolded} />
      <div className={styles["fold"]}>
        <ToolButton
          aria-label={t(isFolded ? "shell.nav.unfold" : "shell.nav.fold")}
          aria-expanded={!isFolded}
          onClick={handleToggle}
        >
          {isFolded ? (
            <ChevronRightIcon className="mirrored" fontSize="small" />
          ) : (
            <ChevronLeftIcon className="mirrored" fontSize="small" />
          )}
        </ToolButton>
      </div>
    </nav>
  );
}
