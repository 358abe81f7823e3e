import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { address, answer, closeConsole, mockWindowApis, openAt } from "../../testing/console-harness.tsx";
import { fakeFetch, json } from "../../testing/fake-fetch.ts";
// Import the lazy chunks early, so that the tests do not depend on loading time.
import "../../crud/actions/archive-dialog.tsx";
import "../../crud/actions/delete-dialog.tsx";
import "../../crud/screens/show-screen.tsx";
import "./action-question.tsx";
import "./command-palette.tsx";

beforeEach(mockWindowApis);

afterEach(closeConsole);

const book = { id: "p1", name: "Livro Viajante", status: "active" };

async function openBook() {
  const calls = fakeFetch((call) => {
    const isIt = new URL(call.url, "http://console.invalid").pathname.endsWith("/books/p1");
    return isIt ? (call.method === "DELETE" ? new Response(null, { status: 204 }) : json(book)) : answer(call);
  });
  const { user, texts } = await openAt("/books/show/p1", { signedIn: true });
  await screen.findByRole("heading", { level: 1, name: book.name });
  await act(() => texts.loadAllTexts());
  const choose = async (typed: string, name: string) => {
    await user.keyboard("{Control>}k{/Control}");
    await user.type(await screen.findByRole("combobox", { name: "O que você quer fazer?" }), typed);
    await user.click(await screen.findByRole("option", { name }));
  };
  return { user, calls, choose };
}

test("the current record is archived from the palette after a confirmation", async () => {
  const { user, calls, choose } = await openBook();
  await choose("arquiv", "Arquivar livro · Livro Viajante");
  const question = within(await screen.findByRole("dialog", { name: /Arquivar/ }));
  const sent = () => calls.filter(({ method }) => method === "PUT");
  expect(sent()).toHaveLength(0);
  await user.click(await question.findByRole("button", { name: /^Arquivar/ }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(JSON.parse(sent()[0]?.body ?? "")).toMatchObject({ status: "archived" });
});

test("the current record is deleted from the palette after a confirmation, and its list opens", async () => {
  const { user, calls, choose } = await openBook();
  await choose("exclu", "Excluir · Livro Viajante");
  const question = within(await screen.findByRole("dialog", { name: /Excluir/ }));
  await user.click(await question.findByRole("button", { name: /^Excluir/ }));
  await waitFor(() => expect(address()).toBe("/books"));
  expect(calls.filter(({ method }) => method === "DELETE")).toHaveLength(1);
});

test("the current record is duplicated from the palette", async () => {
  const { choose } = await openBook();
  await choose("duplic", "Duplicar · Livro Viajante");
  await waitFor(() => expect(address()).toBe("/books/create?from=p1"));
});
