import { ThemeProvider } from "@mui/material/styles";
import { lazy, type ReactNode, Suspense } from "react";
import type { TextDirection } from "../../contract/labels.ts";
import { useDirection } from "../i18n/use-direction.ts";
import { createConsoleTheme } from "./create-console-theme.ts";
import { useThemeChoice } from "./theme-context.tsx";
import { registerThemeProvider } from "./theme-provider.ts";
import type { ThemeName } from "./theme-seeds.ts";

const themes = new Map<string, ReturnType<typeof createConsoleTheme>>();

/** Creates each theme once, since several components use it. */
function themeOf(name: ThemeName, direction: TextDirection): ReturnType<typeof createConsoleTheme> {
  const key = `${name} ${direction}`;
  const theme = themes.get(key) ?? createConsoleTheme(name, direction);
  themes.set(key, theme);
  return theme;
}

/** Only languages from right to left load the mirroring of styles. */
const MirroredStyles = lazy(async () => ({ default: (await import("./mirrored-styles.tsx")).MirroredStyles }));

/** Provides the chosen theme to MUI's components. The sign-in page, the shell and generated lists do not need it. */
export function MuiThemeProvider({ children }: { readonly children: ReactNode }) {
  const direction = useDirection();
  const themed = <ThemeProvider theme={themeOf(useThemeChoice().theme, direction)}>{children}</ThemeProvider>;
  return direction === "ltr" ? (
    themed
  ) : (
    <Suspense>
      <MirroredStyles>{themed}</MirroredStyles>
    </Suspense>
  );
}

registerThemeProvider(MuiThemeProvider);
