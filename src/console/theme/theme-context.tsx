import { createContext, type ReactNode, use, useInsertionEffect, useMemo, useState, useSyncExternalStore } from "react";
import { preferences } from "../lib/preferences.ts";
import { type ThemeName, themeSeeds, toThemeName } from "./theme-seeds.ts";
import { applyTheme } from "./theme-variables.ts";

/** One of the themes, or `system`: light or dark, as the system prefers at the moment. */
export type ThemeOption = ThemeName | "system";

interface ThemeChoice {
  readonly name: ThemeOption;
  /** The theme that this is at the moment. */
  readonly theme: ThemeName;
  readonly choose: (name: ThemeOption) => void;
}

const ThemeChoiceContext = createContext<ThemeChoice>({
  name: "light",
  theme: "light",
  choose: () => undefined,
});

/** What was chosen before, else the default (spec §9). */
function toFirstChoice(): ThemeOption {
  const chosen = preferences.get("theme");
  return chosen === "system" ? chosen : (toThemeName(chosen) ?? "light");
}

const darkScheme = (): MediaQueryList | undefined => window.matchMedia?.("(prefers-color-scheme: dark)");

const toTheme = (name: ThemeOption, isSystemDark: boolean): ThemeName =>
  name === "system" ? (isSystemDark ? "dark" : "light") : name;

/** Gives the page the colours that were chosen before, while there is nothing on it yet. */
export function showFirstTheme(): void {
  applyTheme(themeSeeds[toTheme(toFirstChoice(), darkScheme()?.matches === true)]);
}

function subscribeToSystem(listener: () => void): () => void {
  const scheme = darkScheme();
  scheme?.addEventListener("change", listener);
  return () => scheme?.removeEventListener("change", listener);
}

/** Keeps the choice of theme, and gives the page its colours. */
export function ThemeChoiceProvider({ children }: { readonly children: ReactNode }) {
  const [name, setName] = useState(toFirstChoice);
  const isSystemDark = useSyncExternalStore(subscribeToSystem, () => darkScheme()?.matches === true);
  const theme = toTheme(name, isSystemDark);
  // Before anything of the page is focused or measured: every style would be computed twice.
  useInsertionEffect(() => applyTheme(themeSeeds[theme]), [theme]);
  const choice = useMemo<ThemeChoice>(
    () => ({
      name,
      theme,
      choose(chosen) {
        preferences.set("theme", chosen);
        setName(chosen);
      },
    }),
    [name, theme],
  );
  return <ThemeChoiceContext value={choice}>{children}</ThemeChoiceContext>;
}

/** The theme in use, and the way to choose another one. */
export function useThemeChoice(): ThemeChoice {
  return use(ThemeChoiceContext);
}
