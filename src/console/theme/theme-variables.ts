import { type ThemeSeed, themeSeeds } from "./theme-seeds.ts";
import { type ThemeTokens, toneNames, toThemeTokens } from "./theme-tokens.ts";

const defaultSeed: ThemeSeed = themeSeeds.light;

const toVariableName = (name: string): string => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Converts the tokens of a theme to CSS variables: `--secondary-text`, `--primary-soft`, …. */
export function toThemeVariables(tokens: ThemeTokens): ReadonlyMap<string, string> {
  const { tones, ...grounds } = tokens;
  const ofTones = toneNames.flatMap((tone) =>
    Object.entries(tones[tone]).map(
      ([name, color]) => [`${toVariableName(tone)}${toVariableName(name).slice(1)}`, color] as const,
    ),
  );
  const ofGrounds = Object.entries(grounds).map(([name, color]) => [toVariableName(name), color] as const);
  return new Map([...ofGrounds, ...ofTones]);
}

/** Applies the colors of a theme to the page. */
export function applyTheme(seed: ThemeSeed): void {
  const { style } = document.documentElement;
  // default-theme.css contains the default theme: computing it takes half as long as rendering the sign-in form.
  if (seed !== defaultSeed || style.getPropertyValue("--page") !== "") {
    for (const [name, color] of toThemeVariables(toThemeTokens(seed))) {
      style.setProperty(name, color);
    }
  }
  style.setProperty("color-scheme", seed.mode);
}
