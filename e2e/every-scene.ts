import { type APIRequestContext, expect } from "@playwright/test";
import { type ThemeName, themeNames } from "../src/console/theme/theme-seeds.ts";
import { findFaults, findPaleText } from "./checks.ts";
import { findCoveredFocus } from "./covered-focus.ts";
import { findLostColours } from "./forced-colours.ts";
import { test } from "./journey.ts";
import { findLayoutFaults } from "./layout-checks.ts";
import { takeTheme } from "./live-theme.ts";
import type { LongestTexts } from "./long-texts.ts";
import { NARROW, type Scene } from "./scene.ts";
import { type Check, settle, sweep } from "./sweep.ts";
import type { Say } from "./texts.ts";

/** Makes what a product's scenes need, and names them. */
export type MakeScenes = (backend: APIRequestContext, say: Say) => Promise<readonly Scene[]>;

/** The scenes opened one after the other take some minutes; those that are signed out have a journey of their own. */
const LONG = 1_500_000;

/** The two themes that everything is looked at in; the others differ from the first in colour only. */
const WHOLE: readonly ThemeName[] = ["light", "dark"];
const IN_COLOUR = themeNames.filter((name) => !WHOLE.includes(name));
/** In one test: to open a scene takes longer than to look at its colours. */
const AT_ONCE = 4;

/** A check made in one theme after the other, without the scene being opened anew. */
const inEach =
  (themes: readonly ThemeName[], check: Check): Check =>
  async (page) => {
    const found: string[] = [];
    for (const theme of themes) {
      await takeTheme(page, theme);
      await settle(page, true);
      found.push(...(await check(page)).map((line) => `in ${theme}: ${line}`));
    }
    return found;
  };

interface SweepsOptions {
  /** The most characters that the texts of records may have, by their fields. */
  readonly longest: LongestTexts;
}

/** The sweeps over every screen, menu, drawer and dialog of a product, and the states of each. */
export function sweepsOver(makeScenes: MakeScenes, { longest }: SweepsOptions): void {
  const sweepTest = (
    title: string,
    options: Parameters<typeof sweep>[2],
    isSwept: (scene: Scene) => boolean = () => true,
  ) => {
    test(title, { tag: "@full" }, async ({ context, backend, say, faults }) => {
      test.setTimeout(LONG);
      const scenes = await makeScenes(backend, say);
      const swept = scenes.filter((scene) => scene.signedOut !== true && isSwept(scene));
      const found = await sweep(context, swept, options);
      // Calls are refused and held up on purpose.
      faults.forget();
      expect(found).toEqual([]);
    });
  };

  for (let from = 0; from < IN_COLOUR.length; from += AT_ONCE) {
    const themes = IN_COLOUR.slice(from, from + AT_ONCE);
    const title = `no text of anything that opens is too pale, in ${themes.join(", ")}`;
    sweepTest(title, { check: inEach(themes, findPaleText) });
  }

  for (const theme of WHOLE) {
    const title = `axe finds no fault in any screen, menu or dialog, in ${theme}`;
    sweepTest(title, { check: findFaults, theme });
  }

  for (const width of [1440, 390]) {
    const title = `on no screen a control that has the focus is covered, ${width} pixels wide`;
    sweepTest(title, { check: findCoveredFocus, width }, ({ act }) => act === undefined);
  }

  for (const width of [1440, 1024, 390]) {
    const title = `the longest texts fit into everything that opens, ${width} pixels wide`;
    // Narrow screens have cards in place of rows, and scenes of their own.
    const isSwept = ({ act, viewport, isShared }: Scene) =>
      isShared !== true &&
      (width === NARROW.width ? viewport !== undefined || act === undefined : viewport === undefined);
    sweepTest(title, { check: findLayoutFaults, width, longest }, isSwept);
  }

  const title = "keys and focus are seen on every screen where the system chooses the colours";
  const stands = ({ act, isWaiting }: Scene) => act === undefined && isWaiting !== true;
  sweepTest(title, { check: findLostColours, width: 1440 }, stands);
}
