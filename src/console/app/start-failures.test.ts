import { consoleProduct } from "virtual:product";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  address,
  answer,
  closeConsole,
  mockWindowApis,
  placeStartTexts,
  signIn,
  startOnPage,
} from "../testing/console-harness.tsx";
import { fakeFetch, json } from "../testing/fake-fetch.ts";
import { tokenWith } from "../testing/session-harness.ts";
import { start } from "./start.tsx";

beforeEach(() => {
  mockWindowApis();
  placeStartTexts("pt-BR");
});
afterEach(() => {
  closeConsole();
});

/** A backend that rejects sessions older than this page. */
function startWithRefusedSession(path: string): HTMLElement {
  let isSignedIn = false;
  fakeFetch((call) => {
    if (call.url.endsWith("/config.json")) {
      return new Response("{}");
    }
    isSignedIn ||= call.url.endsWith("/authentication");
    return isSignedIn ? answer(call) : json({ message: "expired" }, 401);
  });
  const tokens = { accessToken: tokenWith(-60), refreshToken: "r", username: "ana" };
  localStorage.setItem("main-tokens", JSON.stringify(tokens));
  window.history.replaceState(null, "", path);
  return startOnPage();
}

test("a session rejected while the first page loads opens the sign-in page with the reason, and returns afterwards", async () => {
  startWithRefusedSession("/books?sort=title");
  const username = await screen.findByLabelText("Usuário");
  expect(address()).toBe("/login");
  expect(username).toHaveProperty("value", "ana");
  expect(document.activeElement).toBe(screen.getByLabelText("Senha"));
  await screen.findByText("Não foi possível renovar a sessão. Entre novamente.");
  await userEvent.setup().clear(username);
  await signIn(userEvent.setup());
  await waitFor(() => expect(address()).toBe("/books?sort=title"));
  expect(sessionStorage.getItem("return-path")).toBeNull();
});

test("a page without a session stays when an old session ends on it", async () => {
  const mount = startWithRefusedSession("/set-password#one-time-token");
  await screen.findByText("Não foi possível renovar a sessão. Entre novamente.");
  await within(mount).findByRole("heading", { name: "Definir senha" });
  expect(address()).toBe("/set-password#one-time-token");
  expect(sessionStorage.getItem("return-path")).toBeNull();
});

test.each([
  ["config.json without an answer", () => Promise.reject(new TypeError("Failed to fetch")), "A configuração"],
  ["config.json with a server error", () => new Response("", { status: 502 }), "A configuração"],
  ["config.json that is cut off", () => new Response('{"timeoutMs": 1'), "A configuração"],
] as const)("%s shows the reason and a button", async (_, respond, reason) => {
  vi.stubGlobal("fetch", async () => respond());
  const mount = document.body.appendChild(document.createElement("div"));
  start(mount, consoleProduct);
  await within(mount).findByText(new RegExp(reason));
  expect(within(mount).getByRole("button", { name: /Tentar de novo/ })).toBeTruthy();
});

test("texts that do not load show a reason that does not blame the configuration", async () => {
  fakeFetch(() => new Response("{}"));
  const [language, ...others] = consoleProduct.model.languages;
  const loadSignIn = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module: /assets/x.js"));
  const languages = language ? [{ ...language, loadSignIn }, ...others] : [];
  const mount = document.body.appendChild(document.createElement("div"));
  start(mount, { ...consoleProduct, model: { ...consoleProduct.model, languages } });
  await within(mount).findByText(/não carregou ou falhou/);
  expect(mount.textContent).not.toContain("configuração não pôde");
});

test("an error that no boundary catches leaves a page with its reason, and a way to clear damaged data", async () => {
  fakeFetch((call) => (call.url.endsWith("/config.json") ? new Response("{}") : answer(call)));
  const report = vi.fn();
  vi.stubGlobal("reportError", report);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const error = new RangeError("broken on purpose");
  const login = () => Promise.reject(error);
  window.history.replaceState(null, "", "/login");
  localStorage.setItem("console-list-book", "damaged");
  const mount = startOnPage({ ...consoleProduct, login });
  await within(mount).findByText("broken on purpose");
  expect(mount.textContent).toContain("O console parou por causa de um erro");
  expect(report).toHaveBeenCalledWith(error);
  // jsdom logs that it cannot reload.
  await userEvent.setup().click(within(mount).getByRole("button", { name: /Limpar os dados/ }));
  expect(localStorage).toHaveLength(0);
});
