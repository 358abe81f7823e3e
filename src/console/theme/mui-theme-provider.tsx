import { ThemeProvider } from "@mui/material/styles";
import { type ReactNode, useMemo } from "react";
import { createConsoleTheme } from "./create-console-theme.ts";
import { useThemeChoice } from "./theme-context.tsx";

/** The chosen theme for MUI's components. Apart, because the sign-in page does without them. */
export function MuiThemeProvider({ children }: { readonly children: ReactNode }) {
  const { name } = useThemeChoice();
  const theme = useMemo(() => createConsoleTheme(name), [name]);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
