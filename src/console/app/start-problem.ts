import { isOwnName } from "../lib/base-path.ts";
import { ConfigError } from "./config/config-error.ts";

/** When the console failed: before its first render, or later. */
export type FailedAt = "start" | "render";

interface Problem {
  readonly title: string;
  readonly text: string;
}

const TITLES = {
  start: ["O console não pôde iniciar", "The console could not start"],
  render: ["O console parou por causa de um erro", "The console stopped because of an error"],
} as const;

const REASONS = {
  config: [
    "A configuração não pôde ser lida. Avise quem cuida da instalação.",
    "Its configuration could not be read. Tell the person who runs the installation.",
  ],
  code: [
    "Uma parte dele não carregou ou falhou. Se tentar de novo não ajudar, limpe os dados do console neste navegador.",
    "A part of it did not load, or it failed. If a second try does not help, clear the console's data in this browser.",
  ],
} as const;

function toProblem(failedAt: FailedAt, cause: unknown, language: 0 | 1): Problem {
  const reason = cause instanceof ConfigError ? "config" : "code";
  return { title: TITLES[failedAt][language], text: REASONS[reason][language] };
}

function element(name: string, text: string, parent: Element): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  parent.append(made);
  return made;
}

/** Deletes the console's data in this browser, in case damaged data makes each start fail. */
function clearStorage(): void {
  for (const open of [() => window.localStorage, () => window.sessionStorage]) {
    try {
      const storage = open();
      for (const name of Object.keys(storage).filter(isOwnName)) {
        storage.removeItem(name);
      }
    } catch {
      // A blocked storage is empty.
    }
  }
}

/**
 * Replaces the page with the reason of the failure, in both languages. Uses no React, theme or catalogue: one of them
 * may have failed.
 */
export function showStartProblem(mount: Element, cause: unknown, failedAt: FailedAt = "start"): void {
  const page = document.createElement("main");
  page.className = "start-problem";
  page.setAttribute("role", "alert");
  const portuguese = toProblem(failedAt, cause, 0);
  element("h1", portuguese.title, page);
  element("p", portuguese.text, page);
  const english = document.createElement("div");
  english.lang = "en-US";
  const { title, text } = toProblem(failedAt, cause, 1);
  element("h2", title, english);
  element("p", text, english);
  page.append(english);
  element("pre", cause instanceof Error ? cause.message : String(cause), page);
  const reload = () => window.location.reload();
  element("button", "Tentar de novo · Try again", page).addEventListener("click", reload);
  if (!(cause instanceof ConfigError)) {
    element("button", "Limpar os dados e entrar de novo · Clear data and sign in again", page).addEventListener(
      "click",
      () => {
        clearStorage();
        reload();
      },
    );
  }
  mount.replaceChildren(page);
}
