import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { address, closeConsole, openAt, standInForWindow } from "../../testing/console-harness.tsx";
import { fakeFetch, json } from "../../testing/fake-fetch.ts";
import { testConfig } from "../../testing/session-harness.ts";
import "./activity-screen.tsx";

const audited = {
  ...testConfig,
  backends: { ...testConfig.backends, main: { ...testConfig.backends.main, abilities: { audit: true } } },
};

const entry = { address: "::1", requestId: "r", username: "ana@escola.example" };
const rows = [
  { ...entry, id: "3", at: "2026-11-03T12:00:00Z", action: "signIn" },
  {
    ...entry,
    id: "2",
    at: "2026-11-02T12:00:00Z",
    action: "update",
    entity: "book",
    recordId: "p1",
    title: "Livro Viajante",
    before: { shelfOrder: 1 },
    after: { shelfOrder: 2 },
  },
  { ...entry, id: "1", at: "2026-11-01T12:00:00Z", action: "delete", entity: "genre", recordId: "g1", title: "Poesia" },
];

beforeEach(standInForWindow);
afterEach(closeConsole);

const answerAll = () =>
  fakeFetch(({ url }) => json(url.includes("/audit") ? { data: rows, total: 120 } : { data: [], total: 0 }));

/** What the audit was asked for last. */
const asked = (calls: ReturnType<typeof fakeFetch>) => {
  const { url = "" } = calls.findLast((call) => call.url.includes("/audit")) ?? {};
  return Object.fromEntries(new URL(url, "http://console.invalid").searchParams);
};

describe("all activity", () => {
  test("is a page of the menu where the backend has an audit", async () => {
    answerAll();
    const { user } = await openAt("/sessions", { signedIn: true, config: audited });
    await user.click(await screen.findByText("Atividade", { selector: "nav a" }));
    await screen.findByText("Atividade", { selector: "h1" });
    await waitFor(() => expect(address()).toBe("/activity"));
  });

  test("is not in the menu where the backend has none, and at its address that is said", async () => {
    const calls = answerAll();
    await openAt("/activity", { signedIn: true });
    await screen.findByRole("heading", { name: "Sem registro de atividade" });
    screen.getByText("O servidor não informa quem fez o quê.");
    expect(screen.queryByRole("link", { name: "Atividade" })).toBeNull();
    expect(calls.some(({ url }) => url.includes("/audit"))).toBe(false);
  });

  test("names what was done by whom, with the way to the record while it is there", async () => {
    answerAll();
    await openAt("/activity", { signedIn: true, config: audited });
    const [first, second, third] = await screen.findAllByText(/^(Entrada|Alteração|Exclusão)$/);
    expect(first?.parentElement?.textContent).toBe("Entrada · ana@escola.example");
    await waitFor(() =>
      expect(second?.parentElement?.textContent).toBe("Alteração · Livro Livro Viajante · ana@escola.example"),
    );
    expect(
      within(second?.parentElement as HTMLElement)
        .getByRole("link")
        .getAttribute("href"),
    ).toBe("/books/show/p1");
    expect(third?.parentElement?.textContent).toBe("Exclusão · Gênero Poesia · ana@escola.example");
    expect(within(third?.parentElement as HTMLElement).queryByRole("link")).toBeNull();
    expect(screen.getByText("120 atividades")).toBeTruthy();
  });

  test("is filtered by who, entity, action and days, all of it in the address", async () => {
    const calls = answerAll();
    const at = "/activity?username=ana&entity=book&action=update&at=2026-11-01..2026-11-30&page=2";
    const { user } = await openAt(at, { signedIn: true, config: audited });
    await screen.findByText("120 atividades");
    const named = { username: "ana", entity: "book", action: "update", at: "2026-11-01..2026-11-30", sort: "-at" };
    expect(asked(calls)).toMatchObject({ ...named, page: "2" });
    await user.type(screen.getByLabelText("Quem"), "bia{Enter}");
    await waitFor(() => expect(asked(calls)).toMatchObject({ ...named, username: "anabia", page: "1" }));
    expect(address()).toContain("username=anabia&entity=book&action=update");
    await user.click(screen.getByText("Limpar filtros"));
    await waitFor(() => expect(address()).toBe("/activity"));
  });

  test("is paged", async () => {
    const calls = answerAll();
    const { user } = await openAt("/activity", { signedIn: true, config: audited });
    expect((await screen.findByRole("button", { name: "Mais recentes" })).hasAttribute("disabled")).toBe(true);
    await user.click(screen.getByRole("button", { name: "Mais antigas" }));
    await waitFor(() => expect(asked(calls)).toMatchObject({ page: "2", pageSize: "50" }));
  });
});
