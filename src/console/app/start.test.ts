import { consoleProduct } from "virtual:product";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { address, answer, closeConsole, signIn, standInForWindow } from "../testing/console-harness.tsx";
import { fakeFetch } from "../testing/fake-fetch.ts";
import { start } from "./start.tsx";

const fetched = vi.hoisted((): { pages: string[] } => ({ pages: [] }));
vi.mock("../home/home-screen.tsx", async (original) => {
  fetched.pages.push("home");
  return await original();
});

afterEach(closeConsole);

test("case 123: a page without the console's element gets a clear message, and nothing else", () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const calls = fakeFetch(() => new Response(""));
  start(document.querySelector("#app"), consoleProduct);
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('<div id="app"></div>'));
  expect(calls).toHaveLength(0);
});

test("a malformed config is a page that can be read in both languages", async () => {
  fakeFetch(() => new Response('{"timeoutMs": "soon"}'));
  const mount = document.createElement("div");
  start(mount, consoleProduct);
  await vi.waitFor(() => expect(mount.textContent).not.toBe(""));
  expect(mount.textContent).toContain("O console não pôde iniciar");
  expect(mount.textContent).toContain("The console could not start");
  expect(mount.textContent).toContain('timeoutMs must be null or a number of milliseconds above 0, found "soon"');
});

test("a visitor of home is led to the sign-in page before any code of home is fetched, and from there to home", async () => {
  standInForWindow();
  fakeFetch((call) => (call.url.endsWith("/config.json") ? new Response("{}") : answer(call)));
  window.history.replaceState(null, "", "/");
  const mount = document.body.appendChild(document.createElement("div"));
  start(mount, consoleProduct);
  await screen.findByLabelText("Usuário");
  expect(address()).toBe("/login");
  expect(fetched.pages).toEqual([]);
  await signIn(userEvent.setup());
  await waitFor(() => expect(address()).toBe("/"));
  await screen.findByRole("heading", { level: 1 });
  expect(fetched.pages).toEqual(["home"]);
});

test("a visitor of an address that no screen has stays there", async () => {
  standInForWindow();
  fakeFetch((call) => (call.url.endsWith("/config.json") ? new Response("{}") : answer(call)));
  window.history.replaceState(null, "", "/nowhere");
  start(document.body.appendChild(document.createElement("div")), consoleProduct);
  await screen.findByRole("heading", { name: "Página não encontrada" });
  expect(address()).toBe("/nowhere");
});
