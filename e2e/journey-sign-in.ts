import path from "node:path";
import type { Page } from "@playwright/test";
import { findFreePort } from "../src/backend/testing/free-port.ts";
import { type FrontServer, startFrontServer } from "../testing/foreign-servers/front-server.ts";
import { type DjangoSignIn, startDjango, startOidc } from "../testing/foreign-servers/start-server.ts";
import { expect, test as journey } from "./journey.ts";
import { textField } from "./steps.ts";
import type { Translate } from "./texts.ts";

/** Real servers, as they come: Django REST framework and an OpenID provider. */

/** Lifetime of an access token, in seconds: it expires during a journey. */
const LIFETIME = 5;

const folder = path.join(process.env["JOURNEYS_DIR"] ?? "", "console");

const LISTS = {
  preset: "own",
  size: "page_size",
  rows: "results",
  total: "count",
  sort: null,
  search: null,
  filter: null,
};
const ABILITIES = { paging: "pages", pageSize: 25, idempotency: "never", conflictTags: false };

const JWT = {
  kind: "token",
  signIn: { path: "/token/", as: "json" },
  refresh: { path: "/token/refresh/", field: "refresh" },
  whoAmI: { path: "/me", name: "name", username: "username" },
  signOut: { path: "/token/blacklist/", field: "refresh" },
};

const SESSION = {
  kind: "cookie",
  csrf: { prepare: "../api-auth/login/", cookie: "csrftoken", header: "X-CSRFToken" },
  signIn: { path: "../api-auth/login/", as: "form" },
  whoAmI: { path: "/me", name: "name", username: "username" },
  doubtOn: [403],
  signOut: { path: "../api-auth/logout/" },
};

/** How the console signs in to Django REST framework. */
export const AUTHS = {
  jwt: JWT,
  session: SESSION,
  token: { kind: "token", signIn: { path: "/api-token-auth/", as: "json" }, send: { scheme: "Token" } },
  open: { kind: "none" },
};

interface SignInFixtures {
  /** How the console signs in. */
  readonly signIn: DjangoSignIn | "oidc";
  /** The console's web server, with the server behind it. */
  readonly front: FrontServer;
}

async function startServers(signIn: SignInFixtures["signIn"]) {
  const port = await findFreePort();
  if (signIn === "oidc") {
    const issuer = `http://localhost:${port}`;
    const auth = {
      kind: "oidc",
      issuer,
      clientId: "console",
      scope: "openid profile offline_access",
      endSession: true,
    };
    const main = { url: `${issuer}/api`, auth, abilities: { paging: "none" } };
    const front = await startFrontServer({ folder, config: { backends: { main } } });
    return { front, server: await startOidc(port, front.url, LIFETIME) };
  }
  const main = { url: "/api", auth: AUTHS[signIn], lists: LISTS, abilities: ABILITIES };
  const server = await startDjango(port, signIn, LIFETIME);
  const backend = { port, paths: /^\/(api|api-auth|spent)(\/|$)/ };
  return { front: await startFrontServer({ folder, config: { backends: { main } }, backend }), server };
}

/** A journey with its own server, signed out. */
export const test = journey.extend<SignInFixtures>({
  signIn: ["jwt", { option: true }],

  front: async ({ signIn }, use) => {
    const { front, server } = await startServers(signIn);
    await use(front);
    await front.close();
    await server.stop();
  },

  baseURL: async ({ front }, use) => use(front.url),

  storageState: async ({ front, language }, use) => {
    const localStorage = [{ name: "console-language", value: language }];
    await use({ cookies: [], origins: [{ origin: front.url, localStorage }] });
  },
});

export async function fillSignIn(page: Page, translate: Translate, password: string): Promise<void> {
  await textField(page, translate("shell.login.username")).fill("ana");
  await page.getByLabel(translate("shell.login.password"), { exact: true }).fill(password);
  await page.getByRole("button", { name: translate("shell.login.submit"), exact: true }).click();
}

export async function signOut(page: Page, translate: Translate): Promise<void> {
  await page.getByRole("button", { name: translate("shell.user.label") }).click();
  await page.getByRole("menuitem", { name: translate("shell.user.signOut") }).click();
}

export const tokensOf = (page: Page) => page.evaluate(() => window.localStorage.getItem("main-tokens"));

export { expect };
