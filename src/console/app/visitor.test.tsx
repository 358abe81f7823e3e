import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { address, answer, closeConsole, mockWindowApis, openAt, signIn } from "../testing/console-harness.tsx";
import { deferred } from "../testing/deferred.ts";
import { fakeFetch } from "../testing/fake-fetch.ts";

beforeEach(mockWindowApis);

afterEach(closeConsole);

describe("a visitor who is not signed in", () => {
  test("case 47: is redirected to sign-in and back, with query and hash", async () => {
    fakeFetch(answer);
    const { user } = await openAt("/tickets?page=2&q=a%26b#row-7", { signedIn: false });
    await screen.findByRole("heading", { name: "Entrar" });
    expect(address()).toBe("/login");
    await signIn(user);
    await waitFor(() => expect(address()).toBe("/tickets?page=2&q=a%26b#row-7"));
    expect(await screen.findByRole("heading", { name: "Ingressos" })).toBeDefined();
    expect(screen.getByText("Você entrou no console")).toBeDefined();
    expect(sessionStorage).toHaveLength(0);
  });

  test.each(["//evil.example", "/..//evil", "/login", "javascript:alert(1)"])(
    "case 48: is redirected home for a remembered path of %s",
    async (path) => {
      fakeFetch(answer);
      const { user } = await openAt("/login", { signedIn: false });
      sessionStorage.setItem("return-path", path);
      await signIn(user);
      await waitFor(() => expect(address()).toBe("/"));
    },
  );

  test.each(["/nowhere", "/books/", "/books/1/2/3"])(
    "case 50, 52: sees the not-found page for %s, without a redirect",
    async (path) => {
      fakeFetch(answer);
      await openAt(path, { signedIn: false });
      expect(await screen.findByRole("heading", { name: "Página não encontrada" })).toBeDefined();
      expect(address()).toBe(path);
      expect(screen.queryByRole("navigation")).toBeNull();
    },
  );

  test("case 39: a wrong password shows an error in the form, and keeps the input", async () => {
    fakeFetch(answer);
    const { user } = await openAt("/login", { signedIn: false });
    await signIn(user, "errada");
    expect((await screen.findByText("Usuário ou senha inválidos")).closest("[role=alert]")).not.toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>("Usuário").value).toBe("ana");
  });

  test.each(["/LOGIN", "/%6Cogin"])("signs in at %s as at /login, and continues", async (path) => {
    fakeFetch(answer);
    const { user } = await openAt(path, { signedIn: false });
    await signIn(user);
    await waitFor(() => expect(address()).toBe("/"));
  });

  test("both fields are required, each shows one error, and the first gets the focus", async () => {
    const calls = fakeFetch(answer);
    const { user } = await openAt("/login", { signedIn: false });
    await user.click(await screen.findByRole("button", { name: "Entrar" }));
    const username = screen.getByLabelText("Usuário");
    expect(document.activeElement).toBe(username);
    expect(username.getAttribute("aria-invalid")).toBe("true");
    const described = document.getElementById(username.getAttribute("aria-describedby") ?? "");
    expect(described?.textContent).toBe("Informe o usuário");
    expect(screen.getAllByText("Informe a senha")).toHaveLength(1);
    expect(calls).toHaveLength(0);
  });

  test("case 37: a username with a colon is rejected at its field", async () => {
    const calls = fakeFetch(answer);
    const { user } = await openAt("/login", { signedIn: false });
    await user.type(await screen.findByLabelText("Usuário"), "a:b");
    await user.type(screen.getByLabelText("Senha"), "x{Enter}");
    expect(screen.getByText("O usuário não pode conter dois-pontos")).toBeDefined();
    expect(calls).toHaveLength(0);
  });

  test("case 43: two quick clicks sign in once", async () => {
    const { promise: gate, resolve: release } = deferred<void>();
    const calls = fakeFetch(async (call) => {
      await gate;
      return answer(call);
    });
    const { user } = await openAt("/login", { signedIn: false });
    await signIn(user);
    await user.click(screen.getByRole("button", { name: "Entrando…" }));
    release();
    await waitFor(() => expect(address()).toBe("/"));
    expect(calls.filter(({ url }) => url.endsWith("/authentication"))).toHaveLength(1);
  });

  test("case 128: the password can be shown, and keeps its value", async () => {
    fakeFetch(answer);
    const { user } = await openAt("/login", { signedIn: false });
    const field = await screen.findByLabelText<HTMLInputElement>("Senha");
    await user.type(field, "segredo");
    await user.click(screen.getByRole("button", { name: "Mostrar senha", pressed: false }));
    expect([field.type, field.value]).toEqual(["text", "segredo"]);
    await user.click(screen.getByRole("button", { name: "Ocultar senha", pressed: true }));
    expect(field.type).toBe("password");
  });

  test("case 135: password managers find the fields", async () => {
    fakeFetch(answer);
    await openAt("/login", { signedIn: false });
    expect((await screen.findByLabelText("Usuário")).getAttribute("autocomplete")).toBe("username");
    expect(screen.getByLabelText("Senha").getAttribute("autocomplete")).toBe("current-password");
  });

  test("sees the sign-in page in English after switching the language", async () => {
    fakeFetch(answer);
    const { user } = await openAt("/login", { signedIn: false });
    await user.click(await screen.findByRole("button", { name: "English (US)" }));
    expect(await screen.findByRole("heading", { name: "Sign in" })).toBeDefined();
  });
});
