import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { menu } from "../../../generated/menu.ts";
import { menuPtBr } from "../i18n/pt-br/menu.ts";
import { toLanguage } from "../i18n/text.ts";
import { createTexts } from "../i18n/texts.ts";
import { preferences } from "../session/preferences.ts";
import { fakeFetch, json, type SentCall } from "../testing/fake-fetch.ts";
import { startSession, testConfig, tokenWith } from "../testing/session-bench.ts";
import { App } from "./app.tsx";
import { createConsoleRouter } from "./console-router.tsx";

type MenuKey = keyof typeof menuPtBr;

const token = () => ({ accessToken: tokenWith(4 * 3600), refreshToken: "r" });

/** A backend with no records, and one staff member. */
function answer({ url, headers }: SentCall): Response {
  if (url.endsWith("/authentication")) {
    const isRight = headers.get("authorization") === `Basic ${btoa("ana:certa")}`;
    return isRight ? json(token()) : json({ message: "no" }, 401);
  }
  return url.endsWith("/logout") ? new Response(null, { status: 204 }) : json({ data: [], total: 0 });
}

/** Opens the console at that address, as a browser would. */
async function openAt(path: string, { signedIn }: { readonly signedIn: boolean }) {
  window.history.replaceState(null, "", path);
  const { session } = startSession(signedIn ? token() : null);
  const texts = await createTexts(toLanguage(preferences.get("language")));
  const services = { config: testConfig, texts, session, isVolatile: () => false };
  const router = createConsoleRouter(services);
  render(<App services={services} router={router} />);
  return { user: userEvent.setup(), session, router };
}

const address = () => window.location.pathname + window.location.search + window.location.hash;

async function signIn(user: ReturnType<typeof userEvent.setup>, password = "certa") {
  await user.type(await screen.findByLabelText("Usuário"), "ana");
  await user.type(screen.getByLabelText("Senha"), password);
  await user.click(screen.getByRole("button", { name: "Entrar" }));
}

beforeEach(() => {
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("min-width"),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

describe("a visitor who is not signed in", () => {
  test("case 47: is sent to sign-in and then back, with query and hash", async () => {
    fakeFetch(answer);
    const { user } = await openAt("/coupons?page=2&q=a%26b#row-7", { signedIn: false });
    await screen.findByRole("heading", { name: "Entrar" });
    expect(address()).toBe("/login");
    await signIn(user);
    await waitFor(() => expect(address()).toBe("/coupons?page=2&q=a%26b#row-7"));
    expect(await screen.findByRole("heading", { name: "Cupons" })).toBeDefined();
    expect(screen.getByText("Você entrou no console")).toBeDefined();
    expect(sessionStorage).toHaveLength(0);
  });

  test.each(["//evil.example", "/..//evil", "/login", "javascript:alert(1)"])(
    "case 48: a remembered path of %s leads home",
    async (path) => {
      fakeFetch(answer);
      const { user } = await openAt("/login", { signedIn: false });
      sessionStorage.setItem("return-path", path);
      await signIn(user);
      await waitFor(() => expect(address()).toBe("/"));
    },
  );

  test.each(["/nowhere", "/plans/", "/plans/1/2/3"])(
    "case 50, 52: finds nothing at %s, and is not sent anywhere",
    async (path) => {
      fakeFetch(answer);
      await openAt(path, { signedIn: false });
      expect(await screen.findByRole("heading", { name: "Página não encontrada" })).toBeDefined();
      expect(address()).toBe(path);
      expect(screen.queryByRole("navigation")).toBeNull();
    },
  );

  test("case 39: a wrong password is said at the form, and nothing typed is lost", async () => {
    fakeFetch(answer);
    const { user } = await openAt("/login", { signedIn: false });
    await signIn(user, "errada");
    expect((await screen.findByText("Usuário ou senha inválidos")).closest("[role=alert]")).not.toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>("Usuário").value).toBe("ana");
  });

  test("both fields are required, each says so once, and the first gets the focus", async () => {
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

  test("case 37: a username with a colon is refused at its field", async () => {
    const calls = fakeFetch(answer);
    const { user } = await openAt("/login", { signedIn: false });
    await user.type(await screen.findByLabelText("Usuário"), "a:b");
    await user.type(screen.getByLabelText("Senha"), "x{Enter}");
    expect(screen.getByText("O usuário não pode conter dois-pontos")).toBeDefined();
    expect(calls).toHaveLength(0);
  });

  test("case 43: two quick clicks sign in once", async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
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

  test("reads the sign-in page in English once it is chosen", async () => {
    fakeFetch(answer);
    const { user } = await openAt("/login", { signedIn: false });
    await user.click(await screen.findByRole("button", { name: "English (US)" }));
    expect(await screen.findByRole("heading", { name: "Sign in" })).toBeDefined();
  });
});

describe("a staff member who is signed in", () => {
  test("sees the menu's screens, and none that the product lacks", async () => {
    fakeFetch(answer);
    await openAt("/", { signedIn: true });
    const navigation = await screen.findByRole("navigation", { name: "Navegação principal" });
    const names = [...navigation.querySelectorAll("li")].map((entry) => entry.textContent);
    expect(names).toEqual(
      menu.filter(({ path }) => path !== null).map(({ labelKey }) => menuPtBr[labelKey as MenuKey]),
    );
    expect(names).toEqual(expect.arrayContaining(["Início", "Planos", "Recursos", "Cupons", "Contas"]));
    expect(names).not.toContain("Turmas");
  });

  test.each(["/nowhere", "/plans/"])("case 50, 52: finds nothing at %s, inside of the shell", async (path) => {
    fakeFetch(answer);
    await openAt(path, { signedIn: true });
    expect(await screen.findByRole("heading", { name: "Página não encontrada" })).toBeDefined();
    expect(screen.getByRole("navigation", { name: "Navegação principal" })).toBeDefined();
  });

  test("is taken on from the sign-in page", async () => {
    fakeFetch(answer);
    await openAt("/login", { signedIn: true });
    await waitFor(() => expect(address()).toBe("/"));
  });

  test("case 5: goes to sign-in when the session cannot be renewed, and back to the same page after it", async () => {
    const { user, session } = await (async () => {
      fakeFetch((call) => (call.url.endsWith("/authentication") ? answer(call) : json({}, 401)));
      return openAt("/plans?q=pro", { signedIn: true });
    })();
    expect(await screen.findByText("Não foi possível renovar a sessão. Entre novamente.")).toBeDefined();
    await waitFor(() => expect(address()).toBe("/login"));
    expect(session.isSignedIn()).toBe(false);
    fakeFetch(answer);
    await signIn(user);
    await waitFor(() => expect(address()).toBe("/plans?q=pro"));
  });

  test("case 143: after signing out nothing is left, and sign-in leads home", async () => {
    fakeFetch(answer);
    const { user } = await openAt("/coupons", { signedIn: true });
    await user.click(await screen.findByRole("button", { name: "Sua conta" }));
    await user.click(await screen.findByRole("menuitem", { name: "Sair" }));
    await waitFor(() => expect(address()).toBe("/login"));
    expect(localStorage.getItem("main-tokens")).toBeNull();
    expect(sessionStorage).toHaveLength(0);
    await signIn(user);
    await waitFor(() => expect(address()).toBe("/"));
  });

  test("case 42: a sign-out that the backend missed is told", async () => {
    fakeFetch((call) => (call.url.endsWith("/logout") ? json({}, 500) : answer(call)));
    const { user } = await openAt("/coupons", { signedIn: true });
    await user.click(await screen.findByRole("button", { name: "Sua conta" }));
    await user.click(await screen.findByRole("menuitem", { name: "Sair" }));
    expect(await screen.findByText("Não foi possível avisar o servidor da saída")).toBeDefined();
    expect(address()).toBe("/login");
  });

  test("case 26: is signed out with the other tab", async () => {
    fakeFetch(answer);
    const { session } = await openAt("/coupons", { signedIn: true });
    await screen.findByRole("heading", { name: "Cupons" });
    localStorage.removeItem("main-tokens");
    session.syncFromStorage();
    await waitFor(() => expect(address()).toBe("/login"));
    expect(await screen.findByText("A sessão foi encerrada em outra aba.")).toBeDefined();
    expect(sessionStorage.getItem("return-path")).toBe("/coupons");
  });

  test("keeps the theme, the language and the folded menu for the next visit", async () => {
    fakeFetch(answer);
    const { user } = await openAt("/", { signedIn: true });
    await user.click(await screen.findByRole("button", { name: "Recolher menu" }));
    await user.click(screen.getByRole("button", { name: "Tema" }));
    await user.click(await screen.findByRole("menuitemradio", { name: "Escuro" }));
    await user.click(screen.getByRole("button", { name: "Idioma" }));
    await user.click(await screen.findByRole("menuitemradio", { name: "English (US)" }));
    await screen.findByRole("button", { name: "Unfold menu" });
    expect(document.documentElement.style.getPropertyValue("color-scheme")).toBe("dark");
    cleanup();
    await openAt("/", { signedIn: true });
    await screen.findByRole("button", { name: "Unfold menu" });
    const navigation = within(screen.getByRole("navigation", { name: "Main navigation" }));
    expect(navigation.getByRole("link", { name: "Plans" })).toBeDefined();
    expect(document.documentElement.style.getPropertyValue("color-scheme")).toBe("dark");
  });
});
