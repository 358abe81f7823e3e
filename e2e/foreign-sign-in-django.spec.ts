import type { BrowserContext, Page } from "@playwright/test";
import { hasDjango } from "../testing/foreign-servers/start-server.ts";
import { expect, fillSignIn, signOut, test, tokensOf } from "./journey-sign-in.ts";
import { heading, save, textField } from "./steps.ts";
import type { Translate } from "./texts.ts";

/** Changes the description of the shown record. */
async function edit(page: Page, translate: Translate, text: string): Promise<void> {
  await page.getByRole("link", { name: translate("crud.action.edit"), exact: true }).click();
  await textField(page, translate("entity.genre.field.description")).fill(text);
  await save(page, translate);
  await expect(page.getByText(text, { exact: true })).toBeVisible();
}

const genre = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

/** Whether the stored access token has expired. */
const isExpired = (page: Page) =>
  page.evaluate(() => {
    const { accessToken } = JSON.parse(window.localStorage.getItem("main-tokens") ?? "{}");
    return JSON.parse(atob(accessToken.split(".")[1])).exp * 1000 < Date.now();
  });

async function openTabs(context: BrowserContext, count: number): Promise<readonly Page[]> {
  const tabs = await Promise.all(Array.from({ length: count }, () => context.newPage()));
  await Promise.all(tabs.map((tab) => tab.goto("/genres")));
  return tabs;
}

test.skip(!hasDjango(), "Needs python3-django, python3-djangorestframework, python3-djangorestframework-simplejwt.");

test.describe("Django REST framework with simplejwt", () => {
  test("a wrong password shows the server's reason, and an expired token is renewed", async ({
    page,
    translate,
    faults,
    front,
  }) => {
    await page.goto("/genres?page=2");
    await expect(page).toHaveURL("/login");
    faults.expectRefusal(401, "/api/token/");
    await fillSignIn(page, translate, "wrong");
    await expect(page.getByText("No active account found with the given credentials")).toBeVisible();
    await fillSignIn(page, translate, "certa-123");
    await expect(genre(page, "Genre 30")).toBeVisible();
    await expect(page).toHaveURL("/genres?page=2");

    await genre(page, "Genre 30").click();
    await expect(heading(page, "Genre 30")).toBeVisible();
    await expect.poll(() => isExpired(page), { timeout: 20_000 }).toBe(true);
    // The clocks of the browser and the server differ by up to a second.
    faults.expectRefusal(401, "/api/genres/30");
    await edit(page, translate, "After a renewal");
    expect(front.calls.filter((call) => call === "POST /api/token/refresh/").length).toBeGreaterThan(0);
    await expect(page.getByRole("button", { name: /Ana Lima/ })).toBeVisible();

    await signOut(page, translate);
    await expect(page).toHaveURL("/login");
    expect(await tokensOf(page)).toBeNull();
    expect(front.calls.at(-1)).toBe("POST /api/token/blacklist/");
  });

  test("a refresh token that the server rejects ends the session, and signing in again keeps the work", async ({
    page,
    translate,
    faults,
  }) => {
    await page.goto("/genres/edit/1");
    await fillSignIn(page, translate, "certa-123");
    await textField(page, translate("entity.genre.field.description")).fill("Kept");
    await page.evaluate(() => {
      const tokens = JSON.parse(window.localStorage.getItem("main-tokens") ?? "{}");
      window.localStorage.setItem("main-tokens", JSON.stringify({ ...tokens, refreshToken: "broken" }));
    });
    await expect.poll(() => isExpired(page), { timeout: 20_000 }).toBe(true);
    faults.expectRefusal(401, "/api/token/refresh/");
    faults.expectRefusal(401, "/api/genres/1");
    await save(page, translate);
    await expect(page.getByRole("dialog", { name: translate("shell.login.againTitle") })).toBeVisible();
    await page.getByLabel(translate("shell.login.password"), { exact: true }).fill("certa-123");
    await page.getByRole("button", { name: translate("shell.login.submit"), exact: true }).click();
    await expect(page.getByText("Kept", { exact: true })).toBeVisible();
  });

  test("eight tabs with an expired token send each refresh token once", async ({
    page,
    context,
    translate,
    request,
    faults,
  }) => {
    // On a busy machine, a new token expires before its call reaches the server, and the call is repeated.
    faults.expectRefusal(401, "/api/genres");
    await page.goto("/genres");
    await fillSignIn(page, translate, "certa-123");
    await expect(genre(page, "Genre 01")).toBeVisible();
    const tabs = await openTabs(context, 7);
    for (let round = 1; round <= 3; round += 1) {
      await expect.poll(() => isExpired(page), { timeout: 20_000 }).toBe(true);
      await Promise.all(tabs.map((tab) => tab.reload()));
      await Promise.all(tabs.map((tab) => expect(genre(tab, "Genre 01")).toBeVisible()));
    }
    const spent = (await (await request.get("/spent")).json()) as readonly number[];
    expect(spent.length).toBeGreaterThanOrEqual(3);
    expect(spent.filter((times) => times > 1)).toEqual([]);
  });
});

test.describe("Django REST framework with a session cookie", () => {
  test.use({ signIn: "session" });

  test("the form signs in, writes have the CSRF token, and a lost session is noticed", async ({
    page,
    context,
    translate,
    faults,
    front,
  }) => {
    await page.goto("/genres");
    faults.expectRefusal(403, "/api/me");
    await fillSignIn(page, translate, "wrong");
    await expect(page.getByText(/Please enter a correct username and password/)).toBeVisible();
    await fillSignIn(page, translate, "certa-123");
    await genre(page, "Genre 02").click();
    await edit(page, translate, "With a cookie");
    await expect(page.getByRole("button", { name: /Ana Lima/ })).toBeVisible();

    await context.clearCookies();
    faults.expectRefusal(403, "/api/genres");
    await page.goto("/genres");
    await expect(page).toHaveURL("/login");
    await fillSignIn(page, translate, "certa-123");
    await expect(genre(page, "Genre 02")).toBeVisible();

    await signOut(page, translate);
    await expect(page).toHaveURL("/login");
    expect(front.calls.at(-1)).toBe("POST /api-auth/logout/");
    const cookies = async () => (await context.cookies()).map(({ name }) => name);
    await expect.poll(cookies).not.toContain("sessionid");
  });
});

test.describe("Django REST framework with authtoken", () => {
  test.use({ signIn: "token" });

  test("the token is sent with its scheme, and a wrong password shows the server's reason", async ({
    page,
    translate,
    faults,
  }) => {
    await page.goto("/genres/show/3");
    faults.expectRefusal(400, "/api/api-token-auth/");
    await fillSignIn(page, translate, "wrong");
    await expect(page.getByText("Unable to log in with provided credentials.")).toBeVisible();
    await fillSignIn(page, translate, "certa-123");
    await expect(heading(page, "Genre 03")).toBeVisible();
    await edit(page, translate, "With a token");
    await signOut(page, translate);
    await expect(page).toHaveURL("/login");
  });
});

test.describe("Django REST framework without sign-in", () => {
  test.use({ signIn: "open" });

  test("every page opens at once, and there is no sign-out", async ({ page, translate, faults }) => {
    await page.goto("/genres/show/4");
    await expect(heading(page, "Genre 04")).toBeVisible();
    await edit(page, translate, "Open to all");
    await page.getByRole("button", { name: translate("shell.user.label") }).click();
    await expect(page.getByRole("menuitem", { name: translate("shell.sessions.title") })).toBeVisible();
    await expect(page.getByRole("menuitem", { name: translate("shell.user.signOut") })).toHaveCount(0);
    await page.goto("/login");
    await expect(page).toHaveURL("/");
    expect(await tokensOf(page)).toBeNull();
    // The home page also requests entities that this server does not have.
    faults.forget();
  });
});
