import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { contrast } from "./color.ts";
import { themeComponents } from "./theme-components.ts";
import { themeNames, themeSeeds } from "./theme-seeds.ts";
import { type ThemeTokens, toneNames, toThemeTokens } from "./theme-tokens.ts";
import { toThemeVariables } from "./theme-variables.ts";

type Pair = readonly [what: string, front: string, ground: string];

function toSurfaces({ page, surface, raised, hover, selected }: ThemeTokens) {
  return Object.entries({ page, surface, raised, hover, selected });
}

/** Every text color with every background that it may appear on. */
function toTextPairs(tokens: ThemeTokens): readonly Pair[] {
  const onSurfaces = toSurfaces(tokens).flatMap(([name, ground]): Pair[] => [
    [`text on ${name}`, tokens.text, ground],
    [`secondary text on ${name}`, tokens.secondaryText, ground],
    ...toneNames.map((tone): Pair => [`${tone} on ${name}`, tokens.tones[tone].main, ground]),
  ]);
  const onTones = toneNames.flatMap((tone): Pair[] => {
    const { main, strong, onMain, soft, onSoft } = tokens.tones[tone];
    return [
      [`text on ${tone}`, onMain, main],
      [`text on strong ${tone}`, onMain, strong],
      [`text on soft ${tone}`, onSoft, soft],
      [`${tone} on its soft ground`, main, soft],
    ];
  });
  return [...onSurfaces, ...onTones];
}

/** Outlines that identify a control, and the focus ring. */
function toControlPairs(tokens: ThemeTokens): readonly Pair[] {
  return toSurfaces(tokens).flatMap(([name, ground]): Pair[] => [
    [`control outline on ${name}`, tokens.controlOutline, ground],
    [`focus ring on ${name}`, tokens.tones.primary.main, ground],
  ]);
}

const below = (pairs: readonly Pair[], ratio: number) =>
  pairs.map(([what, front, ground]) => ({ what, ratio: contrast(front, ground) })).filter((pair) => pair.ratio < ratio);

test("forms are compact: MUI's inputs are small, and those of an entity's form are not taller", () => {
  const { MuiTextField, MuiFormControl, MuiAutocomplete, MuiSelect } = themeComponents(toThemeTokens(themeSeeds.light));
  for (const component of [MuiTextField, MuiFormControl, MuiAutocomplete, MuiSelect]) {
    expect(component?.defaultProps).toMatchObject({ size: "small" });
  }
  const styles = readFileSync(path.resolve(import.meta.dirname, "../fields/field.module.css"), "utf8");
  const heights = [...styles.matchAll(/height: (?:max\()?(\d+)px/g)].map(([, height]) => Number(height));
  expect(heights.length).toBeGreaterThan(1);
  // MUI's small input is 40 px high, its default one 56.
  expect(Math.max(...heights)).toBeLessThanOrEqual(40);
});

test("the style sheet contains the default theme's colors, so that no script computes them", () => {
  const sheet = readFileSync(path.join(import.meta.dirname, "default-theme.css"), "utf8");
  const said = [...sheet.matchAll(/(--[\w-]+): (#\w+);/g)].map(([, name, color]) => [name, color]);
  expect(said).toEqual([...toThemeVariables(toThemeTokens(themeSeeds.light))]);
  expect(sheet).toContain(`color-scheme: ${themeSeeds.light.mode};`);
});

describe("the colors of a theme", () => {
  test("black on white is 21:1, as in the standard", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  });

  test("there are nine themes", () => {
    expect(themeNames).toHaveLength(9);
  });

  test.each(themeNames)("case 125: every text of %s has at least 4.5:1", (name) => {
    expect(below(toTextPairs(toThemeTokens(themeSeeds[name])), 4.5)).toEqual([]);
  });

  test.each(themeNames)("case 125: controls and focus of %s have at least 3:1", (name) => {
    expect(below(toControlPairs(toThemeTokens(themeSeeds[name])), 3)).toEqual([]);
  });

  test("in dark themes, raised surfaces are lighter than flat ones", () => {
    const { page, surface, raised } = toThemeTokens(themeSeeds.dark);
    const toLight = (color: string) => contrast(color, "#000000");
    expect(toLight(surface)).toBeGreaterThan(toLight(page));
    expect(toLight(raised)).toBeGreaterThan(toLight(surface));
  });

  test("style sheets read them by name", () => {
    const variables = toThemeVariables(toThemeTokens(themeSeeds.light));
    expect([...variables.keys()]).toEqual(
      expect.arrayContaining(["--page", "--secondary-text", "--primary-main", "--primary-on-main", "--error-on-soft"]),
    );
  });
});
