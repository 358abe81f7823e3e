import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { signInAt, startProcess } from "../src/backend/testing/backend-process.ts";
import { findFreePort } from "../src/backend/testing/free-port.ts";
import { startCompanyProvider } from "../testing/foreign-servers/start-server.ts";
import { loadTranslateFactor, type TranslateFactor } from "./factor-texts.ts";
import { expect, test as journey } from "./journey.ts";
import { textField } from "./steps.ts";
import type { Translate } from "./texts.ts";

/** Sign-in to the reference backend with settings of its own: second factors, and a company's provider. */

const PASSWORD = "Uma-Senha-9";

interface OwnSignInFixtures {
  /** Variables of a backend for one journey; null: the backend of all journeys. */
  readonly settings: Readonly<Record<string, string>> | null;
  /** Whether that backend uses a company's provider. */
  readonly hasCompany: boolean;
  readonly ownUrl: string | null;
  readonly translateFactor: TranslateFactor;
  /** A new administrator with a password. */
  readonly username: string;
}

const COMPANY = {
  OIDC_CLIENT_ID: "console",
  OIDC_CLIENT_SECRET: "only-for-tests",
  OIDC_ROLES: "console-admins=administrator,support=reader",
};

/** A journey that starts signed out, with its own backend if it has settings. */
export const test = journey.extend<OwnSignInFixtures>({
  signedIn: false,
  settings: [null, { option: true }],
  hasCompany: [false, { option: true }],

  translateFactor: async ({ language }, use) => use(await loadTranslateFactor(language)),

  ownUrl: async ({ settings, hasCompany }, use, testInfo) => {
    if (settings === null) {
      await use(null);
      return;
    }
    // The journey waits for a backend with a new database, and maybe for a provider.
    testInfo.slow();
    const [port, providerPort] = [await findFreePort(), await findFreePort()];
    const url = `http://localhost:${port}`;
    const folder = mkdtempSync(path.join(tmpdir(), "own-sign-in-"));
    const provider = hasCompany ? await startCompanyProvider(providerPort, url) : null;
    const { process: child, ended } = await startProcess({
      PORT: String(port),
      CONSOLE_URL: url,
      DATA_DIR: path.join(folder, "data"),
      CONSOLE_DIR: path.join(process.env["JOURNEYS_DIR"] ?? "", "console"),
      LOGIN_LIMIT: "1000000",
      ...(hasCompany ? { OIDC_ISSUER: `http://localhost:${providerPort}`, ...COMPANY } : {}),
      ...settings,
    });
    await use(url);
    child.kill("SIGKILL");
    await ended;
    await provider?.stop();
    rmSync(folder, { recursive: true, force: true });
  },

  baseURL: async ({ ownUrl, baseURL }, use) => use(ownUrl ?? baseURL),

  // Inviting users needs a recent sign-in.
  backend: async ({ playwright, ownUrl, baseURL }, use) => {
    const url = ownUrl ?? baseURL ?? "";
    const extraHTTPHeaders = { authorization: `Bearer ${await signInAt(url)}` };
    const request = await playwright.request.newContext({ baseURL: url, extraHTTPHeaders });
    await use(request);
    await request.dispose();
  },

  username: async ({ backend, unique }, use) => {
    const username = `${unique.toLowerCase()}@example.com`;
    const invited = await backend.post("/api/staff", { data: { username, name: "Rita Lopes", role: "administrator" } });
    expect(invited.status(), await invited.text()).toBe(201);
    const { link } = (await invited.json()) as { readonly link: { readonly token: string } };
    const set = await backend.post("/api/staff-links", { data: { token: link.token, password: PASSWORD } });
    expect(set.ok(), await set.text()).toBe(true);
    await use(username);
  },
});

/** The first step of a sign-in. */
export async function fillPassword(
  page: Page,
  translate: Translate,
  { username, password = PASSWORD }: { readonly username: string; readonly password?: string },
): Promise<void> {
  await textField(page, translate("shell.login.username")).fill(username);
  await page.getByLabel(translate("shell.login.password"), { exact: true }).fill(password);
  await page.getByRole("button", { name: translate("shell.login.submit"), exact: true }).click();
}

/** The home page greets the user of the fixture `username`. */
export async function expectSignedIn(page: Page, translate: Translate): Promise<void> {
  await expect(
    page.getByRole("heading", { level: 1, name: translate("shell.home.welcome", { name: "Rita" }) }),
  ).toBeVisible();
}

/** Signs out, which leads to the sign-in page. */
export async function signOut(page: Page, translate: Translate): Promise<void> {
  await page.getByRole("button", { name: translate("shell.user.label") }).click();
  await page.getByRole("menuitem", { name: translate("shell.user.signOut") }).click();
  await expect(page).toHaveURL("/login");
}

export { expect };
