import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createTexts } from "../i18n/texts.ts";
import { afterMs } from "../lib/after-ms.ts";
import { setTimeZone } from "../lib/calendar.ts";
import { preferences } from "../lib/preferences.ts";
import { whenIdle } from "../lib/when-idle.ts";
import type { ConsoleProduct } from "../product.ts";
import { createLoginGate } from "../session/login-gate.ts";
import { isLoginPath } from "../session/login-path.ts";
import { hasOpenWork } from "../session/open-work.ts";
import { showFirstTheme } from "../theme/theme-context.tsx";
import { App } from "./app.tsx";
import { readConfig } from "./config/console-config.ts";
import { fetchLogin } from "./login/fetch-login.ts";
import { sendReport, toErrorReport } from "./reports/error-report.ts";
import { goToLogin, isBehindLogin } from "./routing/behind-sign-in.ts";
import { preloadPage } from "./routing/preload-page.ts";
import { createRouting, fetchRouter, whenFound } from "./routing/routing.ts";
import { createMainSession, hasTokens } from "./services/main-session.ts";
import { showStartProblem } from "./start-problem.ts";

/** How long a page stays empty for its screen's sake, in ms; from then on it says to screen readers that it is loading. */
const FIRST_PAGE_MS = 1000;

/**
 * Starts the console of a product in that element of the page, and returns what takes it off the page again. There is
 * nothing to wait for: a module that did would keep the pages' own modules, which need it, from ever starting.
 */
export function start(mount: Element | null, product: ConsoleProduct): () => void {
  const stop = new AbortController();
  if (mount === null) {
    // biome-ignore lint/suspicious/noConsole: without its element the console has no other place to say so.
    console.error('The console needs an element with the id "app" on the page: <div id="app"></div>');
  } else {
    void draw(mount, product, stop.signal);
  }
  return () => stop.abort();
}

/** Fetches what the first page needs, and draws it, until it is told to stop. */
async function draw(mount: Element, product: ConsoleProduct, stop: AbortSignal): Promise<void> {
  try {
    showFirstTheme();
    loadFont();
    const { pathname } = window.location;
    const isAtLogin = isLoginPath(pathname);
    const isSignedIn = hasTokens();
    // A visitor without tokens does not need the code of a page that requires a session.
    const isVisitor = isBehindLogin(pathname, product) && !isSignedIn;
    const { languages } = product.model;
    const language = preferences.get("language");
    if (isSignedIn && !isAtLogin) {
      preloadPage(pathname, product, languages.find(({ name }) => name === language) ?? languages[0]);
    }
    const [config, texts, LoginScreen] = await Promise.all([
      readConfig(product.backends),
      createTexts({ languages, language }),
      isAtLogin || isVisitor ? fetchLogin() : fetchRouter().then(() => null),
    ]);
    setTimeZone(config.timeZone);
    const { session, isVolatile } = createMainSession(config);
    const loginGate = createLoginGate({ session, hasOpenWork });
    const services = { product, config, texts, session, loginGate, isVolatile };
    const routing = createRouting(services);
    const First = session.isSignedIn() ? null : LoginScreen;
    if (First === null) {
      // One drawing of the page, all at once, instead of one of nothing and many small ones of the page.
      await Promise.race([whenFound(await routing.load()), afterMs(FIRST_PAGE_MS)]);
    }
    if (stop.aborted) {
      return;
    }
    if (First !== null && !isAtLogin) {
      goToLogin(window.location);
    }
    const root = createRoot(mount, {
      // React unmounts the whole page after an error that no boundary catches.
      onUncaughtError(cause) {
        reportError(cause);
        sendReport(config.reportUrl ?? null, () => toErrorReport(cause, session.secrets()));
        showStartProblem(mount, cause, "render");
      },
    });
    stop.addEventListener("abort", () => root.unmount());
    root.render(
      <StrictMode>
        <App services={services} routing={routing} First={First} />
      </StrictMode>,
    );
    whenIdle(showIcon);
  } catch (cause) {
    showStartProblem(mount, cause);
  }
}

/** Asks for the font before there is anything on the page that would. */
function loadFont(): void {
  const { fonts } = document as Partial<Pick<Document, "fonts">>;
  // Where it does not come, the page is written in the system's.
  fonts?.load('1em "Inter Variable"').catch(() => undefined);
}

/** Browsers draw a page's icon in the page's own thread, and as soon as they know of it: they are told once it rests. */
function showIcon(): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon][data-href]");
  if (icon) {
    icon.href = icon.dataset["href"] ?? "";
  }
}
