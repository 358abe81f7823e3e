import Box from "@mui/material/Box";
import useMediaQuery from "@mui/material/useMediaQuery";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { CrumbsSlotContext } from "../../ui/crumbs-slot.ts";
import { Keyboard, type Overlay } from "../keyboard/keyboard.tsx";
import { NavigationProgress } from "./navigation-progress.tsx";
import { SideNavigation } from "./side-navigation.tsx";
import { SkipLink } from "./skip-link.tsx";
import { TopBar } from "./top-bar.tsx";
import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";

const NavigationDrawer = lazy(async () => ({ default: (await import("./navigation-drawer.tsx")).NavigationDrawer }));

/** The frame of the signed-in console: navigation at the left, the bar on top, the page in the middle. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const [crumbsSlot, setCrumbsSlot] = useState<HTMLElement | null>(null);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [overlay, setOverlay] = useState<Overlay>(null);
  const isWide = useMediaQuery("(min-width:900px)", { noSsr: true });
  const mainRef = useFocusOnNavigation();
  return (
    <CrumbsSlotContext value={crumbsSlot}>
      <SkipLink target={mainRef} />
      <NavigationProgress />
      <Keyboard open={overlay} onChange={setOverlay} />
      <Box sx={{ display: "flex", alignItems: "flex-start" }}>
        {isWide ? (
          <SideNavigation />
        ) : (
          <Suspense fallback={null}>
            <NavigationDrawer open={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
          </Suspense>
        )}
        <Box sx={{ flex: 1, minWidth: 0, display: "flex", flexDirection: "column", minHeight: "100dvh" }}>
          <TopBar
            crumbsSlot={setCrumbsSlot}
            onMenu={isWide ? null : () => setDrawerOpen(true)}
            onPalette={() => setOverlay("palette")}
          />
          <Box
            component="main"
            ref={mainRef}
            tabIndex={-1}
            sx={{
              flex: 1,
              width: "100%",
              maxWidth: 1248,
              mx: "auto",
              px: { xs: 2, md: 3 },
              pt: { xs: 2, md: 3 },
              pb: 3,
              outline: "none",
            }}
          >
            {children}
          </Box>
        </Box>
      </Box>
    </CrumbsSlotContext>
  );
}
