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
import type { Translate } from "./texts.ts";

/** Creates the records of a product's scenes, and lists the scenes. */
export type MakeScenes = (backend: APIRequestContext, translate: Translate) => Promise<readonly Scene[]>;

/** All scenes take some minutes in sequence; the signed-out ones have their own journey. */
const LONG = 1_500_000;

/** The two themes for all checks; the others differ from the first one in colours only. */
const WHOLE: readonly ThemeName[] = ["light", "dark"];
const IN_COLOUR = themeNames.filter((name) => !WHOLE.includes(name));
/** One test for all themes: opening a scene takes longer than checking its colours. */
const AT_ONCE = 4;

/** A check that runs in each theme without opening the scene again. */
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
  /** Maximum length of the texts of records, by field. */
  readonly longest: LongestTexts;
}

/**
 * Sweeps over all screens, menus, drawers and dialogs of a product, in each state.
 * @example
 * sweepsOver(
 *   async (backend, translate) => frameworkScenes({ translate, backend, on: ticketScreens }),
 *   { longest: { title: 120 } },
 * );
 */
export function sweepsOver(makeScenes: MakeScenes, { longest }: SweepsOptions): void {
  const sweepTest = (
    title: string,
    options: Parameters<typeof sweep>[2],
    isSwept: (scene: Scene) => boolean = () => true,
  ) => {
    test(title, { tag: "@full" }, async ({ context, backend, translate, faults }) => {
      test.setTimeout(LONG);
      const scenes = await makeScenes(backend, translate);
      const swept = scenes.filter((scene) => scene.signedOut !== true && isSwept(scene));
      const found = await sweep(context, swept, options);
      // Calls are rejected and delayed on purpose.
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
    // Narrow screens have cards instead of rows, and scenes of their own.
    const isSwept = ({ act, viewport, isShared }: Scene) =>
      isShared !== true &&
      (width === NARROW.width ? viewport !== undefined || act === undefined : viewport === undefined);
    sweepTest(title, { check: findLayoutFaults, width, longest }, isSwept);
  }

  const title = "keys and focus are seen on every screen where the system chooses the colours";
  const stands = ({ act, isWaiting }: Scene) => act === undefined && isWaiting !== true;
  sweepTest(title, { check: findLostColours, width: 1440 }, stands);
}
