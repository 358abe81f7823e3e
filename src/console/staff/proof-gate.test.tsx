import { startAuthentication } from "@simplewebauthn/browser";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { answer, closeConsole, mockWindowApis, openAt } from "../testing/console-harness.tsx";
import { fakeFetch, json, type SentCall } from "../testing/fake-fetch.ts";
import { testConfig, tokenWith } from "../testing/session-harness.ts";

vi.mock(import("@simplewebauthn/browser"), async (load) => ({ ...(await load()), startAuthentication: vi.fn() }));

const withAbilities = (abilities: object) => {
  const main = { ...testConfig.backends.main, abilities };
  return { ...testConfig, features: { staff: true }, backends: { ...testConfig.backends, main } };
};
const config = withAbilities({ reauthentication: true, secondFactor: true });

const problem = (status: number, code: string, params: object = {}) =>
  json({ statusCode: status, message: "refused", details: [{ path: "", code, params, message: "x" }] }, status);

const user = { id: "1", username: "rita", name: "Rita", role: "reader", state: "invited", createdAt: "2026-01-01" };
const link = { token: "LINK", expiresAt: "2026-01-02T00:00:00Z" };

/** A backend whose invitations need a proof: the password "certa", the code 123456, or a token of a later sign-in. */
function standIn(methods: readonly string[], isFresh: (call: SentCall) => boolean = () => false) {
  let isProved = false;
  const prove = ({ body }: SentCall) => {
    const given = JSON.parse(body ?? "{}") as {
      password?: string;
      code?: string;
      passkey?: { response: { id: string } };
    };
    const { password, code, passkey } = given;
    isProved ||= password === "certa" || code === "123456" || passkey?.response.id === "right";
    const refusal = passkey !== undefined ? "passkeyRejected" : code === undefined ? "wrongPassword" : "wrongCode";
    return isProved ? new Response(null, { status: 204 }) : problem(422, refusal);
  };
  return fakeFetch((call) => {
    switch (`${call.method} ${call.url}`) {
      case "POST /api/staff":
        return isProved || isFresh(call) ? json({ user, link }, 201) : problem(403, "proofRequired", { methods });
      case "POST /api/proof":
        return prove(call);
      case "POST /api/proof/passkey":
        return json({ ticket: "T", options: { challenge: "C" } });
      case "POST /api/company-sign-in/begin":
        return json({ address: "https://login.company.example/?prompt=login" });
      default:
        return answer(call);
    }
  });
}

const sentTo = (calls: readonly SentCall[], path: string) =>
  calls.filter(({ method, url }) => method === "POST" && url === `/api${path}`);

/** Opens staff management and submits an invitation. */
async function invite(given = config) {
  const claims = { role: "administrator" };
  const opened = await openAt("/staff", { signedIn: true, config: given, claims, username: "ana" });
  await opened.user.type(await screen.findByLabelText("Usuário"), "rita");
  await opened.user.type(screen.getByLabelText("Nome"), "Rita");
  await opened.user.click(screen.getByRole("button", { name: "Convidar" }));
  return opened;
}

const dialog = async () => within(await screen.findByRole("dialog", { name: "Confirme que é você" }));
const typedName = () => screen.getByLabelText<HTMLInputElement>("Usuário").value;

beforeEach(mockWindowApis);
afterEach(() => {
  vi.mocked(startAuthentication).mockReset();
  closeConsole();
});

describe("a call that needs a proof of identity", () => {
  test("opens a dialog, shows a wrong password, and is repeated with what was typed after the right one", async () => {
    const calls = standIn(["password"]);
    const opened = await invite();
    const shown = await dialog();
    await opened.user.type(shown.getByLabelText(/^Senha/), "errada{Enter}");
    expect(await shown.findByText("Senha incorreta")).toBeDefined();
    expect(typedName()).toBe("rita");
    await opened.user.clear(shown.getByLabelText(/^Senha/));
    await opened.user.type(shown.getByLabelText(/^Senha/), "certa{Enter}");
    expect(await screen.findByText(/#LINK/)).toBeDefined();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const bodies = sentTo(calls, "/staff").map(({ body }) => JSON.parse(body ?? ""));
    const typed = { username: "rita", name: "Rita", role: "reader" };
    expect(bodies).toEqual([typed, typed]);
  });

  test("takes a code in place of the password", async () => {
    const calls = standIn(["password", "code"]);
    const opened = await invite();
    const shown = await dialog();
    await opened.user.click(shown.getByRole("button", { name: "Usar um código" }));
    await opened.user.type(shown.getByLabelText(/^Código de verificação/), "123 456{Enter}");
    expect(await shown.findByText(/Código incorreto/)).toBeDefined();
    await opened.user.clear(shown.getByLabelText(/^Código de verificação/));
    await opened.user.type(shown.getByLabelText(/^Código de verificação/), "123456{Enter}");
    expect(await screen.findByText(/#LINK/)).toBeDefined();
    expect(sentTo(calls, "/proof").map(({ body }) => body)).toEqual(['{"code":"123 456"}', '{"code":"123456"}']);
  });

  test("takes a passkey first, if the browser has passkeys", async () => {
    vi.stubGlobal("PublicKeyCredential", class {});
    vi.mocked(startAuthentication).mockResolvedValue({ id: "right" } as never);
    const calls = standIn(["password", "passkey"]);
    const opened = await invite();
    await opened.user.click((await dialog()).getByRole("button", { name: "Usar chave de acesso" }));
    expect(await screen.findByText(/#LINK/)).toBeDefined();
    expect(vi.mocked(startAuthentication).mock.calls).toEqual([[{ optionsJSON: { challenge: "C" } }]]);
    const [sent] = sentTo(calls, "/proof").map(({ body }) => JSON.parse(body ?? ""));
    expect(sent).toEqual({ passkey: { ticket: "T", response: { id: "right" } } });
  });

  test("shows a rejected passkey, and takes the password instead", async () => {
    vi.stubGlobal("PublicKeyCredential", class {});
    vi.mocked(startAuthentication).mockResolvedValue({ id: "wrong" } as never);
    standIn(["password", "passkey"]);
    const opened = await invite();
    const shown = await dialog();
    await opened.user.click(shown.getByRole("button", { name: "Usar chave de acesso" }));
    expect((await shown.findByRole("alert")).textContent).toBe("A chave de acesso não foi aceita. Tente de novo.");
    await opened.user.click(shown.getByRole("button", { name: "Usar a senha" }));
    await opened.user.type(shown.getByLabelText(/^Senha/), "certa{Enter}");
    expect(await screen.findByText(/#LINK/)).toBeDefined();
  });

  test("does not offer a passkey in a browser without them", async () => {
    standIn(["password", "passkey"]);
    await invite();
    const shown = await dialog();
    expect(shown.getByLabelText(/^Senha/)).toBeDefined();
    expect(shown.queryByRole("button", { name: "Usar chave de acesso" })).toBeNull();
  });

  test("is given up when the dialog is cancelled, and the form keeps its input", async () => {
    const calls = standIn(["password"]);
    const opened = await invite();
    await opened.user.click((await dialog()).getByRole("button", { name: "Cancelar" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(typedName()).toBe("rita");
    expect(sentTo(calls, "/staff")).toHaveLength(1);
    await opened.user.click(screen.getByRole("button", { name: "Convidar" }));
    expect(await dialog()).toBeDefined();
  });

  test("of a company user opens the provider in a window, and is repeated with the new session", async () => {
    const later = tokenWith(4 * 3600, Date.now(), { role: "administrator", again: true });
    const calls = standIn(["company"], ({ headers }) => headers.get("authorization") === `Bearer ${later}`);
    const assign = vi.fn();
    vi.spyOn(window, "open").mockReturnValue({ location: { assign }, close: vi.fn() } as unknown as Window);
    const opened = await invite();
    await opened.user.click((await dialog()).getByRole("button", { name: "Entrar com a conta da empresa" }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith("https://login.company.example/?prompt=login"));
    expect(sentTo(calls, "/company-sign-in/begin").map(({ body }) => body)).toEqual(['{"isProof":true}']);
    window.dispatchEvent(new StorageEvent("storage", { key: "theme" }));
    expect(sentTo(calls, "/staff")).toHaveLength(1);
    for (const key of Object.keys(localStorage).filter((name) => localStorage.getItem(name)?.includes("accessToken"))) {
      localStorage.setItem(key, JSON.stringify({ accessToken: later, refreshToken: "later", username: "ana" }));
    }
    window.dispatchEvent(new StorageEvent("storage", { key: "tokens" }));
    expect(await screen.findByText(/#LINK/)).toBeDefined();
  });

  test("with methods that this console does not know, shows how to go on", async () => {
    standIn(["iris"]);
    await invite();
    expect((await dialog()).getByText(/Saia, entre de novo/)).toBeDefined();
  });

  test("is a plain failure for a backend without the ability", async () => {
    const calls = standIn(["password"]);
    await invite(withAbilities({}));
    expect(await screen.findByText(/permissão/)).toBeDefined();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(sentTo(calls, "/staff")).toHaveLength(1);
  });
});
