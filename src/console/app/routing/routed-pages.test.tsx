import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { address, answer, closeConsole, mockWindowApis, openAt, signIn } from "../../testing/console-harness.tsx";
import { fakeFetch } from "../../testing/fake-fetch.ts";

beforeEach(mockWindowApis);

afterEach(() => {
  vi.useRealTimers();
  closeConsole();
});

test("the sign-in form renders before the router loads, and keeps the focus and its input afterwards", async () => {
  fakeFetch(answer);
  const { routing } = await openAt("/login", { signedIn: false });
  const field = screen.getByLabelText<HTMLInputElement>("Usuário");
  expect(routing.get()).toBeNull();
  field.value = "ana";
  await act(routing.load);
  expect(screen.getByLabelText("Usuário")).toBe(field);
  expect(field.value).toBe("ana");
  expect(screen.getAllByRole("heading", { name: "Entrar" })).toHaveLength(1);
});

test.each(["keyDown", "pointerDown", "input"] as const)("the router loads at the first %s", async (sign) => {
  fakeFetch(answer);
  const { routing } = await openAt("/login", { signedIn: false });
  fireEvent[sign](screen.getByLabelText("Usuário"));
  // The event starts the import at once.
  await act(() => vi.dynamicImportSettled());
  expect(routing.get()).not.toBeNull();
});

test("the router loads without interaction once the page is idle", async () => {
  fakeFetch(answer);
  const { routing } = await openAt("/login", { signedIn: false });
  await waitFor(() => expect(routing.get()).not.toBeNull(), { timeout: 4000 });
});

test("signing in, out and in again shows the sign-in page once each time", async () => {
  fakeFetch(answer);
  const { user, session } = await openAt("/login", { signedIn: false });
  await signIn(user);
  await waitFor(() => expect(address()).toBe("/"));
  await waitFor(() => expect(screen.queryByLabelText("Senha")).toBeNull());
  await act(() => session.signOut());
  await waitFor(() => expect(address()).toBe("/login"));
  await signIn(user);
  await waitFor(() => expect(address()).toBe("/"));
});

test("after a sign-in before the router is loaded, the router opens the requested page", async () => {
  fakeFetch(answer);
  const { session } = await openAt("/login", { signedIn: false });
  sessionStorage.setItem("return-path", "/books?page=2");
  await act(() => session.signIn("ana", "certa"));
  expect(screen.getByText("Você entrou no console")).toBeDefined();
  await waitFor(() => expect(address()).toBe("/books?page=2"));
});
