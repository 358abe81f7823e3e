import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createTexts } from "../i18n/texts.ts";
import { preferences } from "../lib/preferences.ts";
import type { ConsoleProduct } from "../product.ts";
import { createLoginGate } from "../session/login-gate.ts";
import { App } from "./app.tsx";
import { readConfig } from "./console-config.ts";
import { createConsoleRouter } from "./routing/console-router.tsx";
import { hasOpenWork } from "./session/has-open-work.ts";
import { createMainSession } from "./session/main-session.ts";
import { showStartProblem } from "./start-problem.ts";

/** Starts the console of a product in that element of the page. */
export async function start(mount: Element | null, product: ConsoleProduct): Promise<void> {
  if (mount === null) {
    // biome-ignore lint/suspicious/noConsole: without its element the console has no other place to say so.
    console.error('The console needs an element with the id "app" on the page: <div id="app"></div>');
    return;
  }
  try {
    const [config, texts] = await Promise.all([
      readConfig(product.backends),
      createTexts({ languages: product.model.languages, language: preferences.get("language") }),
    ]);
    const { session, isVolatile } = createMainSession(config);
    const loginGate = createLoginGate({ session, hasOpenWork });
    const services = { product, config, texts, session, loginGate, isVolatile };
    const router = createConsoleRouter(services);
    createRoot(mount).render(
      <StrictMode>
        <App services={services} router={router} />
      </StrictMode>,
    );
  } catch (cause) {
    showStartProblem(mount, cause);
  }
}
