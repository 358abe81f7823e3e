import { createContext, type ReactNode, use, useLayoutEffect, useMemo, useState } from "react";
import { preferences } from "../lib/preferences.ts";
import { type ThemeName, themeSeeds, toThemeName } from "./theme-seeds.ts";
import { applyTheme } from "./theme-variables.ts";

interface ThemeChoice {
  readonly name: ThemeName;
  readonly choose: (name: ThemeName) => void;
}

const ThemeChoiceContext = createContext<ThemeChoice>({ name: "light", choose: () => undefined });

/** What was chosen before, else what the system prefers. */
function toFirstTheme(): ThemeName {
  const prefersDark = () => window.matchMedia?.("(prefers-color-scheme: dark)").matches === true;
  return toThemeName(preferences.get("theme")) ?? (prefersDark() ? "dark" : "light");
}

/** Keeps the choice of theme, and gives the page its colours. */
export function ThemeChoiceProvider({ children }: { readonly children: ReactNode }) {
  const [name, setName] = useState(toFirstTheme);
  useLayoutEffect(() => applyTheme(themeSeeds[name]), [name]);
  const choice = useMemo<ThemeChoice>(
    () => ({
      name,
      choose(chosen) {
        preferences.set("theme", chosen);
        setName(chosen);
      },
    }),
    [name],
  );
  return <ThemeChoiceContext value={choice}>{children}</ThemeChoiceContext>;
}

/** The theme in use, and the way to choose another one. */
export function useThemeChoice(): ThemeChoice {
  return use(ThemeChoiceContext);
}
