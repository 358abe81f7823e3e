/** A color as its three channels, 0 to 255. */
type Channels = readonly [red: number, green: number, blue: number];

function toChannels(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const toHex = (channels: Channels): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;

/** Mixes `share` (0 to 1) of another color into `base`. */
export function mix(base: string, other: string, share: number): string {
  const [r1, g1, b1] = toChannels(base);
  const [r2, g2, b2] = toChannels(other);
  return toHex([r1 + (r2 - r1) * share, g1 + (g2 - g1) * share, b1 + (b2 - b1) * share]);
}

/** Relative luminance, as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red, green, blue] = toChannels(hex).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colors, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

export interface Readable {
  readonly on: readonly string[];
  readonly ratio: number;
  /** Color to mix in while the contrast is too low: black on light surfaces, white on dark ones. */
  readonly towards: string;
}

/** Returns the color nearest to `hex` that has the required contrast on all surfaces. */
export function toReadable(hex: string, { on, ratio, towards }: Readable): string {
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mix(hex, towards, share);
    if (on.every((surface) => contrast(candidate, surface) >= ratio)) {
      return candidate;
    }
  }
  return towards;
}
