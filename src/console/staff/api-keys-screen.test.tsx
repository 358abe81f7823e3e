import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { ApiKeyRow } from "../../contract/api-keys.ts";
import { answer, closeConsole, mockWindowApis, openAt } from "../testing/console-harness.tsx";
import { fakeFetch, json, type SentCall } from "../testing/fake-fetch.ts";
import { pressTwice } from "../testing/press-twice.ts";
import { testConfig } from "../testing/session-harness.ts";
// Preload the lazy chunks: their load time is not under test.
import "./proof-dialog.tsx";
import "../ui/confirm-dialog-frame.tsx";

const { main } = testConfig.backends;
const abilities = { ...main.abilities, apiKeys: true, reauthentication: true };
const config = {
  ...testConfig,
  features: { staff: true },
  backends: { ...testConfig.backends, main: { ...main, abilities } },
};
const SECRET = `key_${"a".repeat(36)}_${"S".repeat(43)}`;
const row: ApiKeyRow = {
  id: "k1",
  name: "Loja",
  scopes: ["lending"],
  createdAt: "2026-01-01T00:00:00Z",
  createdBy: "ana@example.com",
  expiresAt: "2026-02-01T00:00:00Z",
  lastUsedAt: "2026-01-15T12:00:00Z",
};
const fromCommand: ApiKeyRow = { id: "k2", name: "Antiga", scopes: ["reporting"], createdAt: "2026-01-01T00:00:00Z" };
const list = () => json({ data: [fromCommand, row], total: 2, scopes: ["lending", "reporting"] });
const bodyOf = ({ body }: SentCall) => JSON.parse(String(body)) as Record<string, unknown>;

/** Mocks calls by method and path. The harness handles all other calls. */
function standIn(answers: Readonly<Record<string, (call: SentCall) => Response>>): SentCall[] {
  const seen: SentCall[] = [];
  fakeFetch((call) => {
    const found = answers[`${call.method} ${new URL(call.url, "http://x").pathname}`];
    if (found === undefined) {
      return answer(call);
    }
    seen.push(call);
    return found(call);
  });
  return seen;
}
const writesIn = (seen: readonly SentCall[]) => seen.filter(({ method }) => method !== "GET");
const open = () => openAt("/staff/api-keys", { signedIn: true, config });
const startTask = async (user: Awaited<ReturnType<typeof open>>["user"], task: string) => {
  await user.click(await screen.findByRole("button", { name: "Ações de Loja" }));
  await user.click(await screen.findByRole("menuitem", { name: task }));
};

beforeEach(mockWindowApis);

afterEach(closeConsole);

describe("the page of API keys", () => {
  test("lists keys with the labels of their scopes, creator, times and end, and marks one that has ended", async () => {
    standIn({ "GET /api/staff-api-keys": list });
    await open();
    const shown = within(await screen.findByRole("row", { name: /Loja/ }));
    for (const text of [
      "Emprestar livros",
      "ana@example.com",
      "31/12/2025, 21:00",
      "15/01/2026, 09:00",
      "31/01/2026, 21:00",
    ]) {
      expect(shown.getByText(text)).toBeDefined();
    }
    expect(shown.getByText("Vencida")).toBeDefined();
    const other = within(screen.getByRole("row", { name: /Antiga/ }));
    expect(["Reporting", "Linha de comando", "Nunca"].map((text) => other.getByText(text))).toHaveLength(3);
    expect(other.queryByText("Vencida")).toBeNull();
  });

  test("creates one key, however often the button is pressed, and shows its secret until it is hidden", async () => {
    const seen = standIn({
      "GET /api/staff-api-keys": list,
      "POST /api/staff-api-keys": () => json({ key: { ...row, name: "Nova" }, secret: SECRET }, 201),
    });
    const { user } = await open();
    await user.type(await screen.findByLabelText("Nome"), "Nova");
    pressTwice(screen.getByRole("button", { name: "Criar chave" }));
    expect(await screen.findByText("Selecione pelo menos um escopo.")).toBeDefined();
    await user.click(screen.getByRole("checkbox", { name: "Emprestar livros lending" }));
    pressTwice(screen.getByRole("button", { name: "Criar chave" }));
    expect(await screen.findByText(SECRET)).toBeDefined();
    expect(screen.getByRole("button", { name: "Copiar chave" })).toBeDefined();
    const [sent, ...further] = writesIn(seen);
    expect(further).toEqual([]);
    const { expiresAt, ...rest } = bodyOf(sent as SentCall);
    expect(rest).toEqual({ name: "Nova", scopes: ["lending"] });
    const days = (Date.parse(String(expiresAt)) - Date.now()) / 86_400_000;
    expect([days > 363.9, days <= 365.1]).toEqual([true, true]);
    await user.click(screen.getByRole("button", { name: "Já guardei a chave" }));
    expect(screen.queryByText(SECRET)).toBeNull();
  });

  test("rejects a last day that is past or no date without a call, and states which days are possible", async () => {
    const seen = standIn({ "GET /api/staff-api-keys": list });
    const { user } = await open();
    await user.type(await screen.findByLabelText("Nome"), "Nova");
    await user.click(screen.getByRole("checkbox", { name: "Emprestar livros lending" }));
    const day = screen.getByRole("textbox", { name: "Último dia" });
    for (const text of ["01/01/2020", "2027", "2026-13-45"]) {
      await user.clear(day);
      await user.paste(text);
      expect(await screen.findByText(/^Escolha um dia entre hoje e \d\d\/\d\d\/\d{4}\.$/)).toBeDefined();
      pressTwice(screen.getByRole("button", { name: "Criar chave" }));
    }
    expect(writesIn(seen)).toEqual([]);
  });

  test("rotates a key with the hours in which both are valid, and shows the new secret", async () => {
    const seen = standIn({
      "GET /api/staff-api-keys": list,
      "POST /api/staff-api-keys/k1/rotate": () => json({ key: row, secret: SECRET }),
    });
    const { user } = await open();
    await startTask(user, "Renovar");
    const form = within(await screen.findByRole("region", { name: "Renovar Loja" }));
    const hours = form.getByRole("spinbutton", { name: "Horas em que a chave atual continua válida" });
    await user.clear(hours);
    await user.type(hours, "2");
    pressTwice(form.getByRole("button", { name: "Criar nova chave" }));
    expect(await screen.findByText(SECRET)).toBeDefined();
    const bodies = writesIn(seen).map(bodyOf);
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toMatchObject({ overlapHours: 2 });
  });

  test("revokes a key after a confirmation", async () => {
    const seen = standIn({
      "GET /api/staff-api-keys": list,
      "DELETE /api/staff-api-keys/k1": () => new Response(null, { status: 204 }),
    });
    const { user } = await open();
    await startTask(user, "Revogar");
    const dialog = await screen.findByRole("dialog");
    expect(writesIn(seen)).toEqual([]);
    pressTwice(within(dialog).getByRole("button", { name: "Revogar" }));
    await waitFor(() => expect(writesIn(seen)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("asks for a proof of identity if the backend does, and explains a name that is taken", async () => {
    const problem = (status: number, code: string, params: object) =>
      json({ statusCode: status, message: "x", details: [{ path: "name", code, params, message: "x" }] }, status);
    let isProved = false;
    standIn({
      "GET /api/staff-api-keys": list,
      "POST /api/proof": () => {
        isProved = true;
        return new Response(null, { status: 204 });
      },
      "POST /api/staff-api-keys": () =>
        isProved ? problem(422, "unique", {}) : problem(403, "proofRequired", { methods: ["password"] }),
    });
    const { user } = await open();
    await user.type(await screen.findByLabelText("Nome"), "Loja");
    await user.click(screen.getByRole("checkbox", { name: "Emprestar livros lending" }));
    await user.click(screen.getByRole("button", { name: "Criar chave" }));
    const dialog = await screen.findByRole("dialog");
    await user.type(within(dialog).getByLabelText(/^Senha/, { selector: "input" }), "certa");
    await user.keyboard("{Enter}");
    expect(await screen.findByText("Outra chave ou alguém da equipe já tem este nome.")).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>("Nome").value).toBe("Loja");
  });

  test("is in the user menu of an administrator, and not found for backends without API keys", async () => {
    standIn({ "GET /api/staff-api-keys": list });
    const { user } = await openAt("/", { signedIn: true, config });
    await user.click(await screen.findByRole("button", { name: /^Sua conta/ }));
    await user.click(screen.getByRole("menuitem", { name: "Chaves de API" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Chaves de API" })).toBeDefined();
    closeConsole();
    const plain = { ...testConfig, features: { staff: true } };
    const { user: other } = await openAt("/staff/api-keys", { signedIn: true, config: plain });
    expect(await screen.findByText("Página não encontrada")).toBeDefined();
    await other.click(await screen.findByRole("button", { name: /^Sua conta/ }));
    expect(screen.queryByRole("menuitem", { name: "Chaves de API" })).toBeNull();
  });

  test("is hidden from readers", async () => {
    standIn({ "GET /api/staff-api-keys": list });
    const { user } = await openAt("/staff/api-keys", { signedIn: true, config, claims: { role: "reader" } });
    expect(await screen.findByText("Sem permissão")).toBeDefined();
    await user.click(await screen.findByRole("button", { name: /^Sua conta/ }));
    expect(screen.queryByRole("menuitem", { name: "Chaves de API" })).toBeNull();
  });
});
