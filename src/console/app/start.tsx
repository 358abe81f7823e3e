// The styles of all pages, before those of components.
import "../theme/fonts.css";
import "../theme/base.css";
import "./start-problem.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import type { AppConfig } from "../../contract/app-config.ts";
import { createTexts } from "../i18n/texts.ts";
import { toConsolePath } from "../lib/base-path.ts";
import { setTimeZone } from "../lib/calendar.ts";
import { preferences } from "../lib/preferences.ts";
import { sleep } from "../lib/sleep.ts";
import { whenIdle } from "../lib/when-idle.ts";
import type { ConsoleProduct } from "../product.ts";
import { toCallbackPath } from "../session/create-session-calls.ts";
import { createLoginGate } from "../session/login-gate.ts";
import { isLoginPath } from "../session/login-path.ts";
import { hasOpenWork } from "../session/open-work.ts";
import { showFirstTheme } from "../theme/theme-context.tsx";
import { App } from "./app.tsx";
import { readConfig } from "./config/console-config.ts";
import { fetchLogin } from "./login/fetch-login.ts";
import { sendReport, toErrorReport } from "./reports/error-report.ts";
import { preloadPage } from "./routing/preload-page.ts";
import { goToLogin, requiresSession } from "./routing/requires-session.ts";
import { createRouting, fetchRouter, whenMatched } from "./routing/routing.ts";
import type { LoadedAdapter, LoadedAdapters } from "./services/load-adapters.ts";
import { createMainSession, hasTokens } from "./services/main-session.ts";
import { showStartProblem } from "./start-problem.ts";

/** How long the page may stay empty while its screen loads, in ms. After that, it announces that it is loading. */
const FIRST_PAGE_MS = 1000;

/**
 * Starts the console of a product in an element, and returns the function that unmounts it. Not async: a module with
 * a top-level await would block the pages' modules, which import it.
 *
 * @example
 * start(document.querySelector("#app"), consoleProduct);
 */
export function start(mount: Element | null, product: ConsoleProduct): () => void {
  const stop = new AbortController();
  if (mount === null) {
    // biome-ignore lint/suspicious/noConsole: without its element, the console cannot show an error on the page.
    console.error('The console needs an element with the id "app" on the page: <div id="app"></div>');
  } else {
    void render(mount, product, stop.signal);
  }
  return () => stop.abort();
}

/** Loads what the first page needs and renders it, unless aborted. */
async function render(mount: Element, product: ConsoleProduct, stop: AbortSignal): Promise<void> {
  try {
    showFirstTheme();
    loadFont();
    const pathname = toConsolePath(window.location.pathname);
    const isAtLogin = isLoginPath(pathname);
    const isSignedIn = hasTokens();
    // A visitor without tokens does not need the code of a page that requires a session.
    const isVisitor = requiresSession(pathname, product) && !isSignedIn;
    const { languages } = product.model;
    const language = preferences.get("language");
    if (isSignedIn && !isAtLogin) {
      preloadPage(pathname, product, languages.find(({ name }) => name === language) ?? languages[0]);
    }
    const [config, adapters, texts, LoginScreen] = await Promise.all([
      readConfig(product.backends),
      fetchAdapters(product),
      createTexts({ languages, language }),
      isAtLogin || isVisitor ? fetchLogin() : fetchRouter().then(() => null),
    ]);
    setTimeZone(config.timeZone);
    const { session, isVolatile } = await openSession(config, adapters?.["main"]);
    const loginGate = createLoginGate({ session, hasOpenWork });
    const services = { product, config, texts, session, loginGate, adapters, isVolatile };
    const routing = createRouting(services);
    const First = session.isSignedIn() ? null : LoginScreen;
    if (First === null) {
      // Render the page once, when it is complete, instead of an empty page and many small updates.
      await Promise.race([whenMatched(await routing.load()), sleep(FIRST_PAGE_MS)]);
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

/** Loads the product's adapters, and their code; undefined without any. */
async function fetchAdapters({ adapters }: ConsoleProduct): Promise<LoadedAdapters | undefined> {
  return adapters === undefined
    ? undefined
    : await (await import("./services/load-adapters.ts")).loadAdapters(adapters);
}

/** Creates the session, and finishes a sign-in on another page if this page was opened by its redirect. */
async function openSession(config: AppConfig, adapter: LoadedAdapter | undefined) {
  const opened = createMainSession(config, adapter);
  const callback = adapter?.callbackPath ?? toCallbackPath(config.backends.main, config.features);
  if (callback === toConsolePath(window.location.pathname)) {
    await (await import("./services/finish-redirect.ts")).finishRedirect(opened.session, callback);
  }
  return opened;
}

/** Preloads the font before the page uses it. */
function loadFont(): void {
  const { fonts } = document as Partial<Pick<Document, "fonts">>;
  // The page falls back to the system font.
  fonts?.load('1em "Inter Variable"').catch(() => undefined);
}

/** Sets the page's icon when the page is idle: browsers render icons on the main thread. */
function showIcon(): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon][data-href]");
  if (icon) {
    icon.href = icon.dataset["href"] ?? "";
  }
}
