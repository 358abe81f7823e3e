import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { address, answer, closeConsole, mockWindowApis, openAt } from "../../testing/console-harness.tsx";
import { fakeFetch, json } from "../../testing/fake-fetch.ts";

beforeEach(mockWindowApis);

afterEach(closeConsole);

/** Opens the palette and types a text. */
async function search(text: string) {
  const { user } = await openAt("/", { signedIn: true });
  await screen.findByRole("navigation", { name: "Navegação principal" });
  await user.keyboard("{Control>}k{/Control}");
  await user.type(await screen.findByRole("combobox", { name: "O que você quer fazer?" }), text);
  return user;
}

test("shows the state of each record, and opens the list of all matching records if there are more than shown", async () => {
  const books = Array.from({ length: 4 }, (_, index) => ({
    id: `v${index}`,
    name: `Viagem ${index}`,
    status: "active",
  }));
  fakeFetch((call) => {
    const { pathname } = new URL(call.url, "http://console.invalid");
    return pathname.endsWith("/books") ? json({ data: books, total: 334 }) : answer(call);
  });
  const user = await search("viag");
  const first = await screen.findByRole("option", { name: /^Viagem 0/ });
  expect(first.textContent).toContain("Ativo");
  await user.click(await screen.findByRole("option", { name: "Ver na lista: 334 livros" }));
  await waitFor(() => expect(address()).toBe("/books?q=viag"));
});

test("signs out", async () => {
  fakeFetch(answer);
  await search("sair{Enter}");
  await waitFor(() => expect(address()).toContain("/login"));
});
