import path from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, type BrowserContext, expect, type Page, type Route } from "@playwright/test";
import { findProduct } from "../generator/places/product-places.ts";
import { demoCredentials } from "../src/backend/config/demo-credentials.ts";
import type { ScreenName, ScreenRoute } from "../src/contract/screens.ts";
import { test } from "./journey.ts";
import { textField } from "./steps.ts";
import type { Say } from "./texts.ts";

/** A page as the first one of a browser tab. */
interface FirstPage {
  readonly path: string;
  /** Null for a page that is no generated screen. */
  readonly screen: ScreenName | "home" | "public" | null;
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

/** An access token with a signature that no backend accepts. */
function tokenOf(secondsLeft: number): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub: "1", name: "Helena", iat: now - 8 * 3600, exp: now + secondsLeft };
  return `${encode({ alg: "HS256" })}.${encode(claims)}.c2lnbmF0dXJl`;
}

/** Tokens of a browser that was used yesterday, and the responses of a backend to them. */
interface StoredSession {
  readonly tokens: { readonly accessToken: string; readonly refreshToken?: string } | null;
  /** Whether the backend is out of reach, or its refresh call returns a page of a proxy. */
  readonly fault?: "down" | "html";
  /** Whether the session is over, so that a page behind the sign-in is left. */
  readonly isOver: boolean;
}

const SESSIONS: { readonly [name: string]: StoredSession } = {
  "no tokens": { tokens: null, isOver: true },
  "an expired token": { tokens: { accessToken: tokenOf(-60) }, isOver: true },
  "a forged token": { tokens: { accessToken: tokenOf(4 * 3600) }, isOver: true },
  "a rejected refresh": { tokens: { accessToken: tokenOf(-60), refreshToken: "revoked" }, isOver: true },
  "a revoked session": { tokens: { accessToken: tokenOf(4 * 3600), refreshToken: "revoked" }, isOver: true },
  "a refresh that returns HTML": {
    tokens: { accessToken: tokenOf(-60), refreshToken: "r" },
    fault: "html",
    isOver: false,
  },
  "a backend that is down": { tokens: { accessToken: tokenOf(-60), refreshToken: "r" }, fault: "down", isOver: false },
};

const DELAYS_MS = [0, 50, 300, 2000];
/** Pages that are open at once, each in a browser context of its own: tabs of one context share their tokens. */
const AT_ONCE = 3;

async function readRoutes(): Promise<readonly ScreenRoute[]> {
  const { generated } = findProduct(process.env["PRODUCT"] || null);
  const file = pathToFileURL(path.join(generated, "routes.ts"));
  const { screenRoutes } = (await import(file.href)) as { readonly screenRoutes: readonly ScreenRoute[] };
  return screenRoutes;
}

/** The generated screens of the product, home, and the pages that need no session. */
async function readPages(ownPaths: readonly string[]): Promise<readonly FirstPage[]> {
  const screens = (await readRoutes()).map(({ path: route, screen }) => ({
    path: route.replace(/:\w+/, "0f0e0d0c-0000-4000-8000-000000000001"),
    screen,
  }));
  return [
    { path: "/", screen: "home" },
    ...screens,
    ...["/staff", "/sessions", "/activity", ...ownPaths].map((own) => ({ path: own, screen: null })),
    ...["/login", "/set-password", "/nowhere"].map((open) => ({ path: open, screen: "public" as const })),
  ];
}

async function respond(route: Route, { fault }: StoredSession, delayMs: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, delayMs));
  if (fault === "down") {
    await route.abort("connectionrefused");
  } else if (fault === "html" && route.request().url().endsWith("/refresh-token")) {
    await route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Proxy</title>" });
  } else {
    await route.fulfill({ status: 401, json: { status: 401, message: "Unauthorized" } });
  }
}

async function contextWith(
  browser: Browser,
  tokens: StoredSession["tokens"],
  language: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: language });
  await context.addInitScript(
    ([text, name]) => {
      // Once: the sign-in of the journey writes tokens of its own.
      if (window.sessionStorage.getItem("journey") === null) {
        window.sessionStorage.setItem("journey", "begun");
        window.localStorage.setItem("console-language", name ?? "");
        if (text) {
          window.localStorage.setItem("main-tokens", text);
        }
      }
    },
    [tokens === null ? "" : JSON.stringify(tokens), language],
  );
  return context;
}

/** Waits for the state in which a first page ends. Throws where there is none: an empty page. */
async function expectEnd(page: Page, { path: wanted, screen }: FirstPage, session: StoredSession): Promise<void> {
  const signIn = page.locator("input[autocomplete=username]");
  const title = page.getByRole("main").getByRole("heading").first();
  // A form or a product's own page may need no call, so that nothing finds the end of the session.
  const isSure = session.isOver && screen !== "public" && screen !== "create" && screen !== null;
  await expect(isSure ? signIn : signIn.or(title).first()).toBeVisible();
  if (wanted === "/login") {
    return;
  }
  const isLed = (await page.evaluate(() => window.location.pathname)) === "/login";
  expect(isLed ? await page.evaluate(() => window.sessionStorage.getItem("return-path")) : null).toBe(
    isLed ? wanted : null,
  );
  if (screen === "public" || !session.isOver) {
    expect(await page.evaluate(() => window.location.pathname)).toBe(wanted);
  }
}

async function openFirst(browser: Browser, first: FirstPage, state: readonly [StoredSession, number, string]) {
  const [session, delayMs, language] = state;
  const context = await contextWith(browser, session.tokens, language);
  const errors: string[] = [];
  try {
    const page = await context.newPage();
    page.on("pageerror", (error) => errors.push(error.message));
    await page.route(
      ({ pathname }) => pathname.startsWith("/api/"),
      (route) => respond(route, session, delayMs),
    );
    await page.goto(first.path);
    await expectEnd(page, first, session);
    return errors.map((error) => `${first.path}: ${error}`);
  } catch (error) {
    return [...errors, `${first.path}: ${error instanceof Error ? error.message : String(error)}`];
  } finally {
    await context.close();
  }
}

/** Opens every page as the first of a tab, with every state of a stored session, for backends of different speed. */
export function firstPagesOf(ownPaths: readonly string[]): void {
  for (const [name, session] of Object.entries(SESSIONS)) {
    test(`no first page stays empty with ${name}`, { tag: "@full" }, async ({ browser, language }) => {
      test.setTimeout(900_000);
      // Without tokens no call is made.
      const delays = session.tokens === null ? [0] : DELAYS_MS;
      const cases = (await readPages(ownPaths)).flatMap((first) => delays.map((ms) => [first, ms] as const));
      const faults: string[] = [];
      const run = async () => {
        for (let next = cases.pop(); next !== undefined; next = cases.pop()) {
          const [first, ms] = next;
          const found = await openFirst(browser, first, [session, ms, language]);
          faults.push(...found.map((line) => `after ${ms} ms: ${line}`));
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, run));
      expect(faults).toEqual([]);
    });
  }
}

async function signIn(page: Page, say: Say): Promise<void> {
  await textField(page, say("shell.login.username")).fill(demoCredentials.username);
  await textField(page, say("shell.login.password")).fill(demoCredentials.password);
  await page.getByRole("button", { name: say("shell.login.submit"), exact: true }).click();
}

/** The first page of a day, with the session of the day before: each list, home and one form. */
export function morningStarts(): void {
  test("a session that expired overnight leads from the first page to the sign-in and back", async ({
    browser,
    language,
    say,
  }) => {
    const routes = await readRoutes();
    const lists = routes.filter(({ screen }) => screen === "list").map(({ path: list }) => list);
    const form = routes.find(({ screen }) => screen === "edit")?.path.replace(/:\w+/, "unknown") ?? "/";
    for (const wanted of ["/", ...lists.map((list) => `${list}?page=2#row`), form]) {
      const { tokens } = SESSIONS["a rejected refresh"] ?? { tokens: null };
      const context = await contextWith(browser, tokens, language);
      const page = await context.newPage();
      await page.goto(wanted);
      await expect(page, wanted).toHaveURL("/login");
      await expect(page.getByText(say("shell.session.refreshFailed")), wanted).toBeVisible();
      await signIn(page, say);
      await expect(page).toHaveURL(wanted);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await context.close();
    }
  });
}
