/** Base values of a theme. All of its colors are derived from them. */
export interface ThemeSeed {
  readonly mode: "light" | "dark";
  readonly primary: string;
  /** Tint color of the surfaces, and its share. */
  readonly tint: string;
  readonly tintShare: number;
}

/** The nine themes (spec §9); light is the default. */
export const themeSeeds = {
  light: { mode: "light", primary: "#0d8a80", tint: "#64748b", tintShare: 0.05 },
  pastel: { mode: "light", primary: "#8a6bb8", tint: "#e9a8c4", tintShare: 0.12 },
  orange: { mode: "light", primary: "#d9580b", tint: "#ea7a2f", tintShare: 0.07 },
  blue: { mode: "light", primary: "#2563eb", tint: "#3b82f6", tintShare: 0.06 },
  green: { mode: "light", primary: "#15803d", tint: "#22a559", tintShare: 0.06 },
  pink: { mode: "light", primary: "#d6257a", tint: "#ec4899", tintShare: 0.06 },
  purple: { mode: "light", primary: "#7c3aed", tint: "#8b5cf6", tintShare: 0.06 },
  red: { mode: "light", primary: "#cc2222", tint: "#ef4444", tintShare: 0.05 },
  dark: { mode: "dark", primary: "#2dc5b6", tint: "#5b8a94", tintShare: 0.1 },
} as const satisfies { readonly [name: string]: ThemeSeed };

export type ThemeName = keyof typeof themeSeeds;

export const themeNames = Object.keys(themeSeeds) as readonly ThemeName[];

/** Parses a theme name; null if it is unknown. */
export function toThemeName(name: string | null): ThemeName | null {
  return themeNames.find((known) => known === name) ?? null;
}
