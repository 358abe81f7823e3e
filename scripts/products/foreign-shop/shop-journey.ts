import { type Browser, expect, type Page } from "@playwright/test";
import { signIn } from "../written-product.ts";
import type { ShopSignIn } from "./shop-servers.ts";

/** Under load, a page takes seconds. */
const PATIENCE_MS = 60_000;

const soon = { timeout: PATIENCE_MS };

/** Parts of the shop's pages. Its labels have no fixed texts, so fields are found by their id. */
function partsOf(page: Page) {
  return {
    title: page.getByRole("heading", { level: 1 }),
    link: (name: string) => page.getByRole("link", { name, exact: true }),
    field: (name: string) => page.locator(`[id="form.${name}"]`),
    rows: page.locator("tbody tr"),
    submit: () => page.locator("form button[type=submit]").click(),
  };
}

export interface Shop {
  readonly origin: string;
  readonly signIn: ShopSignIn | undefined;
  /** Whether the server searches, and whether it rejects a value at its field. */
  readonly searches: boolean;
  readonly validates: boolean;
  /** Whether an update contains changed fields only. */
  readonly isPatched: boolean;
}

/** A page that needs a session redirects to the sign-in and back. A wrong password is rejected there. */
async function enter(page: Page, { origin, signIn: user }: Shop): Promise<void> {
  if (user === undefined) {
    return;
  }
  await page.goto(`${origin}/products?size=25`);
  await page.waitForURL(`${origin}/login`);
  if (user.username !== "") {
    await signIn(page, { ...user, password: "wrong" });
    await expect(page.getByRole("alert").filter({ hasText: /\S/ }).first()).toBeVisible(soon);
  }
  await signIn(page, user);
  await page.waitForURL(`${origin}/products?size=25`);
}

/** A token that the server does not accept any more is renewed, or leads to the sign-in and back. */
async function expireToken(page: Page, { origin, signIn: user }: Shop): Promise<void> {
  if (user === undefined) {
    return;
  }
  await page.evaluate(() => {
    const tokens: unknown = JSON.parse(window.localStorage.getItem("main-tokens") ?? "{}");
    window.localStorage.setItem("main-tokens", JSON.stringify({ ...Object(tokens), accessToken: "expired" }));
  });
  await page.goto(`${origin}/products?q=`);
  if (!user.renews) {
    await page.waitForURL(`${origin}/login`);
    await signIn(page, user);
  }
  await expect(partsOf(page).link("Product 01")).toBeVisible(soon);
}

/** List, second page, sort order, search, filters by value and by relation. */
async function readLists(page: Page, { origin, searches }: Shop): Promise<void> {
  const { link, rows } = partsOf(page);
  await page.goto(`${origin}/products?size=25`);
  await expect(link("Product 01")).toBeVisible(soon);
  // Also if the server's pages have another size.
  await expect(rows).toHaveCount(25, soon);
  await page.goto(`${origin}/products?size=25&page=2`);
  await expect(link("Product 45")).toBeVisible(soon);
  await expect(rows).toHaveCount(20, soon);
  await page.goto(`${origin}/products?sort=-listPrice`);
  await expect(rows.first()).toContainText("Product 45", soon);
  if (searches) {
    await page.goto(`${origin}/products?q=duct%2007`);
    await expect(link("Product 07")).toBeVisible(soon);
    await expect(rows).toHaveCount(1, soon);
  }
  await page.goto(`${origin}/products?available=false`);
  await expect(rows).toHaveCount(15, soon);
  await page.goto(`${origin}/products?categoryId=2`);
  await expect(link("Product 01")).toBeVisible(soon);
  await expect(rows).toHaveCount(15, soon);
  await expect(rows.first()).toContainText("Kitchen", soon);
}

/** A record that the server rejects at one field, then creates. */
async function createProduct(page: Page, { origin, validates }: Shop): Promise<void> {
  const { title, field, submit } = partsOf(page);
  await page.goto(`${origin}/products/create`);
  await field("name").fill("Lamp");
  await field("listPrice").fill("1975");
  await field("maxPerOrder").fill("101");
  await field("categoryId").fill("Off");
  await page.getByRole("option", { name: "Office", exact: true }).click(soon);
  if (validates) {
    await submit();
    await expect(field("maxPerOrder")).toHaveAttribute("aria-invalid", "true", soon);
    await expect(page.getByText(/less than or equal to 100/).first()).toBeVisible(soon);
  }
  await field("maxPerOrder").fill("100");
  await submit();
  await expect(title).toHaveText("Lamp", soon);
  await expect(page.getByRole("main").getByText("Office")).toBeVisible(soon);
}

/** One field of the shown record: the request changes nothing else. */
async function changeProduct(page: Page, { isPatched }: Shop): Promise<void> {
  const { title, field, submit } = partsOf(page);
  await page.locator('main a[href^="/products/edit/"]').first().click();
  await expect(field("maxPerOrder")).toHaveValue("100", soon);
  await field("maxPerOrder").fill("50");
  const sent = page.waitForRequest((request) => (request.postData() ?? "").includes("50"));
  await submit();
  const body: unknown = (await sent).postDataJSON();
  await expect(title).toHaveText("Lamp", soon);
  await expect(page.getByRole("main").getByText("50", { exact: true })).toBeVisible(soon);
  const numbers = JSON.stringify(body).match(/"max_?per_?order":\d+/gi);
  expect(numbers).toHaveLength(1);
  expect(numbers?.[0]).toMatch(/:50$/);
  if (isPatched) {
    expect(Object.keys(body ?? {})).toHaveLength(1);
  }
}

async function deleteProduct(page: Page, { origin, searches }: Shop): Promise<void> {
  await page.locator("main header button[aria-haspopup=menu]").last().click();
  await page.getByRole("menuitem").last().click();
  await page.getByRole("dialog").getByRole("button").last().click();
  await page.waitForURL((url) => url.pathname === "/products", { waitUntil: "commit" });
  await page.goto(`${origin}/products?${searches ? "q=Lamp" : "sort=-name&page=2"}`);
  await expect(page.getByRole("main")).toBeVisible(soon);
  await expect(partsOf(page).link("Lamp")).toHaveCount(0, soon);
}

async function openMissing(page: Page, { origin }: Shop): Promise<void> {
  await page.goto(`${origin}/products/show/4711`);
  await expect(page.getByText("Registro não encontrado")).toBeVisible(soon);
}

const STEPS = { enter, readLists, createProduct, changeProduct, deleteProduct, openMissing, expireToken };

/** Uses the console as staff do. Returns the failures: steps that do not work, and errors in the browser. */
export async function walkThroughShop(browser: Browser, shop: Shop): Promise<readonly string[]> {
  const faults: string[] = [];
  const context = await browser.newContext({ locale: "pt-BR", viewport: { width: 1280, height: 1600 } });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  page.on("pageerror", (error) => faults.push(`uncaught: ${error.message}`));
  try {
    for (const [name, step] of Object.entries(STEPS)) {
      await step(page, shop).catch((error: unknown) => {
        throw new Error(`${name}, at ${page.url()}: ${error instanceof Error ? error.message : String(error)}`);
      });
      console.log(`  ${name}`);
    }
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
    await page.screenshot({ path: "test-results/foreign-shop.png" });
  } finally {
    await context.close();
  }
  return faults;
}
