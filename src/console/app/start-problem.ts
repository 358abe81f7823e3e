import { type StartTexts, startEnUs } from "../i18n/en-US/start.ts";
import { isOwnName } from "../lib/base-path.ts";
import { ConfigError } from "./config/config-error.ts";

/** When the console failed: before its first render, or later. */
export type FailedAt = "start" | "render";

/** The texts in the product's language, from the page; null in English, or on a page without them. */
function readOwnTexts(): StartTexts | null {
  const text = document.querySelector<HTMLTemplateElement>("template#start-texts")?.content.textContent ?? "";
  return text === "" ? null : (JSON.parse(text) as StartTexts);
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
 * Replaces the page with the reason of the failure, in the product's language and in English. Uses no React, theme or
 * catalogue: one of them may have failed.
 */
export function showStartProblem(mount: Element, cause: unknown, failedAt: FailedAt = "start"): void {
  const own = readOwnTexts();
  const reason = cause instanceof ConfigError ? "config" : "code";
  const page = document.createElement("main");
  page.className = "start-problem";
  page.setAttribute("role", "alert");
  if (own !== null) {
    element("h1", own[failedAt], page);
    element("p", own[reason], page);
  }
  const english = document.createElement("div");
  english.lang = "en-US";
  english.dir = "ltr";
  element(own === null ? "h1" : "h2", startEnUs[failedAt], english);
  element("p", startEnUs[reason], english);
  page.append(english);
  element("pre", cause instanceof Error ? cause.message : String(cause), page);
  const label = (name: "clear" | "retry") => (own === null ? startEnUs[name] : `${own[name]} · ${startEnUs[name]}`);
  const reload = () => window.location.reload();
  element("button", label("retry"), page).addEventListener("click", reload);
  if (!(cause instanceof ConfigError)) {
    element("button", label("clear"), page).addEventListener("click", () => {
      clearStorage();
      reload();
    });
  }
  mount.replaceChildren(page);
}
