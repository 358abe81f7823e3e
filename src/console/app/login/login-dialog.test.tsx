import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { toApiError } from "../../api/problem-body.ts";
import { address, answer, closeConsole, mockWindowApis, openAt } from "../../testing/console-harness.tsx";
import { fakeFetch, json, type SentCall } from "../../testing/fake-fetch.ts";

beforeEach(mockWindowApis);

afterEach(closeConsole);

const isTool = ({ url }: SentCall) => url.endsWith("/shelf-mark");

/** A backend that expires the session at the first write, until the next sign-in. */
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

/** Fills in a form and submits it with an expired session. */
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

describe("the sign-in dialog, over a page with an expired session", () => {
  test("case 53: after it, the call continues, and the form keeps its input", async () => {
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
  ])("case 39: an error with the API message %j shows the warning %j, and the dialog stays", async (message, words) => {
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

  test("case 39: any other error is shown as an error, closes the dialog and rejects the waiting calls", async () => {
    const { session, signIn, hasClosed } = await expireAtWork();
    vi.spyOn(session, "signIn").mockRejectedValue(new TypeError("broken"));
    await signIn("certa");
    await hasClosed();
    const note = screen.getByText("O servidor enviou uma resposta inesperada.");
    expect(note.closest("[class*=toast]")?.className).toMatch(/error/);
    await waitFor(() => expect(address()).toBe("/login"));
  });

  test("case 40: cancelling opens the sign-in page, with the path remembered", async () => {
    const { user, calls, dialog, hasClosed } = await expireAtWork();
    await user.click(within(dialog).getByRole("button", { name: "Cancelar" }));
    await hasClosed();
    await waitFor(() => expect(address()).toBe("/login"));
    expect(sessionStorage.getItem("return-path")).toBe("/shelf-mark?from=mail");
    expect(calls.filter(isTool)).toHaveLength(1);
  });

  test("case 127: it takes the focus, hides the page behind it, and Esc cancels", async () => {
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

  test("it shows a picture next to its fields", async () => {
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
