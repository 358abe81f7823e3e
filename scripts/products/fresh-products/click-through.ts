import { type Browser, expect, type Page } from "@playwright/test";
import { signIn } from "../written-product.ts";
import type { FreshEntity } from "./fresh-spec.ts";

/** An entity with the paths of its screens. */
export interface ClickedEntity extends FreshEntity {
  readonly paths: { readonly [screen: string]: string };
}

/** Under load, a page takes seconds. */
const PATIENCE_MS = 60_000;

/** Clicks through a console like a user, and returns the failures: reloads, errors, states that never appear. */
export async function clickThrough(
  browser: Browser,
  origin: string,
  entities: readonly ClickedEntity[],
): Promise<readonly string[]> {
  const faults: string[] = [];
  const context = await browser.newContext({ locale: "pt-BR" });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  page.on("pageerror", (error) => faults.push(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) {
      faults.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  try {
    await page.goto(origin);
    await signIn(page);
    for (const entity of entities) {
      await clickEntity(page, entity);
    }
    if (loads !== 1) {
      faults.push(`${loads - 1} reloads`);
    }
  } catch (error) {
    faults.push(`${page.url()}: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    await context.close();
  }
  return faults;
}

async function clickEntity(page: Page, { paths, fields, isWritten }: ClickedEntity): Promise<void> {
  const { list = "" } = paths;
  const link = (path: string) => page.locator(`a[href="${path}"]`).first();
  const title = page.getByRole("heading", { level: 1 });
  const field = (name: string) => page.locator(`[id="form.${name}"]`);
  await link(list).click();
  await page.waitForURL((url) => url.pathname === list, { waitUntil: "commit" });
  await expect(title).toBeVisible({ timeout: PATIENCE_MS });
  if (!isWritten) {
    return;
  }
  await link(paths["create"] ?? "").click();
  await field("name").fill("First");
  for (const { name, typed } of fields) {
    if (typed !== null) {
      await field(name).fill(typed);
    }
  }
  await page.locator("form button[type=submit]").click();
  await expect(title).toHaveText("First", { timeout: PATIENCE_MS });
  await page
    .locator(`a[href*="${(paths["edit"] ?? "").replace(/:\w+$/, "")}"]`)
    .first()
    .click();
  await field("name").fill("Second");
  await page.locator("form button[type=submit]").click();
  await expect(title).toHaveText("Second", { timeout: PATIENCE_MS });
  await page.locator("main header button[aria-haspopup=menu]").last().click();
  await page.getByRole("menuitem").last().click();
  await page.getByRole("dialog").getByRole("button").last().click();
  await page.waitForURL((url) => url.pathname === list, { waitUntil: "commit" });
  await expect(page.getByRole("main").getByText("Second")).toHaveCount(0, { timeout: PATIENCE_MS });
}
