import { consoleProduct } from "virtual:product";
import { waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answer, closeConsole, mockWindowApis, startOnPage } from "../testing/console-harness.tsx";
import { fakeFetch } from "../testing/fake-fetch.ts";
import { tokenWith } from "../testing/session-harness.ts";

/** Lets the tests control whether the loading timeout expires. */
const clock = vi.hoisted(() => ({ hasPatience: true }));
vi.mock("../lib/sleep.ts", () => ({
  sleep: () => (clock.hasPatience ? new Promise(() => undefined) : Promise.resolve()),
}));

afterEach(() => {
  clock.hasPatience = true;
  closeConsole();
});

/** Opens the console at that address with a stored session. */
function startSignedIn(path: string, product = consoleProduct): HTMLElement {
  mockWindowApis();
  fakeFetch((call) => (call.url.endsWith("/config.json") ? new Response("{}") : answer(call)));
  localStorage.setItem("main-tokens", JSON.stringify({ accessToken: tokenWith(4 * 3600), refreshToken: "r" }));
  window.history.replaceState(null, "", path);
  return startOnPage(product);
}

test("the first page renders once and completely", async () => {
  const mount = startSignedIn("/set-password");
  const seen: string[] = [];
  const observer = new MutationObserver(() => seen.push(mount.textContent));
  observer.observe(mount, { childList: true, subtree: true });
  await within(mount).findByRole("heading", { name: "Definir senha" }, { timeout: 15_000 });
  observer.disconnect();
  expect(seen[0]).toContain("Definir senha");
  expect(seen.join()).not.toContain("Carregando…");
});

test("a slow first page announces to screen readers that it is loading", async () => {
  clock.hasPatience = false;
  const loadSignedIn = () => new Promise<never>(() => undefined);
  const mount = startSignedIn("/books", { ...consoleProduct, model: { ...consoleProduct.model, loadSignedIn } });
  const text = await within(mount).findByText("Carregando…");
  expect(text.getAttribute("role")).toBe("status");
});

test("a stored theme is applied before the first render", async () => {
  localStorage.setItem("console-theme", "dark");
  const mount = startSignedIn("/nowhere");
  expect(mount.textContent).toBe("");
  expect(document.documentElement.style.colorScheme).toBe("dark");
  await within(mount).findByRole("heading", { name: "Página não encontrada" });
});

test("the page's icon is set once the page is idle", async () => {
  const icon = document.head.appendChild(document.createElement("link"));
  Object.assign(icon, { rel: "icon", href: "data:," }).dataset["href"] = "/favicon.svg";
  startSignedIn("/nowhere");
  expect(icon.getAttribute("href")).toBe("data:,");
  await waitFor(() => expect(icon.getAttribute("href")).toBe("/favicon.svg"), { timeout: 15_000 });
  icon.remove();
});
