import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { toApiError } from "../../api/problem-body.ts";
import { address, answer, closeConsole, openAt, standInForWindow } from "../../testing/console-harness.tsx";
import { fakeFetch, json, type SentCall } from "../../testing/fake-fetch.ts";

beforeEach(standInForWindow);

afterEach(closeConsole);

const isTool = ({ url }: SentCall) => url.endsWith("/shelf-mark");

/** Forgets the session at the first write, until somebody signs in again. */
function forgetful() {
  let isKnown = false;
  return (call: SentCall): Response => {
    if (call.url.endsWith("/authentication")) {
      const reply = answer(call);
      isKnown = reply.ok;
      return reply;
    }
    if (call.url.endsWith("/refresh-token")) {
      return json({}, 401);
    }
    return isTool(call) ? json(isKnown ? { token: "made.token" } : {}, isKnown ? 200 : 401) : answer(call);
  };
}

/** A typed form whose call has found the session ended. */
async function expireAtWork() {
  const calls = fakeFetch(forgetful());
  const opened = await openAt("/shelf-mark?from=mail", { signedIn: true });
  const username = await screen.findByLabelText<HTMLInputElement>(/^Usuário/);
  await opened.user.type(username, "ana@example.com");
  await opened.user.type(screen.getByLabelText(/^Segredo/), "s");
  const button = screen.getByRole("button", { name: "Gerar marca" });
  await opened.user.click(button);
  const dialog = await screen.findByRole("dialog", { name: "Entre novamente" });
  const signIn = async (password: string) => {
    await opened.user.clear(within(dialog).getByLabelText("Usuário"));
    await opened.user.type(within(dialog).getByLabelText("Usuário"), "ana");
    await opened.user.type(within(dialog).getByLabelText("Senha"), password);
    await opened.user.click(within(dialog).getByRole("button", { name: "Entrar" }));
  };
  const hasClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  return { ...opened, calls, dialog, signIn, hasClosed, username };
}

describe("sign-in as a dialog, over a page whose session has expired", () => {
  test("case 53: after it the call goes on, and what was typed is still there", async () => {
    const { calls, signIn, hasClosed, username } = await expireAtWork();
    expect(address()).toBe("/shelf-mark?from=mail");
    await signIn("certa");
    await hasClosed();
    expect(await screen.findByText("made.token")).toBeDefined();
    expect(screen.getByText("Você entrou no console")).toBeDefined();
    expect(username.value).toBe("ana@example.com");
    expect(calls.filter(isTool)).toHaveLength(2);
    expect(address()).toBe("/shelf-mark?from=mail");
  });

  test.each([
    ["Bloqueada até amanhã", "Bloqueada até amanhã"],
    ["User or password invalid", "Usuário ou senha inválidos"],
    ["Unauthorized", "Usuário ou senha inválidos"],
  ])("case 39: a refusal of which the API says %j is a warning, %j, and the dialog stays", async (message, words) => {
    const { session, signIn, dialog } = await expireAtWork();
    const refusal = toApiError({
      status: 401,
      headers: new Headers(),
      text: JSON.stringify({ message }),
      isRedirected: false,
    });
    vi.spyOn(session, "signIn").mockRejectedValue(refusal);
    await signIn("errada");
    const notes = await screen.findAllByText(words);
    expect(notes).toHaveLength(2);
    const [outside] = notes.filter((note) => !dialog.contains(note));
    expect(outside?.closest("[class*=toast]")?.className).toMatch(/warning/);
    expect(screen.getByRole("dialog")).toBe(dialog);
  });

  test("case 39: any other error is an error, closes the dialog and rejects what waits", async () => {
    const { session, signIn, hasClosed } = await expireAtWork();
    vi.spyOn(session, "signIn").mockRejectedValue(new TypeError("broken"));
    await signIn("certa");
    await hasClosed();
    const note = screen.getByText("O servidor enviou uma resposta inesperada.");
    expect(note.closest("[class*=toast]")?.className).toMatch(/error/);
    await waitFor(() => expect(address()).toBe("/login"));
  });

  test("case 40: cancelling leads to the sign-in page, with the path remembered", async () => {
    const { user, calls, dialog, hasClosed } = await expireAtWork();
    await user.click(within(dialog).getByRole("button", { name: "Cancelar" }));
    await hasClosed();
    await waitFor(() => expect(address()).toBe("/login"));
    expect(sessionStorage.getItem("return-path")).toBe("/shelf-mark?from=mail");
    expect(calls.filter(isTool)).toHaveLength(1);
  });

  test("case 127: it takes the keyboard, hides the page behind it, and Esc cancels", async () => {
    const { user, dialog, hasClosed } = await expireAtWork();
    expect(document.activeElement).toBe(within(dialog).getByLabelText("Usuário"));
    expect(screen.queryByRole("button", { name: "Gerar marca" })).toBeNull();
    for (let press = 0; press < 8; press += 1) {
      await user.tab();
      expect(dialog.closest(".MuiDialog-root")?.contains(document.activeElement)).toBe(true);
    }
    await user.keyboard("{Escape}");
    await hasClosed();
  });

  test("it has a picture at its side, beside its fields", async () => {
    const { dialog } = await expireAtWork();
    const picture = dialog.querySelector("svg[aria-hidden] > circle + path")?.closest("div");
    expect(picture?.textContent).not.toBe("");
    expect(dialog.contains(picture ?? null)).toBe(true);
    expect(picture?.contains(within(dialog).getByLabelText("Usuário"))).toBe(false);
  });

  test("both fields are required, and the password can be shown", async () => {
    const { user, dialog } = await expireAtWork();
    await user.click(within(dialog).getByRole("button", { name: "Entrar" }));
    expect(within(dialog).getByText("Informe o usuário")).toBeDefined();
    expect(within(dialog).getByText("Informe a senha")).toBeDefined();
    await user.click(within(dialog).getByRole("button", { name: "Mostrar senha" }));
    expect(within(dialog).getByLabelText<HTMLInputElement>("Senha").type).toBe("text");
  });
});
