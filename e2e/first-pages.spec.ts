import type { Page } from "@playwright/test";
import type { ScreenName } from "../src/contract/screens.ts";
import { DELAY_HEADER, serveSession } from "./first-page-server.ts";
import { expect, test } from "./journey.ts";
import { readRoutes } from "./read-routes.ts";
import { type StoredSession, storedSessions, storeTokens, toStored } from "./stored-sessions.ts";
import { visitAll } from "./visit-all.ts";

/*
 * Opens each page as the first of a tab, with each state of a stored session, for backends of different speed. No page
 * may stay empty. One product is enough: the start of a console does not depend on its spec.
 */

interface FirstPage {
  readonly path: string;
  /** Null for a custom page, which may make no call. */
  readonly screen: ScreenName | "home" | "public" | null;
}

const DELAYS_MS = [2000, 300, 50, 0];

/** Under load, a page takes seconds. */
const PATIENCE = { timeout: 60_000 };

/** The generated screens of the product, home, and the pages that need no session. */
async function readPages(): Promise<readonly FirstPage[]> {
  const screens = (await readRoutes()).map(({ path, screen }) => ({
    path: path.replace(/:\w+/, "0f0e0d0c-0000-4000-8000-000000000001"),
    screen,
  }));
  return [
    { path: "/", screen: "home" },
    ...screens,
    ...["/staff", "/sessions", "/activity", "/shelf-mark"].map((own) => ({ path: own, screen: null })),
    ...["/login", "/set-password", "/nowhere"].map((open) => ({ path: open, screen: "public" as const })),
  ];
}

/** Waits for a final state of a first page. Throws if there is none: an empty page. */
async function expectEnd(page: Page, { path: wanted, screen }: FirstPage, session: StoredSession): Promise<void> {
  const signIn = page.locator("input[autocomplete=username]");
  const title = page.getByRole("main").getByRole("heading").first();
  // A form or a custom page may make no call, so the end of the session stays unnoticed.
  const isSure = session.isOver && screen !== "public" && screen !== "create" && screen !== null;
  await expect(isSure ? signIn : signIn.or(title).first()).toBeVisible(PATIENCE);
  if (wanted === "/login") {
    return;
  }
  // A form is visible until a call finds the end of the session, which remembers the path before it leaves the page.
  await expect(async () => {
    const { path, remembered } = await page.evaluate(() => ({
      path: window.location.pathname,
      remembered: window.sessionStorage.getItem("return-path"),
    }));
    const isLed = path === "/login";
    expect(remembered).toBe(isLed ? wanted : null);
    expect(isLed && session.isOver && screen !== "public" ? wanted : path).toBe(wanted);
  }).toPass(PATIENCE);
}

for (const [name, session] of Object.entries(storedSessions)) {
  test(`no first page stays empty with ${name}`, { tag: "@full" }, async ({ browser, language, baseURL }) => {
    test.setTimeout(600_000);
    const server = await serveSession(baseURL ?? "", session);
    const pages = await readPages();
    // Without tokens no call is made.
    const delays = session.tokens === null ? [0] : DELAYS_MS;
    const visits = delays.flatMap((ms) =>
      pages.map((first) => ({
        name: `${first.path} after ${ms} ms`,
        run: async (page: Page) => {
          const errors: string[] = [];
          page.on("pageerror", (error) => errors.push(error.message));
          await page.setExtraHTTPHeaders({ [DELAY_HEADER]: String(ms) });
          await page.goto(server.origin + first.path, { waitUntil: "commit" });
          await expectEnd(page, first, session);
          expect(errors).toEqual([]);
        },
      })),
    );
    const newContext = async () => {
      const context = await browser.newContext({ locale: language });
      await context.addInitScript(storeTokens, toStored(session, language));
      return context;
    };
    try {
      expect(await visitAll(newContext, visits)).toEqual([]);
    } finally {
      await server.close();
    }
  });
}
