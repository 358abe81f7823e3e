import type { BrowserContext, Page } from "@playwright/test";
import { type LongestTexts, respondWithLongTexts } from "./long-texts.ts";
import type { Scene } from "./scene.ts";

/** Waits until the page has no animation or pending request: fading content has low contrast. */
export async function settle(page: Page, isWaiting: boolean): Promise<void> {
  await page.waitForFunction(
    (mayBeBusy) =>
      (mayBeBusy || document.querySelector("[aria-busy=true]") === null) &&
      document.getAnimations().every((animation) => {
        const { endTime } = animation.effect?.getComputedTiming() ?? {};
        return animation.playState !== "running" || endTime === Number.POSITIVE_INFINITY;
      }),
    isWaiting,
  );
}

interface SweepOptions {
  readonly theme?: string;
  readonly width?: number;
  /** Fills all records with the longest allowed texts. */
  readonly longest?: LongestTexts;
}

/** The problems of a page, one per line. */
export type Check = (page: Page) => Promise<readonly string[]>;

const HEIGHT = 900;

/** Timeout of a step of a scene, so that a hanging one does not block the rest. */
const PATIENCE = 60_000;

const readTokens = (page: Page) => page.evaluate(() => window.localStorage.getItem("main-tokens"));

/** Returns the tokens from before the scene, since some scenes end the session. */
async function openScene(page: Page, scene: Scene, { width, theme, longest }: SweepOptions): Promise<string | null> {
  if (theme !== undefined) {
    await page.addInitScript((name) => window.localStorage.setItem("console-theme", name), theme);
  }
  // Content that is fading in has low contrast, which is not an error.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const viewport = scene.viewport ?? (width === undefined ? undefined : { width, height: HEIGHT });
  if (viewport !== undefined) {
    await page.setViewportSize(viewport);
  }
  if (longest !== undefined) {
    await respondWithLongTexts(page, longest);
  }
  await scene.prepare?.(page);
  await page.goto(scene.path);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  if (scene.isWaiting !== true) {
    await page.waitForLoadState("networkidle");
  }
  const tokens = await readTokens(page);
  await scene.act?.(page);
  await settle(page, scene.isWaiting === true);
  return tokens;
}

/** Checks a page in the state of its scene, and restores the session for the next one. */
async function checkScene(page: Page, check: Check, tokens: string | null): Promise<readonly string[]> {
  const found = tokens === null ? ["is signed out"] : await check(page);
  if (tokens !== null && (await readTokens(page)) === null) {
    await page.evaluate((kept) => window.localStorage.setItem("main-tokens", kept), tokens);
  }
  return found;
}

/** Opens each scene in a new page and checks it; returns the problems with the scene's name. */
export async function sweep(
  context: BrowserContext,
  scenes: readonly Scene[],
  { check, ...options }: SweepOptions & { readonly check: Check },
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const scene of scenes) {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    const lines = await openScene(page, scene, options).then(
      (tokens) => checkScene(page, check, tokens),
      (error: unknown) => [`cannot be opened: ${String(error)}`],
    );
    found.push(...lines.map((line) => `${scene.name}: ${line}`));
    await page.close();
  }
  return found;
}
