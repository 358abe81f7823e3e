import { createTheme, type Theme } from "@mui/material/styles";
import type { TextDirection } from "../../contract/labels.ts";
import { themeComponents } from "./theme-components.ts";
import { type ThemeName, themeSeeds } from "./theme-seeds.ts";
import { type ThemeTokens, type Tone, toThemeTokens } from "./theme-tokens.ts";

declare module "@mui/material/styles" {
  interface Theme {
    readonly tokens: ThemeTokens;
  }
  interface ThemeOptions {
    readonly tokens?: ThemeTokens;
  }
}

const toPaletteColor = (tone: Tone) => ({
  main: tone.main,
  dark: tone.strong,
  light: tone.main,
  contrastText: tone.onMain,
});

const FONT = '"Inter Variable", system-ui, -apple-system, "Segoe UI", sans-serif';

/** Creates the MUI theme with that name. */
export function createConsoleTheme(name: ThemeName, direction: TextDirection = "ltr"): Theme {
  const { mode } = themeSeeds[name];
  const tokens = toThemeTokens(themeSeeds[name]);
  const { tones } = tokens;
  return createTheme({
    direction,
    tokens,
    palette: {
      mode,
      primary: toPaletteColor(tones.primary),
      secondary: toPaletteColor(tones.neutral),
      success: toPaletteColor(tones.success),
      info: toPaletteColor(tones.info),
      warning: toPaletteColor(tones.warning),
      error: toPaletteColor(tones.error),
      background: { default: tokens.page, paper: tokens.surface },
      text: { primary: tokens.text, secondary: tokens.secondaryText },
      divider: tokens.hairline,
      action: { hover: tokens.hover, selected: tokens.selected, active: tokens.secondaryText },
    },
    shape: { borderRadius: 8 },
    typography: {
      fontFamily: FONT,
      fontSize: 14,
      htmlFontSize: 16,
      h1: { fontSize: "1.375rem", fontWeight: 600, lineHeight: 1.3, letterSpacing: "-0.01em" },
      h2: { fontSize: "0.875rem", fontWeight: 600, lineHeight: 1.4 },
      h3: { fontSize: "0.875rem", fontWeight: 500, lineHeight: 1.4 },
      body1: { fontSize: "0.875rem", lineHeight: 1.5 },
      body2: { fontSize: "0.8125rem", lineHeight: 1.5 },
      caption: { fontSize: "0.75rem", lineHeight: 1.4 },
      button: { fontSize: "0.875rem", fontWeight: 500, textTransform: "none" },
    },
    components: themeComponents(tokens),
  });
}
