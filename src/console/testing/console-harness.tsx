/// <reference path="./product.d.ts" />
import { consoleProduct } from "virtual:product";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { vi } from "vitest";
import type { AppConfig } from "../../contract/app-config.ts";
import { App } from "../app/app.tsx";
import { fetchLogin } from "../app/login/fetch-login.ts";
import { createRouting } from "../app/routing/routing.ts";
import { start } from "../app/start.tsx";
import { startTextsIn } from "../i18n/start-texts.ts";
import { preferences } from "../lib/preferences.ts";
import { createLoginGate } from "../session/login-gate.ts";
import { isLoginPath } from "../session/login-path.ts";
import { hasOpenWork } from "../session/open-work.ts";
import { createTestTexts } from "./create-test-texts.ts";
import { json, type SentCall } from "./fake-fetch.ts";
import { startSession, testConfig, tokenWith } from "./session-harness.ts";

const token = (claims = {}) => ({ accessToken: tokenWith(4 * 3600, Date.now(), claims), refreshToken: "r" });

/**
 * A backend with no records, and one staff member.
 *
 * @example
 * fakeFetch(answer);
 */
export function answer({ url, headers }: SentCall): Response {
  if (url.endsWith("/authentication")) {
    const isRight = headers.get("authorization") === `Basic ${btoa("ana:certa")}`;
    return isRight ? json(token()) : json({ message: "no" }, 401);
  }
  return url.endsWith("/logout") ? new Response(null, { status: 204 }) : json({ data: [], total: 0 });
}

interface OpenOptions {
  readonly signedIn: boolean;
  /** Additional claims of the token. */
  readonly claims?: object;
  readonly config?: AppConfig;
  /** Username from sign-in. Default: unknown. */
  readonly username?: string;
}

/**
 * Opens the console at an address, as a browser would.
 *
 * @example
 * await openAt("/tickets", { signedIn: true });
 */
export async function openAt(path: string, { signedIn, config = testConfig, claims, username }: OpenOptions) {
  window.history.replaceState(null, "", path);
  const { session } = startSession(
    signedIn ? { ...token(claims), ...(username === undefined ? {} : { username }) } : null,
  );
  const texts = await createTestTexts(preferences.get("language") ?? "pt-BR");
  const loginGate = createLoginGate({ session, hasOpenWork });
  const services = { product: consoleProduct, config, texts, session, loginGate, isVolatile: () => false };
  const routing = createRouting(services);
  const First = signedIn || !isLoginPath(window.location.pathname) ? null : await fetchLogin();
  if (First === null) {
    await routing.load();
  }
  render(<App services={services} routing={routing} First={First} />);
  return { user: userEvent.setup(), session, routing, texts };
}

/** Consoles started by the tests. */
const started: (() => void)[] = [];

/** Starts the console in an element at the end of the page, until the test ends. */
export function startOnPage(product = consoleProduct): HTMLElement {
  const mount = document.body.appendChild(document.createElement("div"));
  started.push(start(mount, product));
  return mount;
}

/**
 * The current address of the console: path and query.
 *
 * @example
 * expect(address()).toBe("/tickets");
 */
export const address = (): string => window.location.pathname + window.location.search + window.location.hash;

export async function signIn(user: ReturnType<typeof userEvent.setup>, password = "certa"): Promise<void> {
  await user.type(await screen.findByLabelText("Usuário"), "ana");
  await user.type(screen.getByLabelText("Senha"), password);
  await user.click(screen.getByRole("button", { name: "Entrar" }));
}

/**
 * Mocks APIs of a wide window that jsdom lacks.
 *
 * @example
 * beforeEach(mockWindowApis);
 */
export function mockWindowApis(): void {
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("min-width"),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

/** Adds the texts of a failed start to the page, as a build does for a product in a language. */
export function placeStartTexts(language: string): void {
  const template = document.body.appendChild(document.createElement("template"));
  template.id = "start-texts";
  template.content.append(JSON.stringify(startTextsIn(language)));
}

/**
 * Stops the console, so that it does not handle keys of later tests.
 *
 * @example
 * afterEach(closeConsole);
 */
export function closeConsole(): void {
  for (const stop of started.splice(0)) {
    stop();
  }
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
}
