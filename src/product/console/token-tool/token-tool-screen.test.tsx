import { screen, waitFor } from "@testing-library/react";
import {
  address,
  answer,
  closeConsole,
  fakeFetch,
  json,
  mockWindowApis,
  openAt,
  type SentCall,
} from "entity-console/testing/console";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const SECRET = "s3cr3t-of-the-provider";

const answerToken = (call: SentCall) =>
  call.url.endsWith("/payment/token") ? json({ token: "made.token" }) : answer(call);

beforeEach(mockWindowApis);

afterEach(closeConsole);

async function openTool(reply: (call: SentCall) => Response | Promise<Response> = answerToken) {
  const calls = fakeFetch(reply);
  const opened = await openAt("/token-tool", { signedIn: true });
  const username = await screen.findByLabelText<HTMLInputElement>(/^Usuário/);
  const secret = screen.getByLabelText<HTMLInputElement>(/^Segredo/);
  const send = async () => {
    await opened.user.type(username, "ana@example.com");
    await opened.user.type(secret, SECRET);
    await opened.user.click(screen.getByRole("button", { name: "Gerar token" }));
  };
  return { ...opened, calls, username, secret, send };
}

describe("the payment token tool", () => {
  test("case 77: the secret goes into the body of one call, and nowhere else", async () => {
    const log = (["log", "info", "warn", "error", "debug"] as const).map((name) => vi.spyOn(console, name));
    const { calls, send, secret } = await openTool();
    expect([secret.autocomplete, secret.type, secret.name]).toEqual(["off", "password", ""]);
    await send();
    expect(await screen.findByText("made.token")).toBeDefined();
    const sent = calls.filter(({ url }) => url.endsWith("/api/tools/payment/token"));
    expect(sent.map(({ method, body }) => [method, JSON.parse(body ?? "")])).toEqual([
      ["POST", { username: "ana@example.com", secret: SECRET }],
    ]);
    expect(secret.value).toBe("");
    const elsewhere = [
      address(),
      JSON.stringify(window.history.state),
      JSON.stringify({ ...localStorage, ...sessionStorage }),
      ...calls.map(({ url }) => url),
      ...log.flatMap(({ mock }) => mock.calls.flat().map(String)),
      document.body.innerHTML,
    ];
    expect(elsewhere.filter((text) => text.includes(SECRET))).toEqual([]);
  });

  test("case 77: leaving and coming back finds neither secret nor token", async () => {
    const { user, send, secret } = await openTool();
    await send();
    await screen.findByText("made.token");
    await user.type(secret, SECRET);
    await user.click(screen.getByRole("link", { name: "Planos" }));
    await screen.findByRole("heading", { name: "Planos" });
    await user.click(await screen.findByRole("link", { name: "Token de pagamento" }));
    expect((await screen.findByLabelText<HTMLInputElement>(/^Segredo/)).value).toBe("");
    expect(screen.queryByText("made.token")).toBeNull();
  });

  test("case 77: a page kept for the back button keeps neither secret nor token", async () => {
    const { user, send, secret } = await openTool();
    await send();
    await screen.findByText("made.token");
    await user.type(secret, SECRET);
    window.dispatchEvent(new Event("pagehide"));
    await waitFor(() => expect(screen.queryByText("made.token")).toBeNull());
    expect(secret.value).toBe("");
  });

  test("both required fields show an error, and no request is sent", async () => {
    const { calls, user, username } = await openTool();
    await user.click(screen.getByRole("button", { name: "Gerar token" }));
    expect(screen.getByText("Informe o usuário")).toBeDefined();
    expect(screen.getByText("Informe o segredo")).toBeDefined();
    expect(document.activeElement).toBe(username);
    expect(calls.filter(({ method }) => method === "POST")).toHaveLength(0);
  });

  test("a failure shows an error, and the secret must be typed again", async () => {
    const { send, secret, username } = await openTool((call) =>
      call.url.endsWith("/payment/token") ? json({}, 500) : answer(call),
    );
    await send();
    expect(await screen.findByText("Erro interno do servidor")).toBeDefined();
    expect([username.value, secret.value]).toEqual(["ana@example.com", ""]);
  });

  test("case 121: the token is copied, and the clipboard's result is shown", async () => {
    const { user, send } = await openTool();
    await send();
    const copy = await screen.findByRole("button", { name: "Copiar token" });
    await user.click(copy);
    expect(await screen.findByText("Copiado")).toBeDefined();
    await expect(navigator.clipboard.readText()).resolves.toBe("made.token");
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("denied"));
    await user.click(copy);
    expect(await screen.findByText("Não foi possível copiar")).toBeDefined();
    vi.stubGlobal("navigator", { ...navigator, clipboard: undefined });
    await user.click(copy);
    expect(await screen.findByText("O navegador não permite copiar")).toBeDefined();
  });
});
