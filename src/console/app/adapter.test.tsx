import { consoleProduct } from "virtual:product";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { BackendAdapter } from "../../contract/backend-adapter.ts";
import { address, closeConsole, mockWindowApis, signIn, startOnPage } from "../testing/console-harness.tsx";
import { fakeFetch, json } from "../testing/fake-fetch.ts";

beforeEach(mockWindowApis);

afterEach(closeConsole);

/** Starts the console with an adapter of its main backend. */
function startWith(adapter: BackendAdapter, path: string) {
  window.history.replaceState(null, "", path);
  startOnPage({ ...consoleProduct, adapters: { main: () => Promise.resolve(adapter) } });
  return userEvent.setup();
}

const signedIn: BackendAdapter = {
  signIn: ({ username, password }, tools) =>
    password === "certa"
      ? Promise.resolve({ accessToken: "token", username, name: "Ana Lima" })
      : tools.send({ path: "/refuse" }).then(() => ({ accessToken: "" })),
};

test("the product's adapter signs in, and its hook around calls is used", async () => {
  const sent = fakeFetch(({ url }) =>
    url.endsWith("/refuse")
      ? json({ message: "Conta bloqueada" }, 403)
      : json({ data: [], total: 0 }, url === "/config.json" ? 404 : 200),
  );
  const authorize: BackendAdapter["authorize"] = (call, token) => ({
    ...call,
    headers: { ...call.headers, "X-Key": token ?? "" },
  });
  const user = startWith({ ...signedIn, authorize }, "/tickets");
  await signIn(user, "errada");
  expect(await screen.findByText("Conta bloqueada")).toBeDefined();
  await user.clear(screen.getByLabelText("Usuário"));
  await user.clear(screen.getByLabelText("Senha"));
  await signIn(user);
  await waitFor(() => expect(address()).toBe("/tickets"));
  await waitFor(() =>
    expect(sent.some(({ url, headers }) => url.includes("/tickets") && headers.get("x-key") === "token")).toBe(true),
  );
  expect(await screen.findByRole("button", { name: /Ana Lima/ })).toBeDefined();
});

test("a hook that fails is shown as an error with its name", async () => {
  fakeFetch(() => json({}, 404));
  localStorage.setItem("main-tokens", JSON.stringify({ accessToken: "token" }));
  startWith({ request: () => Promise.reject(new TypeError("tenant is undefined")) }, "/tickets");
  expect(await screen.findByText(/falhou \(request\): tenant is undefined/)).toBeDefined();
});

test("an adapter without sign-in opens the console at once, without a sign-out", async () => {
  fakeFetch(({ url }) => (url === "/config.json" ? json({}, 404) : json({ data: [], total: 0 })));
  const user = startWith({ form: "none" }, "/tickets");
  await user.click(await screen.findByRole("button", { name: "Sua conta" }));
  expect(screen.queryByRole("menuitem", { name: "Sair" })).toBeNull();
});
