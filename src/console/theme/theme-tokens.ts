import { mix, toReadable } from "./color.ts";
import type { ThemeSeed } from "./theme-seeds.ts";

/** A meaning with its own color. */
export type ToneName = "primary" | "success" | "info" | "warning" | "error" | "neutral";

export const toneNames: readonly ToneName[] = ["primary", "success", "info", "warning", "error", "neutral"];

/** Colors of one meaning. */
export interface Tone {
  /** Text, icons and outlines on any surface. */
  readonly main: string;
  /** A filled button on hover. */
  readonly strong: string;
  /** Text on `main` and `strong`. */
  readonly onMain: string;
  /** Tinted background of a chip or a notice. */
  readonly soft: string;
  /** Text on `soft`. */
  readonly onSoft: string;
}

/** Every color of a theme. */
export interface ThemeTokens {
  /** Page background. */
  readonly page: string;
  /** Cards, tables, bars. */
  readonly surface: string;
  /** Menus, dialogs, notices. Lighter than `surface` in dark themes. */
  readonly raised: string;
  /** Row or entry on hover, and when selected. */
  readonly hover: string;
  readonly selected: string;
  readonly text: string;
  readonly secondaryText: string;
  readonly hairline: string;
  /** Outline that identifies a control. */
  readonly controlOutline: string;
  readonly tones: { readonly [T in ToneName]: Tone };
}

const TONE_SEEDS: { readonly [T in Exclude<ToneName, "primary">]: string } = {
  success: "#168a4a",
  info: "#2f6fdb",
  warning: "#b7791f",
  error: "#d03a3a",
  neutral: "#6b7280",
};

const GROUNDS = {
  light: { page: "#ffffff", surface: "#ffffff", raised: "#ffffff", ink: "#101418", paper: "#ffffff" },
  dark: { page: "#0d1113", surface: "#14191c", raised: "#1d2428", ink: "#ffffff", paper: "#0d1113" },
} as const;

/** Slightly above the 4.5:1 and 3:1 of WCAG AA, so that rounding never falls short. */
const TEXT_RATIO = 4.6;
const CONTROL_RATIO = 3.1;

/** Derives all colors of a theme from its seed. */
export function toThemeTokens(seed: ThemeSeed): ThemeTokens {
  const ground = GROUNDS[seed.mode];
  const isDark = seed.mode === "dark";
  const { ink, paper } = ground;
  const tinted = (color: string, share: number) => mix(color, seed.tint, share);
  const page = tinted(ground.page, seed.tintShare);
  const surface = isDark ? tinted(ground.surface, seed.tintShare) : ground.surface;
  const raised = isDark ? tinted(ground.raised, seed.tintShare) : ground.raised;
  const hover = mix(surface, ink, isDark ? 0.06 : 0.035);
  const selected = mix(surface, seed.primary, isDark ? 0.18 : 0.1);
  const surfaces = [page, surface, raised, hover, selected];
  const readable = (color: string, on: readonly string[], ratio: number) =>
    toReadable(color, { on, ratio, towards: isDark ? "#ffffff" : "#000000" });

  const toTone = (color: string): Tone => {
    const soft = mix(surface, color, isDark ? 0.2 : 0.12);
    const main = readable(color, [...surfaces, soft], TEXT_RATIO);
    // On a filled button: white in light themes, near-black in dark ones, where `main` is light.
    const onMain = isDark ? paper : "#ffffff";
    return { main, strong: mix(main, ink, 0.14), onMain, soft, onSoft: mix(main, ink, 0.1) };
  };

  return {
    page,
    surface,
    raised,
    hover,
    selected,
    text: mix(ink, page, isDark ? 0.1 : 0.04),
    secondaryText: readable(mix(ink, page, 0.42), surfaces, TEXT_RATIO),
    hairline: mix(surface, tinted(ink, 0.3), isDark ? 0.12 : 0.13),
    controlOutline: readable(mix(surface, ink, 0.35), surfaces, CONTROL_RATIO),
    tones: {
      primary: toTone(seed.primary),
      success: toTone(TONE_SEEDS.success),
      info: toTone(TONE_SEEDS.info),
      warning: toTone(TONE_SEEDS.warning),
      error: toTone(TONE_SEEDS.error),
      neutral: toTone(TONE_SEEDS.neutral),
    },
  };
}
