import { AxeBuilder } from "@axe-core/playwright";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { textField } from "./steps.ts";
import { settle } from "./sweep.ts";
import type { Say } from "./texts.ts";

/** The screens that every product has, beside its own. */
export const FRAMEWORK_PAGES = ["/", "/staff", "/sessions", "/activity", "/no-such-page"];

/** A list in the console, and the call that answers its records. */
export interface RecordList {
  readonly list: string;
  readonly call: string;
}

/** The show page and the edit form of the first record of each list. */
export async function recordPages(
  backend: APIRequestContext,
  lists: readonly RecordList[],
): Promise<readonly string[]> {
  const pages = lists.map(async ({ list, call }) => {
    const answer = await backend.get(`/api/${call}?page=1&pageSize=1`);
    const { data } = (await answer.json()) as { data: readonly { id: string }[] };
    return [`${list}/show/${data[0]?.id}`, `${list}/edit/${data[0]?.id}`];
  });
  return (await Promise.all(pages)).flat();
}

/** Every page from here on is drawn in this theme. */
export async function openInTheme(page: Page, theme: string): Promise<void> {
  await page.addInitScript((name) => window.localStorage.setItem("console-theme", name), theme);
}

/** Faults of any weight, by every rule of the checker's, those that are only good practice too. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  // The size of targets (WCAG 2.2, 2.5.8) is a rule that the checker leaves out unless it is told.
  const rules = { "target-size": { enabled: true } };
  const { violations } = await new AxeBuilder({ page }).options({ rules }).analyze();
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map((node) => `${new URL(page.url()).pathname}: ${id} (${impact}) at ${node.target.join(" ")}`),
  );
}

/** Opens a page, and waits until all of it has come. */
async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

/** No page has a fault, once all of it has come. */
export async function expectNoFaults(page: Page, paths: readonly string[]): Promise<void> {
  const found: string[] = [];
  for (const path of paths) {
    await openWhole(page, path);
    await page.waitForLoadState("networkidle");
    found.push(...(await faultsOf(page)));
  }
  expect(found).toEqual([]);
}

/** Neither has what the keys open over a page: their sheet, and the command palette. */
export async function expectNoFaultsOfKeys(page: Page, path: string): Promise<void> {
  await openWhole(page, path);
  for (const keys of ["?", "Control+k"]) {
    await page.keyboard.press(keys);
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await settle(page, true);
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
}

/** Neither has the sign-in form, once it says what is missing. */
export async function expectNoFaultsOfSignIn(page: Page, say: Say): Promise<void> {
  await page.goto("/login");
  await expect(textField(page, say("shell.login.username"))).toBeVisible();
  await page.getByRole("button", { name: say("shell.login.submit"), exact: true }).click();
  await expect(page.getByText(say("shell.login.usernameRequired"))).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
}
