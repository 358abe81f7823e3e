import { consoleProduct } from "virtual:product";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import {
  address,
  answer,
  closeConsole,
  mockWindowApis,
  placeStartTexts,
  signIn,
  startOnPage,
} from "../testing/console-harness.tsx";
import { fakeFetch } from "../testing/fake-fetch.ts";
import { tokenWith } from "../testing/session-harness.ts";
import { start } from "./start.tsx";

const fetched = vi.hoisted((): { pages: string[] } => ({ pages: [] }));
vi.mock("../home/home-screen.tsx", async (original) => {
  fetched.pages.push("home");
  return await original();
});

afterEach(closeConsole);

test("case 123: a page without the console's element shows only a clear message", () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const calls = fakeFetch(() => new Response(""));
  start(document.querySelector("#app"), consoleProduct);
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('<div id="app"></div>'));
  expect(calls).toHaveLength(0);
});

test.each([
  ["pt-BR", "O console não pôde iniciar"],
  ["fr-FR", "La console n’a pas pu démarrer"],
  ["ar-EG", "تعذّر بدء لوحة التحكم"],
])(
  "a malformed config shows a readable page in %s, the product's language, and in English",
  async (language, title) => {
    fakeFetch(() => new Response('{"timeoutMs": "soon"}'));
    placeStartTexts(language);
    const mount = document.createElement("div");
    start(mount, consoleProduct);
    await vi.waitFor(() => expect(mount.textContent).not.toBe(""));
    expect(mount.querySelector("h1")?.textContent).toBe(title);
    expect(mount.textContent).toContain("The console could not start");
    expect(mount.textContent).toContain('timeoutMs must be null or a number of milliseconds above 0, found "soon"');
  },
);

test("without texts of another language, the page of a failed start is only in English", async () => {
  fakeFetch(() => new Response('{"timeoutMs": "soon"}'));
  const mount = document.createElement("div");
  start(mount, consoleProduct);
  await vi.waitFor(() => expect(mount.textContent).not.toBe(""));
  expect(mount.querySelector("h1")?.textContent).toBe("The console could not start");
  expect(mount.querySelector("button")?.textContent).toBe("Try again");
});

test("a visitor of home sees the sign-in page before any code of home is fetched, and then home", async () => {
  mockWindowApis();
  fakeFetch((call) => (call.url.endsWith("/config.json") ? new Response("{}") : answer(call)));
  window.history.replaceState(null, "", "/");
  startOnPage();
  await screen.findByLabelText("Usuário");
  expect(address()).toBe("/login");
  expect(fetched.pages).toEqual([]);
  await signIn(userEvent.setup());
  await waitFor(() => expect(address()).toBe("/"));
  await screen.findByRole("heading", { level: 1 });
  expect(fetched.pages).toEqual(["home"]);
});

test("a visitor of an unknown address stays there", async () => {
  mockWindowApis();
  fakeFetch((call) => (call.url.endsWith("/config.json") ? new Response("{}") : answer(call)));
  window.history.replaceState(null, "", "/nowhere");
  startOnPage();
  await screen.findByRole("heading", { name: "Página não encontrada" });
  expect(address()).toBe("/nowhere");
});

test("an unmounted console ignores keys", async () => {
  mockWindowApis();
  fakeFetch((call) => (call.url.endsWith("/config.json") ? new Response("{}") : answer(call)));
  localStorage.setItem("main-tokens", JSON.stringify({ accessToken: tokenWith(4 * 3600), refreshToken: "r" }));
  window.history.replaceState(null, "", "/nowhere");
  const mount = document.body.appendChild(document.createElement("div"));
  const stop = start(mount, consoleProduct);
  await within(mount).findByRole("heading", { name: "Página não encontrada" });
  const user = userEvent.setup();
  await user.keyboard("{Control>}k{/Control}");
  await user.type(await screen.findByRole("combobox", { name: "O que você quer fazer?" }), "{Escape}");
  stop();
  expect(document.body.textContent).toBe("");
  await user.keyboard("{Control>}k{/Control}");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a console unmounted before its first render never renders", async () => {
  mockWindowApis();
  fakeFetch((call) => (call.url.endsWith("/config.json") ? new Response("{}") : answer(call)));
  window.history.replaceState(null, "", "/nowhere");
  const stopped = document.body.appendChild(document.createElement("div"));
  start(stopped, consoleProduct)();
  await within(startOnPage()).findByRole("heading", { name: "Página não encontrada" });
  expect(stopped.childNodes).toHaveLength(0);
});
