import { AxeBuilder } from "@axe-core/playwright";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { textField } from "./steps.ts";
import { settle } from "./sweep.ts";
import type { Translate } from "./texts.ts";

/** Screens that every product has, in addition to its own. */
export const FRAMEWORK_PAGES = ["/", "/staff", "/sessions", "/activity", "/no-such-page"];

/** A list in the console, and the call that returns its records. */
export interface RecordList {
  readonly list: string;
  readonly call: string;
}

/**
 * The show page and the edit form of the first record of each list.
 * @example
 * await expectNoFaults(page, await recordPages(backend, [{ list: "/tickets", call: "tickets" }]));
 */
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

/**
 * Later pages render in this theme.
 * @example
 * await openInTheme(page, "dark");
 */
export async function openInTheme(page: Page, theme: string): Promise<void> {
  await page.addInitScript((name) => window.localStorage.setItem("console-theme", name), theme);
}

/** Violations of all rules and severities, including best practices. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  // The checker skips the rule for target sizes (WCAG 2.2, 2.5.8) by default.
  const rules = { "target-size": { enabled: true } };
  const { violations } = await new AxeBuilder({ page }).options({ rules }).analyze();
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map((node) => `${new URL(page.url()).pathname}: ${id} (${impact}) at ${node.target.join(" ")}`),
  );
}

/** Opens a page and waits until it has loaded completely. */
async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

/**
 * Checks each page after it has loaded completely.
 * @example
 * await expectNoFaults(page, ["/tickets", "/tickets/create"]);
 */
export async function expectNoFaults(page: Page, paths: readonly string[]): Promise<void> {
  const found: string[] = [];
  for (const path of paths) {
    await openWhole(page, path);
    await page.waitForLoadState("networkidle");
    found.push(...(await faultsOf(page)));
  }
  expect(found).toEqual([]);
}

/**
 * Checks the list of shortcuts and the command palette, which open over a page.
 * @example
 * await expectNoFaultsOfKeys(page, "/tickets");
 */
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

/**
 * Checks the sign-in form with its error messages.
 * @example
 * test.use({ signedIn: false });
 * test("the sign-in is accessible", ({ page, translate }) => expectNoFaultsOfSignIn(page, translate));
 */
export async function expectNoFaultsOfSignIn(page: Page, translate: Translate): Promise<void> {
  await page.goto("/login");
  await expect(textField(page, translate("shell.login.username"))).toBeVisible();
  await page.getByRole("button", { name: translate("shell.login.submit"), exact: true }).click();
  await expect(page.getByText(translate("shell.login.usernameRequired"))).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
}
