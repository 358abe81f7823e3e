import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { address, answer, closeConsole, mockWindowApis, openAt } from "../testing/console-harness.tsx";
import { fakeFetch, json, type SentCall } from "../testing/fake-fetch.ts";
import { pressTwice } from "../testing/press-twice.ts";
import { testConfig } from "../testing/session-harness.ts";
// Preload the lazy chunk: its load time is not under test.
import "./backend-sessions.tsx";

const config = { ...testConfig, features: { staff: true } };
const rows = [
  {
    id: "1",
    username: "ana@example.com",
    name: "Ana",
    role: "administrator",
    state: "active",
    createdAt: "2026-01-01T00:00:00Z",
    lastUsedAt: "2026-02-01T00:00:00Z",
  },
  {
    id: "2",
    username: "rui@example.com",
    name: "Rui",
    role: "reader",
    state: "disabled",
    createdAt: "2026-01-01T00:00:00Z",
  },
];
const link = { token: "T".repeat(43), expiresAt: "2026-01-02T00:00:00Z" };

/** Mocks staff calls by method and path. The harness handles all other calls. */
function standIn(answers: Readonly<Record<string, (call: SentCall) => Response>>): string[] {
  const seen: string[] = [];
  fakeFetch((call) => {
    const key = `${call.method} ${new URL(call.url, "http://x").pathname}`;
    const found = answers[key];
    if (found === undefined) {
      return answer(call);
    }
    seen.push(key);
    return found(call);
  });
  return seen;
}

beforeEach(mockWindowApis);

afterEach(closeConsole);

describe("the staff page", () => {
  const list = { "GET /api/staff": () => json({ data: rows, total: 2 }) };

  test("lists staff users, and shows a new user's link after one invitation, however often the button is pressed", async () => {
    const seen = standIn({
      ...list,
      "POST /api/staff": () => json({ user: { ...rows[1], username: "eva@example.com" }, link }, 201),
    });
    const { user } = await openAt("/staff", { signedIn: true, config });
    await screen.findByRole("rowheader", { name: /^Ana/ });
    const row = screen.getByRole("row", { name: /Rui/ });
    expect(within(row).getByText("Desativado")).toBeDefined();
    await user.type(screen.getByLabelText("Usuário"), "eva@example.com");
    await user.type(screen.getByLabelText("Nome"), "Eva");
    pressTwice(screen.getByRole("button", { name: "Convidar" }));
    expect(await screen.findByText(`${window.location.origin}/set-password#${link.token}`)).toBeDefined();
    expect(seen.filter((call) => call === "POST /api/staff")).toHaveLength(1);
  });

  test("confirms before it disables a user, and explains why the last administrator stays", async () => {
    const problem = {
      statusCode: 409,
      message: "x",
      details: [{ path: "", code: "lastAdministrator", params: {}, message: "x" }],
    };
    const seen = standIn({ ...list, "PUT /api/staff/1": () => json(problem, 409) });
    const { user } = await openAt("/staff", { signedIn: true, config });
    await user.click(await screen.findByRole("button", { name: "Ações de ana@example.com" }));
    await user.click(await screen.findByRole("menuitem", { name: "Desativar" }));
    const dialog = await screen.findByRole("dialog");
    expect(seen).not.toContain("PUT /api/staff/1");
    pressTwice(within(dialog).getByRole("button", { name: "Desativar" }));
    expect(await screen.findByText(/Este é o último administrador/)).toBeDefined();
    expect(seen.filter((call) => call === "PUT /api/staff/1")).toHaveLength(1);
  });

  test("is hidden from readers, and for backends without staff management", async () => {
    standIn(list);
    await openAt("/staff", { signedIn: true, config, claims: { role: "reader" } });
    expect(await screen.findByText("Sem permissão")).toBeDefined();
    closeConsole();
    await openAt("/staff", { signedIn: true });
    expect(await screen.findByText("Página não encontrada")).toBeDefined();
  });
});

test("the own sessions page lists the sessions, and ends one", async () => {
  const session = {
    createdAt: "2026-01-01T00:00:00Z",
    lastUsedAt: "2026-01-01T00:00:00Z",
    expiresAt: "2026-02-01T00:00:00Z",
  };
  const data = [
    { ...session, id: "a", userAgent: "Firefox", isCurrent: true },
    { ...session, id: "b", userAgent: "Chrome", isCurrent: false },
  ];
  const seen = standIn({
    "GET /api/sessions": () => json({ data, total: 2 }),
    "DELETE /api/sessions/b": () => new Response(null, { status: 204 }),
  });
  await openAt("/sessions", { signedIn: true, config });
  await screen.findByText("Firefox");
  expect(screen.getAllByText("31/12/2025, 21:00")).toHaveLength(2);
  pressTwice(screen.getByRole("button", { name: "Encerrar" }));
  const ended = () => seen.filter((call) => call === "DELETE /api/sessions/b");
  await waitFor(() => expect(ended()).not.toEqual([]));
  expect(ended()).toHaveLength(1);
});

test("the own sessions page shows an unknown user agent unchanged", async () => {
  const times = { createdAt: "2026-01-01T00:00:00Z", lastUsedAt: "2026-01-01T00:00:00Z" };
  const data = [
    { ...times, id: "a", expiresAt: "2026-02-01T00:00:00Z", userAgent: "curl/8.5.0", isCurrent: true },
    { ...times, id: "b", expiresAt: "2026-02-01T00:00:00Z", userAgent: "Firefox/140.0", isCurrent: false },
  ];
  standIn({ "GET /api/sessions": () => json({ data, total: 2 }) });
  await openAt("/sessions", { signedIn: true, config });
  const [unknown, known] = await screen.findAllByRole("rowheader");
  expect(unknown?.textContent).toBe("curl/8.5.0");
  expect(known?.textContent).toBe("Firefox");
});

test("the own sessions page has the connections to all backends, and the user menu does not list them again", async () => {
  standIn({ "GET /api/sessions": () => json({ data: [], total: 0 }) });
  await openAt("/sessions", { signedIn: true, config });
  const panel = await screen.findByRole("region", { name: "Sistemas conectados" });
  expect(within(panel).getByText("Este console")).toBeTruthy();
  await userEvent.setup().click(screen.getByRole("button", { name: /^Sua conta/ }));
  expect(screen.getByRole("menuitem", { name: "Dispositivos conectados" })).toBeTruthy();
  expect(screen.queryByRole("menuitem", { name: "Sistemas conectados" })).toBeNull();
});

describe("the page of a one-time link", () => {
  const submit = async (password: string, confirmation = password) => {
    const user = userEvent.setup();
    await screen.findByLabelText("Nova senha");
    for (const [label, text] of [
      ["Nova senha", password],
      ["Confirme a nova senha", confirmation],
    ] as const) {
      await user.clear(screen.getByLabelText(label));
      await user.type(screen.getByLabelText(label), text);
    }
    pressTwice(screen.getByRole("button", { name: "Definir senha" }));
    return user;
  };

  test("sets a password that meets the rules, and opens sign-in", async () => {
    let sent: unknown = null;
    const seen = standIn({
      "POST /api/staff-links": ({ body }) => {
        sent = JSON.parse(String(body));
        return json({ username: "ana" });
      },
    });
    await openAt(`/set-password#${link.token}`, { signedIn: false, config });
    await submit("fraca");
    expect(await screen.findByText(/^Use pelo menos 8 caracteres, com/)).toBeDefined();
    await submit("Uma-Senha-9", "Uma-Senha-8");
    const confirmation = screen.getByLabelText("Confirme a nova senha");
    await waitFor(() => expect(confirmation.getAttribute("aria-invalid")).toBe("true"));
    expect(screen.getByText("As senhas não coincidem")).toBeDefined();
    expect(seen).toEqual([]);
    const user = await submit("Uma-Senha-9");
    await user.click(await screen.findByRole("link", { name: "Entrar" }));
    expect(sent).toEqual({ token: link.token, password: "Uma-Senha-9" });
    expect(seen).toHaveLength(1);
    await waitFor(() => expect(address()).toBe("/login"));
  });

  test("reports a link without a token as expired, and sends nothing", async () => {
    const seen = standIn({ "POST /api/staff-links": () => json({}) });
    await openAt("/set-password", { signedIn: false, config });
    await submit("Uma-Senha-9");
    expect(await screen.findByText(/^Este link já foi usado ou expirou/)).toBeDefined();
    expect(seen).toEqual([]);
  });

  test.each([
    ["common", "Esta senha é muito comum ou já vazou. Escolha outra."],
    ["context", "A senha não pode conter o seu usuário, o seu nome nem o nome deste sistema."],
  ])("says why the backend rejects a password as %s", async (rule, text) => {
    const details = [{ path: "password", code: "passwordRule", params: { rule }, message: "x" }];
    standIn({ "POST /api/staff-links": () => json({ statusCode: 422, message: "x", details }, 422) });
    await openAt(`/set-password#${link.token}`, { signedIn: false, config });
    await submit("Senha-1234");
    expect(await screen.findByText(text)).toBeDefined();
  });

  test("shows each password on request", async () => {
    standIn({});
    await openAt(`/set-password#${link.token}`, { signedIn: false, config });
    const user = userEvent.setup();
    const field = await screen.findByLabelText("Confirme a nova senha");
    expect(field.getAttribute("type")).toBe("password");
    const [, show] = screen.getAllByRole("button", { name: "Mostrar senha" });
    await user.click(show as HTMLElement);
    expect(field.getAttribute("type")).toBe("text");
    expect(screen.getByLabelText("Nova senha").getAttribute("type")).toBe("password");
  });

  test("requires a username for the first administrator, and reports an expired link", async () => {
    const problem = {
      statusCode: 422,
      message: "x",
      details: [{ path: "username", code: "required", params: {}, message: "x" }],
    };
    const answers = [() => json(problem, 422), () => json({ statusCode: 410, message: "gone", details: [] }, 410)];
    standIn({ "POST /api/staff-links": () => (answers.shift() ?? (() => json({})))() });
    await openAt(`/set-password#${link.token}`, { signedIn: false, config });
    const user = await submit("Uma-Senha-9");
    await user.type(await screen.findByLabelText("Usuário"), "chefe@example.com");
    await submit("Uma-Senha-9");
    expect(await screen.findByText(/já foi usado ou expirou/)).toBeDefined();
  });
});
