import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { address, closeConsole, mockWindowApis, openAt } from "../../testing/console-harness.tsx";
import { fakeFetch, json } from "../../testing/fake-fetch.ts";
import { testConfig } from "../../testing/session-harness.ts";
import { book, member } from "../testing/demo-records.ts";
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

beforeEach(mockWindowApis);
afterEach(closeConsole);

/** The requested page of an audit whose newest entries are `rows`. */
function auditPage(url: string, total: number): object {
  const { searchParams } = new URL(url, "http://console.invalid");
  const [page, size] = [Number(searchParams.get("page")), Number(searchParams.get("pageSize"))];
  const older = Array.from({ length: total - rows.length }, (_, index) => ({ ...rows[0], id: `older-${index}` }));
  return { data: [...rows, ...older].slice((page - 1) * size, page * size), total };
}

const answerAll = () =>
  fakeFetch(({ url }) => json(url.includes("/audit") ? auditPage(url, 120) : { data: [], total: 0 }));

/** Query parameters of the last audit request. */
const asked = (calls: ReturnType<typeof fakeFetch>) => {
  const { url = "" } = calls.findLast((call) => call.url.includes("/audit")) ?? {};
  return Object.fromEntries(new URL(url, "http://console.invalid").searchParams);
};

describe("all activity", () => {
  test("is in the menu if the backend has an audit", async () => {
    answerAll();
    const { user } = await openAt("/sessions", { signedIn: true, config: audited });
    await user.click(await screen.findByText("Atividade", { selector: "nav a" }));
    await screen.findByText("Atividade", { selector: "h1" });
    await waitFor(() => expect(address()).toBe("/activity"));
  });

  test("is not in the menu without an audit, and its URL explains why", async () => {
    const calls = answerAll();
    await openAt("/activity", { signedIn: true });
    await screen.findByRole("heading", { name: "Atividade indisponível" });
    screen.getByText("Este servidor não registra atividades.");
    expect(screen.queryByRole("link", { name: "Atividade" })).toBeNull();
    expect(calls.some(({ url }) => url.includes("/audit"))).toBe(false);
  });

  test("shows the action and the user of each entry, with a link to the record if it exists", async () => {
    answerAll();
    await openAt("/activity", { signedIn: true, config: audited });
    const [first, second, third] = await screen.findAllByText(/^(Login|Alteração|Exclusão)$/);
    expect(first?.parentElement?.textContent).toBe("Login · ana@escola.example");
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

  test("does not link to a record that was deleted later", async () => {
    const of = { ...entry, entity: "member", title: "ana" };
    const change = { ...of, action: "update", before: { amount: 49.9 }, after: { amount: 499 } };
    const audit = [
      { ...of, id: "6", recordId: "a2", at: "2026-11-06T12:00:00Z", action: "delete", before: { ...member, id: "a2" } },
      { ...change, id: "5", recordId: "a2", at: "2026-11-05T12:00:00Z" },
      { ...change, id: "4", recordId: "a1", at: "2026-11-04T12:00:00Z" },
    ];
    fakeFetch(({ url }) => {
      const { pathname, searchParams } = new URL(url, "http://console.invalid");
      const id = searchParams.get("recordId");
      if (pathname.endsWith("/audit")) {
        return json({ data: audit.filter(({ recordId }) => id === null || recordId === id), total: 3 });
      }
      const records = { a1: member, p1: book } as const;
      const [last = ""] = pathname.split("/").slice(-1);
      return last in records ? json(records[last as keyof typeof records]) : json({ data: [], total: 0 });
    });
    await openAt("/activity", { signedIn: true, config: audited });
    await screen.findByRole("link", { name: "Pessoa ana" });
    const changes = screen.getAllByText("Alteração").map((each) => within(each.parentElement as HTMLElement));
    expect(changes.map((each) => each.queryByRole("link")?.getAttribute("href"))).toEqual([
      undefined,
      "/members/show/a1",
    ]);
  });

  test("an entry links to the deletion of its record, even if that entry is on another page", async () => {
    const gone = { ...entry, entity: "book", recordId: "p9", title: "Livro Perdido" };
    const deletion = { ...gone, id: "9", at: "2026-11-05T12:00:00Z", action: "delete", username: "bia@escola.example" };
    const change = { ...gone, id: "8", at: "2026-11-04T12:00:00Z", action: "update", before: {}, after: {} };
    const newer = Array.from({ length: 50 }, (_, index) => ({ ...rows[0], id: `newer-${index}` }));
    const allOf = (asked: URLSearchParams) => ({ data: asked.get("page") === "2" ? [change] : newer, total: 51 });
    const calls = fakeFetch(({ url }) => {
      const { pathname, searchParams } = new URL(url, "http://console.invalid");
      if (pathname.endsWith("/audit")) {
        return json(searchParams.get("action") === "delete" ? { data: [deletion], total: 1 } : allOf(searchParams));
      }
      return pathname.endsWith("/books/p9") ? json({ message: "No such record" }, 404) : json({ data: [], total: 0 });
    });
    const { user } = await openAt("/activity?page=2", { signedIn: true, config: audited });
    const link = await screen.findByText("Livro Livro Perdido", { selector: "a" });
    expect(calls.some(({ url }) => url.includes("action=delete"))).toBe(false);
    await user.click(link);
    await screen.findByText("bia@escola.example excluiu Livro Perdido em 05/11/2026, 09:00.");
  });

  test("filters by user, entity, action and dates, and keeps the filters in the URL", async () => {
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

  test("loads the next page", async () => {
    const calls = answerAll();
    const { user } = await openAt("/activity", { signedIn: true, config: audited });
    expect((await screen.findByRole("button", { name: "Mais recentes" })).hasAttribute("disabled")).toBe(true);
    await user.click(screen.getByRole("button", { name: "Mais antigas" }));
    await waitFor(() => expect(asked(calls)).toMatchObject({ page: "2", pageSize: "50" }));
  });

  test.each([
    [120, "/activity?username=ana&page=3"],
    [0, "/activity?username=ana"],
  ])("of %i entries, a page past the end becomes the last one", async (total, wanted) => {
    const calls = fakeFetch(({ url }) => {
      return json(url.includes("/audit") && total > 0 ? auditPage(url, total) : { data: [], total: 0 });
    });
    await openAt("/activity?username=ana&page=9", { signedIn: true, config: audited });
    await waitFor(() => expect(address()).toBe(wanted));
    await waitFor(() => expect(asked(calls)).toMatchObject({ page: total === 0 ? "1" : "3" }));
  });
});
