import { createContext, type ReactNode, use, useInsertionEffect, useMemo, useState, useSyncExternalStore } from "react";
import { preferences } from "../lib/preferences.ts";
import { type ThemeName, themeSeeds, toThemeName } from "./theme-seeds.ts";
import { applyTheme } from "./theme-variables.ts";

/** A theme, or `system`: light or dark, as the system currently prefers. */
export type ThemeOption = ThemeName | "system";

interface ThemeChoice {
  readonly name: ThemeOption;
  /** The effective theme. */
  readonly theme: ThemeName;
  readonly choose: (name: ThemeOption) => void;
}

const ThemeChoiceContext = createContext<ThemeChoice>({
  name: "light",
  theme: "light",
  choose: () => undefined,
});

/** The stored choice, or the default (spec §9). */
function toFirstChoice(): ThemeOption {
  const chosen = preferences.get("theme");
  return chosen === "system" ? chosen : (toThemeName(chosen) ?? "light");
}

const darkScheme = (): MediaQueryList | undefined => window.matchMedia?.("(prefers-color-scheme: dark)");

const toTheme = (name: ThemeOption, isSystemDark: boolean): ThemeName =>
  name === "system" ? (isSystemDark ? "dark" : "light") : name;

/** Applies the stored theme before the first render. */
export function showFirstTheme(): void {
  applyTheme(themeSeeds[toTheme(toFirstChoice(), darkScheme()?.matches === true)]);
}

function subscribeToSystem(listener: () => void): () => void {
  const scheme = darkScheme();
  scheme?.addEventListener("change", listener);
  return () => scheme?.removeEventListener("change", listener);
}

/** Stores the choice of theme, and applies its colors to the page. */
export function ThemeChoiceProvider({ children }: { readonly children: ReactNode }) {
  const [name, setName] = useState(toFirstChoice);
  const isSystemDark = useSyncExternalStore(subscribeToSystem, () => darkScheme()?.matches === true);
  const theme = toTheme(name, isSystemDark);
  // Before any element is focused or measured: otherwise all styles would be computed twice.
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

/** Returns the current theme, and a function to choose another one. */
export function useThemeChoice(): ThemeChoice {
  return use(ThemeChoiceContext);
}
