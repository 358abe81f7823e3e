import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { bookScreens } from "../../../../testing/fixture/generated/screens/book.ts";
import { ticketScreens } from "../../../../testing/fixture/generated/screens/ticket.ts";
import type { ListPage } from "../../../contract/transport.ts";
import { ApiError } from "../../api/api-error.ts";
import { ShowScreen } from "../screens/show-screen.tsx";
import { book, genres, ticket } from "../testing/demo-records.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";
// Preload the lazy chunk of show pages, so that tests do not depend on its load time.
import "./history-section.tsx";

const entry = { entity: "book", recordId: "p1", title: "Livro Viajante", address: "::1", requestId: "r" };
const audit = [
  { ...entry, id: "1", at: "2026-11-01T12:00:00Z", action: "create", username: "bia@escola.example", after: book },
  {
    ...entry,
    id: "2",
    at: "2026-11-02T12:00:00Z",
    action: "update",
    username: "ana@escola.example",
    before: { shelfOrder: 7, status: "archived" },
    after: { shelfOrder: 1, status: "active" },
  },
  {
    ...entry,
    id: "3",
    at: "2026-11-03T12:00:00Z",
    action: "update",
    recordId: "p2",
    before: { name: "a" },
    after: { name: "b" },
  },
];

const inReais = { display: "money", unitKey: null, currency: "BRL" };

class AuditedBackend extends FakeBackend {
  onAudit: () => void = () => undefined;

  override async list<T>(...[request, query]: Parameters<FakeBackend["list"]>): Promise<ListPage<T>> {
    if (request.path === "/audit") {
      this.onAudit();
    }
    return await super.list<T>(request, query);
  }
}

async function showBook({ isAudited = true, language = "pt-BR", onAudit = () => {}, overrides = {} } = {}) {
  const backend = new AuditedBackend({ tables: { "/books": [book], "/genres": genres, "/audit": audit } });
  backend.onAudit = onAudit;
  const shown = await renderScreen({
    backend,
    route: "/books/show/:id",
    at: "/books/show/p1",
    element: <ShowScreen screens={bookScreens} />,
    abilities: { audit: isAudited },
    language,
    overrides,
  });
  return { backend, ...shown };
}

const history = async (name = "Histórico de alterações") =>
  within(await screen.findByRole("region", { name }, { timeout: 5000 }));

describe("the history of a record", () => {
  test("formats dates in the browser's locale in every console language", async () => {
    vi.spyOn(navigator, "language", "get").mockReturnValue("de-DE");
    await showBook();
    await (await history()).findByText("02.11.2026, 09:00");
  });

  test("lists entries newest first, with labels and formatted values", async () => {
    const { backend } = await showBook();
    const section = await history();
    const entries = await section.findAllByRole("listitem");
    expect(entries).toHaveLength(2);
    expect(entries[0]?.textContent).toContain("02/11/2026, 09:00");
    expect(entries[0]?.textContent).toContain("Alteração · ana@escola.example");
    const [, ...changes] = within(entries[0] as HTMLElement).getAllByRole("row");
    expect(changes.map(({ textContent }) => textContent)).toEqual(["StatusArquivadoAtivo", "Ordem na estante71"]);
    expect(backend.calls.find(({ path }) => path === "/audit")?.query).toMatchObject({
      sort: "-at",
      filters: { entity: "book", recordId: "p1" },
    });
  });

  test("shows stored values, not the state that a display override derives from other fields or from today", async () => {
    const expired = () => "Expirado";
    await showBook({ overrides: { entities: { book: { display: { status: expired } } } } });
    expect((await screen.findAllByText("Expirado")).length).toBeGreaterThan(0);
    const [entry] = await (await history()).findAllByRole("listitem");
    const rows = within(entry as HTMLElement).getAllByRole("row");
    expect(rows[1]?.textContent).toBe("StatusArquivadoAtivo");
  });

  test.each([
    ["pt-BR", "Histórico de alterações", /Criação/],
    ["en-US", "Change history", /Created/],
  ])("is translated to %s", async (language, title, text) => {
    await showBook({ language });
    expect(await (await history(title)).findByText(text)).toBeTruthy();
  });

  test("shows each number with its unit at that time, which depends on another field", async () => {
    const value = { ...ticketScreens.fields["value"], unitBy: { field: "type", of: { loans: inReais } } } as never;
    const screens = { ...ticketScreens, fields: { ...ticketScreens.fields, value } };
    const update = { ...entry, entity: "ticket", recordId: "c1", action: "update", username: "ana" };
    const entries = [
      { ...update, id: "6", at: "2026-11-06T12:00:00Z", before: { value: 20 }, after: { type: "loans", value: 30 } },
      {
        ...update,
        id: "5",
        at: "2026-11-05T12:00:00Z",
        before: { type: "loans", value: 100 },
        after: { value: 20 },
      },
      {
        ...update,
        id: "4",
        at: "2026-11-04T12:00:00Z",
        before: { type: "other", value: 60 },
        after: { type: "loans", value: 70 },
      },
      { ...update, id: "3", at: "2026-11-03T12:00:00Z", before: { value: 50 }, after: { value: 60 } },
    ];
    await renderScreen({
      backend: new FakeBackend({ tables: { "/tickets": [ticket], "/audit": entries } }),
      route: "/tickets/show/:id",
      at: "/tickets/show/c1",
      element: <ShowScreen screens={screens} />,
      abilities: { audit: true },
    });
    const section = await history();
    await section.findAllByRole("listitem");
    const shown = section
      .getAllByRole("row", { name: /^Valor/ })
      .map(({ textContent }) => textContent.replaceAll(/\s/gu, " "));
    expect(shown).toEqual(["Valor20R$ 30,00", "ValorR$ 100,0020", "Valor60R$ 70,00", "Valor5060"]);
  });

  test("reports a save without changes, and shows amounts of a row in its currency", async () => {
    const [first, second] = book.bookCopies;
    const update = { ...entry, action: "update", username: "ana" };
    const priced = {
      before: { bookCopies: [first, second] },
      after: { bookCopies: [{ ...first, price: 59.9 }, second] },
    };
    const entries = [
      { ...update, id: "5", at: "2026-11-05T12:00:00Z", before: {}, after: {} },
      { ...update, id: "4", at: "2026-11-04T12:00:00Z", ...priced },
    ];
    await renderScreen({
      backend: new FakeBackend({ tables: { "/books": [book], "/genres": genres, "/audit": entries } }),
      route: "/books/show/:id",
      at: "/books/show/p1",
      element: <ShowScreen screens={bookScreens} />,
      abilities: { audit: true },
    });
    const [empty, change] = await (await history()).findAllByRole("listitem");
    expect(empty?.textContent).toContain("Salvo sem alterações visíveis.");
    expect(change?.textContent.replaceAll(/\s/gu, " ")).toContain("PreçoUS$ 49,90US$ 59,90");
    expect(change?.textContent).not.toContain("Salvo sem");
  });

  test("sends no request to a backend without an audit and shows a note", async () => {
    const { backend } = await showBook({ isAudited: false });
    await screen.findByRole("heading", { level: 1, name: "Livro Viajante" });
    expect(await screen.findAllByText("Histórico indisponível: este servidor não registra alterações.")).toHaveLength(
      1,
    );
    expect(screen.queryByRole("region", { name: "Histórico de alterações" })).toBeNull();
    expect(backend.calls.some(({ path }) => path === "/audit")).toBe(false);
  });

  test("restores an earlier version by a normal update after a preview of the changes", async () => {
    const { backend, user } = await showBook();
    const section = await history();
    await user.click(await section.findByRole("button", { name: "Restaurar a versão de 01/11/2026, 09:00" }));
    const dialog = within(await screen.findByRole("dialog", { name: /^Restaurar a versão de 01\/11\/2026/ }));
    const rows = (await dialog.findAllByRole("row")).map(({ textContent }) => textContent);
    expect(rows).toHaveLength(3);
    await user.click(dialog.getByRole("button", { name: "Restaurar" }));
    await screen.findByText(/Versão de 01\/11\/2026, 09:00 restaurada/);
    const [put] = backend.sent("PUT");
    expect(put).toMatchObject({ id: "p1", etag: '"1"', body: { ...book, shelfOrder: 7, status: "archived" } });
  });

  test("a restore that conflicts with a newer change shows both versions to choose from", async () => {
    const { backend, user } = await showBook();
    const section = await history();
    await user.click(await section.findByRole("button", { name: /Restaurar a versão de 01/ }));
    const dialog = within(await screen.findByRole("dialog"));
    await dialog.findAllByRole("row");
    backend.change("/books", "p1", { shelfOrder: 9 });
    await user.click(dialog.getByRole("button", { name: "Restaurar" }));
    expect(await screen.findByRole("dialog", { name: "Outra pessoa salvou antes" })).toBeTruthy();
    await waitFor(() => expect(backend.sent("PUT")).toHaveLength(1));
  });

  test("shows a load error and can be retried", async () => {
    let isDown = true;
    const { user } = await showBook({
      onAudit: () => {
        if (isDown) {
          throw new ApiError({ kind: "http", statusCode: 400, message: "no" });
        }
      },
    });
    const section = await history();
    expect(await section.findByText(/Não foi possível carregar o histórico/)).toBeTruthy();
    isDown = false;
    await user.click(section.getByRole("button", { name: "Tentar de novo" }));
    expect(await section.findByText(/Criação/)).toBeTruthy();
  });
});
