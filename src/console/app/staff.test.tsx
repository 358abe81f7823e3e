import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { texts } from "../../../testing/fixture/generated/labels/pt-BR.ts";
import { menu } from "../../../testing/fixture/generated/menu.ts";
import { address, answer, closeConsole, mockWindowApis, openAt, signIn } from "../testing/console-harness.tsx";
import { fakeFetch, json } from "../testing/fake-fetch.ts";
import { fakeToken } from "../testing/fake-token.ts";
import { tokenWith } from "../testing/session-harness.ts";

beforeEach(mockWindowApis);

afterEach(closeConsole);

describe("a staff member who is signed in", () => {
  test("sees the menu entries that have a screen in the product", async () => {
    fakeFetch(answer);
    await openAt("/", { signedIn: true });
    const navigation = await screen.findByRole("navigation", { name: "Navegação principal" });
    const names = [...navigation.querySelectorAll("li")].map((entry) => entry.textContent);
    expect(names).toEqual(menu.filter(({ path }) => path !== null).map(({ labelKey }) => texts[labelKey]));
    expect(names).toEqual(expect.arrayContaining(["Início", "Livros", "Gêneros", "Ingressos", "Pessoas"]));
    expect(names).not.toContain("Exposições");
  });

  test.each(["/nowhere", "/books/"])("case 50, 52: sees the not-found page for %s, inside the shell", async (path) => {
    fakeFetch(answer);
    await openAt(path, { signedIn: true });
    expect(await screen.findByRole("heading", { name: "Página não encontrada" })).toBeDefined();
    expect(screen.getByRole("navigation", { name: "Navegação principal" })).toBeDefined();
  });

  test("is redirected from the sign-in page", async () => {
    fakeFetch(answer);
    await openAt("/login", { signedIn: true });
    await waitFor(() => expect(address()).toBe("/"));
  });

  test("case 5: is sent to sign-in when the session cannot be renewed, and returns to the same page afterwards", async () => {
    const { user, session } = await (async () => {
      fakeFetch((call) => (call.url.endsWith("/authentication") ? answer(call) : json({}, 401)));
      return openAt("/books?q=pro", { signedIn: true });
    })();
    expect(await screen.findByText("Não foi possível renovar a sessão. Entre novamente.")).toBeDefined();
    await waitFor(() => expect(address()).toBe("/login"));
    expect(session.isSignedIn()).toBe(false);
    fakeFetch(answer);
    await signIn(user);
    await waitFor(() => expect(address()).toBe("/books?q=pro"));
  });

  test("case 143: after signing out no data is left, and sign-in opens home", async () => {
    fakeFetch(answer);
    sessionStorage.setItem("draft:/genres/create", "{}");
    sessionStorage.setItem("note:ticket 7", "{}");
    const { user } = await openAt("/tickets", { signedIn: true });
    await user.click(await screen.findByRole("button", { name: "Sua conta" }));
    await user.click(await screen.findByRole("menuitem", { name: "Sair" }));
    await waitFor(() => expect(address()).toBe("/login"));
    expect(localStorage.getItem("main-tokens")).toBeNull();
    expect(sessionStorage).toHaveLength(0);
    await signIn(user);
    await waitFor(() => expect(address()).toBe("/"));
  });

  test("case 42: a sign-out that the backend did not receive shows an error", async () => {
    fakeFetch((call) => (call.url.endsWith("/logout") ? json({}, 500) : answer(call)));
    const { user } = await openAt("/tickets", { signedIn: true });
    await user.click(await screen.findByRole("button", { name: "Sua conta" }));
    await user.click(await screen.findByRole("menuitem", { name: "Sair" }));
    expect(await screen.findByText("Você saiu, mas a sessão continua aberta no servidor")).toBeDefined();
    expect(address()).toBe("/login");
  });

  test("case 26: is signed out together with the other tab", async () => {
    fakeFetch(answer);
    const { session } = await openAt("/tickets", { signedIn: true });
    await screen.findByRole("heading", { name: "Ingressos" });
    localStorage.removeItem("main-tokens");
    session.syncFromStorage();
    await waitFor(() => expect(address()).toBe("/login"));
    expect(await screen.findByText("A sessão foi encerrada em outra aba.")).toBeDefined();
    expect(sessionStorage.getItem("return-path")).toBe("/tickets");
  });

  test("case 26: after another user signs in elsewhere, sees none of the previous data", async () => {
    let code = "OF-ANA";
    const ticket = () => ({ id: "1", code, audience: "solo" });
    fakeFetch((call) => (call.url.includes("/tickets") ? json([ticket()]) : answer(call)));
    const { session } = await openAt("/tickets", { signedIn: true, username: "ana" });
    await screen.findByText("OF-ANA");
    code = "OF-BIA";
    localStorage.setItem("main-tokens", JSON.stringify({ accessToken: fakeToken({ username: "bia" }) }));
    expect(session.generation()).toBe(0);
    session.syncFromStorage();
    await screen.findByText("OF-BIA");
    expect(screen.queryByText("OF-ANA")).toBeNull();
  });

  test("sees the user and expiry of both sessions, and renews one", async () => {
    const renewed = tokenWith(8 * 3600);
    const calls = fakeFetch((call) => {
      if (call.url.endsWith("/refresh-token")) {
        return json({ accessToken: renewed });
      }
      return call.url === "/files-api/token" ? json({ token: fakeToken({ sub: "ana" }) }) : answer(call);
    });
    const { user } = await openAt("/", { signedIn: false });
    await signIn(user);
    await user.click(await screen.findByRole("button", { name: /^Sua conta/ }));
    await user.click(await screen.findByRole("menuitem", { name: "Sistemas conectados" }));
    const main = within(await screen.findByRole("region", { name: "Este console" }));
    expect(main.getByText("Conectado como ana")).toBeDefined();
    expect(main.getByText(/^Conectado até /)).toBeDefined();
    await user.click(main.getByRole("button", { name: "Renovar conexão" }));
    await main.findByText("Conexão renovada");
    expect(JSON.parse(localStorage.getItem("main-tokens") ?? "{}")).toMatchObject({ accessToken: renewed });
    const files = within(screen.getByRole("region", { name: "Sistema “files”" }));
    expect(files.getByText("Ainda sem conexão")).toBeDefined();
    await user.click(files.getByRole("button", { name: "Renovar conexão" }));
    await files.findByText("Conectado como ana");
    expect(calls.find(({ url }) => url === "/files-api/token")?.body).toBe('{"username":"ana"}');
  });

  test("keeps the theme, the language and the collapsed menu for the next visit", async () => {
    fakeFetch(answer);
    const { user } = await openAt("/", { signedIn: true });
    await user.click(await screen.findByRole("button", { name: "Recolher menu" }));
    await user.click(screen.getByRole("button", { name: "Tema" }));
    await user.click(await screen.findByRole("menuitemradio", { name: "Escuro" }));
    await user.click(screen.getByRole("button", { name: "Idioma" }));
    await user.click(await screen.findByRole("menuitemradio", { name: "English (US)" }));
    await screen.findByRole("button", { name: "Expand menu" });
    expect(document.documentElement.style.getPropertyValue("color-scheme")).toBe("dark");
    cleanup();
    await openAt("/", { signedIn: true });
    await screen.findByRole("button", { name: "Expand menu" });
    const navigation = within(screen.getByRole("navigation", { name: "Main navigation" }));
    expect(navigation.getByRole("link", { name: "Books" })).toBeDefined();
    expect(document.documentElement.style.getPropertyValue("color-scheme")).toBe("dark");
  });
});
