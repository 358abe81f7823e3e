import { consoleProduct } from "virtual:product";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { address, answer, closeConsole, mockWindowApis, openAt } from "../../testing/console-harness.tsx";
import { createTestTexts } from "../../testing/create-test-texts.ts";
import { fakeFetch, json } from "../../testing/fake-fetch.ts";
import { findFaults } from "../../testing/generated-tests/find-faults.ts";
import { toGoKeys } from "./go-keys.ts";

beforeEach(mockWindowApis);

afterEach(closeConsole);

async function openConsole(path: string) {
  const calls = fakeFetch(answer);
  const { user, texts } = await openAt(path, { signedIn: true });
  await screen.findByRole("navigation", { name: "Navegação principal" });
  // An earlier test in this file may have cached modules, so their texts would not load again.
  await act(() => texts.loadAllTexts());
  return { user, calls };
}

describe("keyboard shortcuts on every page", () => {
  test.each([
    ["l", "/books"],
    ["g", "/genres"],
    ["n", "/tickets"],
    ["p", "/members"],
    ["i", "/"],
  ])("g and %s open %s", async (letter, path) => {
    const { user } = await openConsole("/shelf-mark");
    await screen.findByRole("textbox", { name: /Usuário/ });
    (document.activeElement as HTMLElement).blur();
    await user.keyboard(`g${letter}`);
    await waitFor(() => expect(address()).toBe(path));
  });

  test("the letters come from the translated names, and each is unique", async () => {
    const texts = await createTestTexts("en-US");
    await texts.loadListTexts();
    const keys = toGoKeys(texts.getSnapshot().t, (await consoleProduct.model.loadSignedIn()).menu);
    expect(keys.map(({ label, letter }) => [label, letter]).slice(0, 5)).toEqual([
      ["Home", "h"],
      ["Books", "b"],
      ["Genres", "g"],
      ["Tickets", "t"],
      ["Members", "m"],
    ]);
    expect(new Set(keys.map(({ letter }) => letter)).size).toBe(keys.length);
  });

  test("n opens the create form of the current list, and is ignored without one", async () => {
    const { user } = await openConsole("/tickets");
    await screen.findByRole("heading", { name: "Ingressos" });
    await user.keyboard("n");
    await waitFor(() => expect(address()).toBe("/tickets/create"));
    await user.keyboard("{Escape}");
    closeConsole();
    const { user: other } = await openConsole("/members");
    await screen.findByRole("heading", { name: "Pessoas" });
    await other.keyboard("n");
    expect(address()).toBe("/members");
  });

  test("are plain letters while typing", async () => {
    const { user } = await openConsole("/tickets");
    await user.type(await screen.findByRole("textbox", { name: /Buscar/ }), "gpn?");
    expect(screen.getByRole("textbox", { name: /Buscar/ })).toHaveProperty("value", "gpn?");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("a letter pressed too long after g is ignored", async () => {
    await openConsole("/tickets");
    const at = (key: string, timeStamp: number) => {
      const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
      Object.defineProperty(event, "timeStamp", { value: timeStamp });
      fireEvent(document.body, event);
    };
    at("g", 1000);
    at("l", 2600);
    expect(address()).toBe("/tickets");
    at("g", 3000);
    at("l", 4000);
    await waitFor(() => expect(address()).toBe("/books"));
  });
});

describe("the shortcut dialog", () => {
  test("opens on ?, lists every shortcut, and closes on Esc", async () => {
    const complaint = vi.spyOn(console, "error");
    const { user } = await openConsole("/tickets");
    await user.keyboard("?");
    const sheet = within(await screen.findByRole("dialog", { name: "Atalhos do teclado" }));
    expect(sheet.getAllByRole("definition").map((keys) => keys.textContent)).toEqual(
      expect.arrayContaining(["gdepoisp", "gdepoisg", "Ctrl+K", "?", "/", "n", "Ctrl+S", "Esc"]),
    );
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(complaint).not.toHaveBeenCalled();
  });

  test("turns single-key shortcuts off and on, for this browser", async () => {
    const { user } = await openConsole("/tickets");
    await user.keyboard("?");
    await user.click(await screen.findByRole("switch", { name: "Ativar atalhos de uma tecla" }));
    await user.click(screen.getByRole("button", { name: "Fechar" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(localStorage.getItem("console-keys")).toBe("off");
    await user.keyboard("gp?");
    expect(address()).toBe("/tickets");
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("the command palette", () => {
  async function openPalette(path = "/tickets") {
    const shown = await openConsole(path);
    await screen.findByRole("heading", { level: 1 });
    await shown.user.keyboard("{Control>}k{/Control}");
    const dialog = within(await screen.findByRole("dialog", { name: "Comandos" }));
    return { ...shown, dialog, box: dialog.getByRole("combobox", { name: "O que você quer fazer?" }) };
  }

  test("opens on Ctrl+K, lists every list, create screen, theme and language, and focuses the search field", async () => {
    const { dialog, box } = await openPalette();
    expect(document.activeElement).toBe(box);
    const names = dialog.getAllByRole("option").map((option) => option.textContent);
    expect(names).toEqual(
      expect.arrayContaining([
        "Livrosgl",
        "Novo ingresso",
        "Imprimir ingressos",
        "Escuro",
        "English (US)",
        "Atalhos do teclado?",
      ]),
    );
  });

  test("runs the first found command on Enter", async () => {
    const { user, box } = await openPalette();
    await user.type(box, "nov liv");
    expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["Novo livro"]);
    await user.keyboard("{Enter}");
    await waitFor(() => expect(address()).toBe("/books/create"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("finds a word by its stem, in a list with a relative date filter", async () => {
    const { user, box } = await openPalette();
    await user.type(box, "ingressados esta semana");
    expect((await screen.findAllByRole("option")).map((option) => option.textContent)).toEqual([
      "Ingressos · Último dia: Esta semana",
    ]);
    await user.keyboard("{Enter}");
    await waitFor(() => expect(address()).toBe("/tickets?lastDay=%40thisWeek"));
  });

  test("ignores accents, and shows a message without results", async () => {
    const { user, box, dialog } = await openPalette();
    await user.type(box, "inicio");
    expect(dialog.getAllByRole("option")[0]?.textContent).toContain("Início");
    await user.clear(box);
    await user.type(box, "zzz");
    expect(dialog.getByText("Nenhum comando encontrado")).toBeTruthy();
  });

  test("finds a list by a field value, by words from both names", async () => {
    const { user, box } = await openPalette("/");
    expect(screen.queryByRole("option", { name: /^Pessoas · Status/ })).toBeNull();
    await user.type(box, "pessoas bloq");
    expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["Pessoas · Status: Bloqueada"]);
    await user.keyboard("{Enter}");
    await waitFor(() => expect(address()).toBe("/members?status=blocked"));
  });

  test("finds records by their search fields, and lists recent ones", async () => {
    const book = { id: "p1", name: "Livro Viajante", status: "active" };
    const found = { data: [book], total: 1 };
    fakeFetch((call) => {
      const { pathname } = new URL(call.url, "http://console.invalid");
      return pathname.endsWith("/books/p1") ? json(book) : pathname.endsWith("/books") ? json(found) : answer(call);
    });
    const { user, texts } = await openAt("/", { signedIn: true });
    await screen.findByRole("navigation", { name: "Navegação principal" });
    await act(() => texts.loadAllTexts());
    await user.keyboard("{Control>}k{/Control}");
    await user.type(await screen.findByRole("combobox", { name: "O que você quer fazer?" }), "viaj");
    await user.click(await screen.findByRole("option", { name: "Livro Viajante · Livro" }));
    await waitFor(() => expect(address()).toBe("/books/show/p1"));
    await screen.findByRole("heading", { level: 1, name: "Livro Viajante" });
    await user.keyboard("{Control>}k{/Control}");
    expect(await screen.findByRole("option", { name: "Editar · Livro Viajante" })).toBeTruthy();
    await user.click(screen.getByRole("option", { name: /^Início/ }));
    await waitFor(() => expect(address()).toBe("/"));
    await user.keyboard("{Control>}k{/Control}");
    expect(await screen.findByRole("option", { name: "Livro Viajante · Livro" })).toBeTruthy();
  });

  test("confirms and runs a collection action", async () => {
    const { user, box, calls } = await openPalette("/");
    await screen.findByRole("option", { name: /leitores-chefes/i });
    await user.type(box, "leitores-chefes{Enter}");
    const question = within(await screen.findByRole("dialog", { name: /leitores-chefes/i }));
    await user.click(question.getByRole("button", { name: /leitores-chefes/i }));
    await waitFor(() => expect(calls.some(({ url }) => url.endsWith("/members/head-readers"))).toBe(true));
  });

  test("switches themes and languages", async () => {
    const { user, box } = await openPalette();
    await user.type(box, "tema escuro{Enter}");
    await waitFor(() => expect(localStorage.getItem("console-theme")).toBe("dark"));
    await user.keyboard("{Control>}k{/Control}");
    await user.type(await screen.findByRole("combobox", { name: "O que você quer fazer?" }), "english{Enter}");
    expect(await screen.findByRole("heading", { name: "Tickets" })).toBeTruthy();
  });

  test("opens from the top bar too, and closes on Esc", async () => {
    const { user } = await openConsole("/tickets");
    await user.click(await screen.findByRole("button", { name: "Buscar comandos (Ctrl+K)" }));
    await screen.findByRole("dialog", { name: "Comandos" });
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});

test.each([
  ["sheet of keys", "?"],
  ["palette of commands", "{Control>}k{/Control}"],
])("the %s has no accessibility violations", async (_, keys) => {
  const { user } = await openConsole("/tickets");
  await screen.findByRole("heading", { level: 1 });
  await user.keyboard(keys);
  await screen.findByRole("dialog");
  expect(await findFaults()).toEqual([]);
});
