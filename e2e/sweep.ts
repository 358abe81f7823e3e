import type { BrowserContext, Page } from "@playwright/test";
import { answerLongTexts, type LongestTexts } from "./long-texts.ts";
import type { Scene } from "./scene.ts";

/** Waits until nothing of the page moves or is being fetched: half faded in, everything is pale. */
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
  /** Has every record carry the longest texts that it may. */
  readonly longest?: LongestTexts;
}

/** What is wrong with a page, a line each. */
export type Check = (page: Page) => Promise<readonly string[]>;

const HEIGHT = 900;

/** How long one step of a scene may take: one that hangs is not to hold up the rest. */
const PATIENCE = 60_000;

const readTokens = (page: Page) => page.evaluate(() => window.localStorage.getItem("main-tokens"));

/** Answers the tokens that the session had before the scene was played, for some end it. */
async function openScene(page: Page, scene: Scene, { width, theme, longest }: SweepOptions): Promise<string | null> {
  if (theme !== undefined) {
    await page.addInitScript((name) => window.localStorage.setItem("console-theme", name), theme);
  }
  // What is half faded in is pale, and is nobody's fault.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const viewport = scene.viewport ?? (width === undefined ? undefined : { width, height: HEIGHT });
  if (viewport !== undefined) {
    await page.setViewportSize(viewport);
  }
  if (longest !== undefined) {
    await answerLongTexts(page, longest);
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

/** Checks a page that stands as its scene wants it, and leaves the session to the next one. */
async function checkScene(page: Page, check: Check, tokens: string | null): Promise<readonly string[]> {
  const found = tokens === null ? ["is signed out"] : await check(page);
  if (tokens !== null && (await readTokens(page)) === null) {
    await page.evaluate((kept) => window.localStorage.setItem("main-tokens", kept), tokens);
  }
  return found;
}

/** Opens each scene in a page of its own and checks it; what is found, each line with the scene's name. */
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
