import { AxeBuilder } from "@axe-core/playwright";
import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { textField } from "./steps.ts";

const FIXED = [
  "/",
  "/books",
  "/books/create",
  "/books/intervals",
  "/genres",
  "/genres/create",
  "/tickets",
  "/tickets/create",
  "/tickets/print",
  "/tickets/audiences",
  "/members",
  "/members/types",
  "/shelf-mark",
  "/no-such-page",
];

/** The screens of one record. */
const OF_RECORDS = [
  { list: "/books", call: "books" },
  { list: "/genres", call: "genres" },
  { list: "/tickets", call: "tickets" },
  { list: "/members", call: "members/all" },
];

async function recordPages(backend: APIRequestContext): Promise<readonly string[]> {
  const pages = OF_RECORDS.map(async ({ list, call }) => {
    const answer = await backend.get(`/api/${call}?page=1&pageSize=1`);
    const { data } = (await answer.json()) as { data: readonly { id: string }[] };
    return [`${list}/show/${data[0]?.id}`, `${list}/edit/${data[0]?.id}`];
  });
  return (await Promise.all(pages)).flat();
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

for (const theme of ["light", "dark"]) {
  test(`case 124, 133: no screen has a fault that an accessibility checker finds, in ${theme}`, async ({
    page,
    backend,
  }) => {
    test.setTimeout(360_000);
    await page.addInitScript((name) => window.localStorage.setItem("console-theme", name), theme);
    const found: string[] = [];
    for (const path of [...FIXED, ...(await recordPages(backend))]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await page.waitForLoadState("networkidle");
      found.push(...(await faultsOf(page)));
    }
    expect(found).toEqual([]);
  });

  test(`what the keys open has no fault that an accessibility checker finds, in ${theme}`, async ({ page }) => {
    await page.addInitScript((name) => window.localStorage.setItem("console-theme", name), theme);
    await page.goto("/tickets");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    for (const keys of ["?", "Control+k"]) {
      await page.keyboard.press(keys);
      const dialog = page.getByRole("dialog");
      await expect(dialog).toBeVisible();
      // Half faded in, everything is pale.
      await dialog.evaluate((element) =>
        Promise.all(element.ownerDocument.getAnimations().map((animation) => animation.finished)),
      );
      expect(await faultsOf(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    }
  });

  test.describe("signed out", () => {
    test.use({ signedIn: false });

    test(`the sign-in has no fault that an accessibility checker finds, in ${theme}`, async ({ page, say }) => {
      await page.addInitScript((name) => window.localStorage.setItem("console-theme", name), theme);
      await page.goto("/login");
      await expect(textField(page, say("shell.login.username"))).toBeVisible();
      await page.getByRole("button", { name: say("shell.login.submit"), exact: true }).click();
      await expect(page.getByText(say("shell.login.usernameRequired"))).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
    });
  });
}
