import { ThemeProvider } from "@mui/material/styles";
import type { ReactNode } from "react";
import { createConsoleTheme } from "./create-console-theme.ts";
import { useThemeChoice } from "./theme-context.tsx";
import { registerThemeProvider } from "./theme-provider.ts";
import type { ThemeName } from "./theme-seeds.ts";

const themes = new Map<ThemeName, ReturnType<typeof createConsoleTheme>>();

/** Creates each theme once, since several components use it. */
function themeOf(name: ThemeName): ReturnType<typeof createConsoleTheme> {
  const theme = themes.get(name) ?? createConsoleTheme(name);
  themes.set(name, theme);
  return theme;
}

/** Provides the chosen theme to MUI's components. The sign-in page, the shell and generated lists do not need it. */
export function MuiThemeProvider({ children }: { readonly children: ReactNode }) {
  return <ThemeProvider theme={themeOf(useThemeChoice().theme)}>{children}</ThemeProvider>;
}

registerThemeProvider(MuiThemeProvider);
