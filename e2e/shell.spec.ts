import { languageName } from "../src/console/i18n/language-name.ts";
import { expect, test } from "./journey.ts";
import { heading } from "./steps.ts";
import { translateIn } from "./texts.ts";

test("an unknown path shows the not-found page, with a link home", async ({ page, translate }) => {
  await page.goto("/no-such-page");
  await expect(page.getByRole("heading", { name: translate("shell.notFound.title") })).toBeVisible();
  await page.getByRole("link", { name: translate("shell.notFound.action") }).click();
  await expect(page).toHaveURL("/");
});

test("the menu opens every list", async ({ page, translate }) => {
  await page.goto("/");
  const menu = page.getByRole("navigation", { name: translate("shell.nav.label") });
  for (const name of ["books", "genres", "tickets", "members"] as const) {
    await menu.getByRole("link", { name: translate(`menu.${name}`), exact: true }).click();
    await expect(page).toHaveURL(`/${name}`);
    await expect(page.getByRole("heading", { level: 1, name: translate(`menu.${name}`) })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(translate(`menu.${name}`)));
  }
});

test("the menu's icons are 20 px wide and have the colour of the text", async ({ page, translate }) => {
  await page.goto("/");
  const menu = page.getByRole("navigation", { name: translate("shell.nav.label") });
  const entry = menu.getByRole("link", { name: translate("menu.books"), exact: true });
  const [icon, words] = await Promise.all([
    entry.locator("svg").evaluate((svg) => ({ width: svg.clientWidth, fill: getComputedStyle(svg).fill })),
    entry.evaluate((link) => getComputedStyle(link).color),
  ]);
  expect(icon).toEqual({ width: 20, fill: words });
});

test("every page is served with a policy without unsafe-eval", async ({ request }) => {
  for (const path of ["/", "/login", "/tickets/create"]) {
    const { "content-security-policy": policy = "" } = (
      await request.get(path, { headers: { accept: "text/html" } })
    ).headers();
    const directives = policy.split(";").map((directive) => directive.trim());
    expect(directives).toContain("script-src 'self'");
    expect(directives).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain("unsafe");
  }
});

test("every error of a page fails its journey", async ({ page, translate, faults }) => {
  await page.goto("/");
  await expect(page.getByRole("navigation", { name: translate("shell.nav.label") })).toBeVisible();
  expect(faults.lines).toEqual([]);
  await page.evaluate(async () => {
    document.body.setAttribute("style", "color: red");
    // biome-ignore lint/suspicious/noConsole: logged by the page, to test that the fixture detects it
    console.warn("a warning");
    setTimeout(() => {
      throw new Error("a mistake");
    });
    await fetch("/api/nothing");
    await fetch("/api/nothing?token=eyJhbGciOiJIUzI1NiJ9");
    await fetch("http://127.0.0.1:9/elsewhere").catch(() => undefined);
  });
  // Executes text as code without an `eval` of the console.
  await page.evaluate(() => setTimeout("document.title = 'run'")).catch(() => undefined);
  for (const fault of [
    /policy violation: style-src-attr/,
    /policy violation: connect-src/,
    /policy violation: (script-src|require-trusted-types-for)/,
    /console warning: a warning/,
    /uncaught: Error: a mistake/,
    /refused: 40[14] .*\/api\/nothing/,
    /a token in an address: GET \/api\/nothing/,
  ]) {
    await expect.poll(() => faults.lines.join("\n")).toMatch(fault);
  }
  faults.forget();
});

test("case 122: a page whose texts a translator has wrapped still updates", async ({ page, translate }) => {
  await page.goto("/tickets");
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      texts.push(walker.currentNode as Text);
    }
    for (const text of texts) {
      const font = document.createElement("font");
      text.replaceWith(font);
      font.append(text.data);
    }
  });
  await page.getByRole("textbox", { name: translate("crud.list.search"), exact: true }).fill("no-such-ticket");
  await expect(page.getByText(translate("entity.ticket.noMatch"))).toBeVisible();
  await page.getByRole("button", { name: translate("crud.list.clearAll") }).click();
  await expect(page.getByRole("row").nth(1)).toBeVisible();
});

test("the top bar changes the language, immediately and permanently", async ({ page, translate, language }) => {
  const other = language === "pt-BR" ? "en-US" : "pt-BR";
  const sayOther = translateIn(other);
  await page.goto("/tickets");
  await expect(heading(page, translate("entity.ticket.many"))).toBeVisible();
  await page.getByRole("button", { name: translate("shell.language.label") }).click();
  await page.getByRole("menuitemradio", { name: languageName(other) }).click();
  await expect(heading(page, sayOther("entity.ticket.many"))).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", other);
  await page.reload();
  await expect(heading(page, sayOther("entity.ticket.many"))).toBeVisible();
  await expect(page.getByRole("columnheader", { name: sayOther("entity.ticket.field.audience") })).toBeVisible();
});
