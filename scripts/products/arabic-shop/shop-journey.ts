import path from "node:path";
import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { ar } from "../../../src/console/i18n/framework-languages.ts";
import { signIn } from "../written-product.ts";
import { SHEET } from "./shop-spec.ts";

const texts: { readonly [key: string]: string | undefined } = {
  ...(await ar.loadSignIn()),
  ...(await ar.loadLists()),
  ...(await ar.loadForms()),
};

/** An Arabic text of the framework. */
const translate = (key: string) => texts[key] ?? key;

const soon = { timeout: 60_000 };

/** A window's size, and the console's theme. */
export interface Look {
  readonly width: number;
  readonly height: number;
  readonly theme: "light" | "dark";
}

/** Uses the shop in one window. Pictures are written into the folder. Throws for what is not right to left. */
export async function walkThroughShop(
  browser: Browser,
  look: Look,
  places: { origin: string; pictures: string },
): Promise<void> {
  const { width, height, theme } = look;
  const context = await browser.newContext({ locale: "ar-EG", viewport: { width, height } });
  const page = await context.newPage();
  page.setDefaultTimeout(soon.timeout);
  await page.addInitScript((name) => window.localStorage.setItem("console-theme", name), theme);
  const takePicture = async (name: string) => {
    await expectNoOverflow(page);
    await page.screenshot({
      animations: "disabled",
      path: path.join(places.pictures, `${name}-${width}-${theme}.png`),
    });
  };
  await page.goto(places.origin);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.locator("html")).toHaveAttribute("lang", "ar-EG");
  await takePicture("sign-in");
  await signIn(page);
  await expect(page.locator("input[name=password]")).toHaveCount(0, soon);
  await page.getByRole("main").waitFor();
  await page.goto(`${places.origin}/items`);
  await showTools(page, look);
  await importOnce(page, takePicture);
  await readList(page, look, takePicture);
  await openRecord(page, takePicture);
  await context.close();
}

type TakePicture = (name: string) => Promise<void>;

/** The dialog that imports a sheet. Only the first window imports it. */
async function importOnce(page: Page, takePicture: TakePicture): Promise<void> {
  await page.getByRole("button", { name: translate("transfer.menu") }).click();
  await takePicture("menu");
  await page.getByRole("menuitem", { name: translate("transfer.import") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[type=file]").setInputFiles({
    name: "items.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`\uFEFF${SHEET}`),
  });
  const check = dialog.getByRole("button", { name: translate("import.check"), exact: true });
  await check.waitFor();
  await takePicture("import-columns");
  await check.click();
  await expect(check).toHaveCount(0, soon);
  await takePicture("import-checked");
  const start = dialog.getByRole("button", { name: translate("import.start").split(" ")[0] ?? "" });
  if (await start.isEnabled()) {
    await start.click();
    await expect(dialog.getByRole("status")).toContainText(translate("import.made").split(":")[0] ?? "", soon);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0, soon);
}

/** In a narrow window, a button shows the list's tools. */
async function showTools(page: Page, { width }: Look): Promise<void> {
  if (width < 900) {
    await page.getByRole("button", { name: translate("crud.list.tools") }).click();
  }
}

async function readList(page: Page, { width }: Look, takePicture: TakePicture): Promise<void> {
  const rows = page.locator("[data-list-row]");
  await expect(rows.first()).toBeVisible(soon);
  await takePicture("list");
  await expectLeftToRight(rows.first().locator("bdi[dir=ltr]").first());
  await expectLeftToRight(rows.first().getByText(/^AB-/).first());
  if (width >= 900) {
    const navigation = await boxOf(page.getByRole("navigation").first());
    expect(navigation.x).toBeGreaterThan(width / 2);
    const [name, price] = [
      page.getByRole("columnheader", { name: "الاسم" }),
      page.getByRole("columnheader", { name: "السعر" }),
    ];
    expect((await boxOf(name)).x).toBeGreaterThan((await boxOf(price)).x);
    await page.getByRole("button", { name: translate("crud.list.columns") }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await takePicture("columns");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0, soon);
    await page.keyboard.press("j");
    await page.keyboard.press("ArrowDown");
    await expect(rows.nth(1).locator(":focus")).toHaveCount(1);
  }
}

/** The show page and the form of a record. */
async function openRecord(page: Page, takePicture: TakePicture): Promise<void> {
  await page.locator('[data-list-row] a[href^="/items/"]').first().click();
  await page.locator('main a[href^="/items/edit/"]').first().waitFor();
  await takePicture("show");
  await expectLeftToRight(page.locator('main a[href^="tel:"] bdi').first());
  await page.locator('main a[href^="/items/edit/"]').first().click();
  const hotline = page.locator('[id="form.hotline"]');
  await hotline.waitFor();
  await expect(hotline).toHaveCSS("direction", "ltr");
  await takePicture("form");
  await page.locator('[id="form.state"]').click();
  await expect(page.getByRole("option").first()).toBeVisible();
  await takePicture("options");
}

async function boxOf(locator: Locator): Promise<{ readonly x: number; readonly width: number }> {
  const box = await locator.boundingBox();
  if (box === null) {
    throw new Error(`${locator} is not visible`);
  }
  return box;
}

async function expectNoOverflow(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(beyond).toBeLessThanOrEqual(0);
}

/** The first digit of a text is at its left. */
async function expectLeftToRight(locator: Locator): Promise<void> {
  const edges = await locator.evaluate((element) => {
    const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const digits = [...node.data].flatMap((letter, index) => (/\p{N}/u.test(letter) ? [index] : []));
    // No inner function: the page lacks the helper that a compiled one needs.
    return [digits[0] ?? 0, digits.at(-1) ?? 0].map((index) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      return range.getBoundingClientRect().left;
    });
  });
  expect(edges[0]).toBeLessThan(edges[1] ?? 0);
}
