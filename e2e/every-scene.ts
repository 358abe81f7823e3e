import { type APIRequestContext, expect } from "@playwright/test";
import { themeNames } from "../src/console/theme/theme-seeds.ts";
import { findFaults, findPaleText } from "./checks.ts";
import { findCoveredFocus } from "./covered-focus.ts";
import { test } from "./journey.ts";
import type { Scene } from "./scene.ts";
import { sweep } from "./sweep.ts";
import type { Say } from "./texts.ts";

/** Makes what a product's scenes need, and names them. */
export type MakeScenes = (backend: APIRequestContext, say: Say) => Promise<readonly Scene[]>;

/** The scenes opened one after the other take some minutes; those that are signed out have a journey of their own. */
const LONG = 1_500_000;

/** The two themes that everything is looked at in; the others differ from the first in colour only. */
const WHOLE = ["light", "dark"];

/** The sweeps over every screen, menu, drawer and dialog of a product, and the states of each. */
export function sweepsOver(makeScenes: MakeScenes): void {
  const scenesOf = async (backend: APIRequestContext, say: Say) =>
    (await makeScenes(backend, say)).filter(({ signedOut }) => signedOut !== true);

  for (const theme of themeNames) {
    const check = WHOLE.includes(theme) ? findFaults : findPaleText;
    const title = WHOLE.includes(theme)
      ? `nothing that opens has a fault that an accessibility checker finds or cannot decide, in ${theme}`
      : `no text of anything that opens is too pale, in ${theme}`;
    test(title, { tag: "@full" }, async ({ context, backend, say, faults }) => {
      test.setTimeout(LONG);
      const found = await sweep(context, await scenesOf(backend, say), { check, theme });
      // Calls are refused and held up on purpose.
      faults.forget();
      expect(found).toEqual([]);
    });
  }

  for (const width of [1440, 390]) {
    test(`on no screen a control that has the focus is covered, ${width} pixels wide`, { tag: "@full" }, async ({
      context,
      backend,
      say,
      faults,
    }) => {
      test.setTimeout(LONG);
      const screens = (await scenesOf(backend, say)).filter(({ act }) => act === undefined);
      const found = await sweep(context, screens, { check: findCoveredFocus, width });
      faults.forget();
      expect(found).toEqual([]);
    });
  }
}
