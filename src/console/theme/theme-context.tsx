import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider } from "@mui/material/styles";
import { createContext, type ReactNode, use, useMemo, useState } from "react";
import { preferences } from "../session/preferences.ts";
import { createConsoleTheme } from "./create-console-theme.ts";
import { type ThemeName, toThemeName } from "./theme-seeds.ts";

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

export function ConsoleThemeProvider({ children }: { readonly children: ReactNode }) {
  const [name, setName] = useState(toFirstTheme);
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
  const theme = useMemo(() => createConsoleTheme(name), [name]);
  return (
    <ThemeChoiceContext value={choice}>
      <ThemeProvider theme={theme}>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </ThemeChoiceContext>
  );
}

/** The theme in use, and the way to choose another one. */
export function useThemeChoice(): ThemeChoice {
  return use(ThemeChoiceContext);
}
