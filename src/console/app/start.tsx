import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createTexts } from "../i18n/texts.ts";
import { preferences } from "../lib/preferences.ts";
import type { ConsoleProduct } from "../product.ts";
import { createLoginGate } from "../session/login-gate.ts";
import { isLoginPath } from "../session/login-path.ts";
import { App } from "./app.tsx";
import { readConfig } from "./console-config.ts";
import { fetchLogin } from "./login/fetch-login.ts";
import { goToLogin, isBehindLogin } from "./routing/login-first.ts";
import { createRouting, fetchRouter } from "./routing/routing.ts";
import { hasOpenWork } from "./session/has-open-work.ts";
import { createMainSession, hasTokens } from "./session/main-session.ts";
import { showStartProblem } from "./start-problem.ts";

/**
 * Starts the console of a product in that element of the page. There is nothing to wait for: a module that did would keep
 * the pages' own modules, which need it, from ever starting.
 */
export function start(mount: Element | null, product: ConsoleProduct): void {
  if (mount === null) {
    // biome-ignore lint/suspicious/noConsole: without its element the console has no other place to say so.
    console.error('The console needs an element with the id "app" on the page: <div id="app"></div>');
    return;
  }
  void draw(mount, product);
}

/** Fetches what the first page needs, and draws it. */
async function draw(mount: Element, product: ConsoleProduct): Promise<void> {
  try {
    const { pathname } = window.location;
    const isAtLogin = isLoginPath(pathname);
    // Who has no tokens needs no code of a page that only they open.
    const isVisitor = isBehindLogin(pathname, product) && !hasTokens();
    const [config, texts, LoginScreen] = await Promise.all([
      readConfig(product.backends),
      createTexts({ languages: product.model.languages, language: preferences.get("language") }),
      isAtLogin || isVisitor ? fetchLogin() : fetchRouter().then(() => null),
    ]);
    const { session, isVolatile } = createMainSession(config);
    const loginGate = createLoginGate({ session, hasOpenWork });
    const services = { product, config, texts, session, loginGate, isVolatile };
    const routing = createRouting(services);
    const First = session.isSignedIn() ? null : LoginScreen;
    if (First === null) {
      await routing.load();
    } else if (!isAtLogin) {
      goToLogin(window.location);
    }
    createRoot(mount).render(
      <StrictMode>
        <App services={services} routing={routing} First={First} />
      </StrictMode>,
    );
  } catch (cause) {
    showStartProblem(mount, cause);
  }
}
