import { ThemeProvider } from "@mui/material/styles";
import type { ReactNode } from "react";
import { createConsoleTheme } from "./create-console-theme.ts";
import { useThemeChoice } from "./theme-context.tsx";
import type { ThemeName } from "./theme-seeds.ts";

const themes = new Map<ThemeName, ReturnType<typeof createConsoleTheme>>();

/** A theme of that name; made once, for every part of a page that needs it asks for the same. */
function themeOf(name: ThemeName): ReturnType<typeof createConsoleTheme> {
  const theme = themes.get(name) ?? createConsoleTheme(name);
  themes.set(name, theme);
  return theme;
}

/** The chosen theme for MUI's components. Apart, because the sign-in page, the shell and the lists do without them. */
export function MuiThemeProvider({ children }: { readonly children: ReactNode }) {
  return <ThemeProvider theme={themeOf(useThemeChoice().theme)}>{children}</ThemeProvider>;
}
