import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { bookScreens } from "../../../../testing/fixture/generated/screens/book.ts";
import { memberScreens } from "../../../../testing/fixture/generated/screens/member.ts";
import { ticketScreens } from "../../../../testing/fixture/generated/screens/ticket.ts";
import { ApiError } from "../../api/api-error.ts";
import { FROM_SHOWN } from "../../data/to-record-path.ts";
import { book, genres, member, ticket } from "../testing/demo-records.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";
import { ShowScreen } from "./show-screen.tsx";

/** Value cell of a label. */
async function valueBeside(label: string): Promise<HTMLElement> {
  const term = await screen.findByText(label, { selector: "dt" });
  return term.nextElementSibling as HTMLElement;
}

function showBook(members: readonly object[] = []) {
  const backend = new FakeBackend({ tables: { "/books": [book], "/genres": genres, "/members/all": members } });
  const element = <ShowScreen screens={bookScreens} />;
  return renderScreen({ backend, route: "/books/show/:id", at: "/books/show/p1", element });
}

function showTicket(change: object = {}) {
  const backend = new FakeBackend({ tables: { "/tickets": [{ ...ticket, ...change }], "/members/all": [member] } });
  const element = <ShowScreen screens={ticketScreens} />;
  return renderScreen({ backend, route: "/tickets/show/:id", at: "/tickets/show/c1", element });
}

describe("a show page", () => {
  test("its header shows the record's name, status and actions", async () => {
    const { user } = await showBook();
    expect(await screen.findByRole("heading", { level: 1, name: "Livro Viajante" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Editar" }).getAttribute("href")).toBe("/books/edit/p1");
    await user.click(screen.getByRole("button", { name: "Ações de Livro Viajante" }));
    expect(screen.getAllByRole("menuitem").map((item) => item.textContent)).toEqual([
      "Duplicar",
      "Arquivar livro",
      "Excluir",
    ]);
  });

  test("passes the form the state that it was opened from the record's page", async () => {
    const { user, router } = await showBook();
    await user.click(await screen.findByRole("link", { name: "Editar" }));
    expect(router.state.location).toMatchObject({ pathname: "/books/edit/p1", state: FROM_SHOWN });
  });

  test("shows name and status only in the header", async () => {
    await showBook();
    await screen.findByRole("heading", { level: 1, name: "Livro Viajante" });
    const labels = screen.getAllByRole("term").map(({ textContent }) => textContent);
    expect(labels).toContain("Descrição");
    expect(labels).not.toContain("Nome");
    // The status label is in the header too (spec §2).
    expect(labels.filter((label) => label === "Status")).toHaveLength(1);
  });

  test("lists the first records that use this one, with their status, and links to all of them", async () => {
    const members = [1, 2, 3, 4, 5, 6, 7].map((id) => ({
      ...member,
      id: `a${id}`,
      username: `m${id}@a.example`,
      bookId: "p1",
    }));
    await showBook([...members, { ...member, id: "a9", username: "m9@a.example", bookId: "p2" }]);
    const panel = within(await screen.findByRole("region", { name: "Pessoas" }));
    expect((await panel.findByRole("link", { name: "m1@a.example" })).getAttribute("href")).toBe("/members/show/a1");
    expect(panel.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(
      [1, 2, 3, 4, 5].map((id) => expect.stringMatching(new RegExp(`^m${id}@a.example.`))),
    );
    expect(panel.getByRole("link", { name: "7 pessoas" }).getAttribute("href")).toBe("/members?bookId=p1");
  });

  test("a failed list of records that use this one shows an error, and is loaded again", async () => {
    const backend = new FakeBackend({
      tables: { "/books": [book], "/genres": genres, "/members/all": [{ ...member, id: "a1", bookId: "p1" }] },
    });
    const { list } = backend;
    let isDown = true;
    backend.list = ((request, query) => {
      const isRows = query?.filters?.["bookId"] === "p1" && (query.pageSize ?? 0) > 1;
      return isRows && isDown
        ? Promise.reject(new ApiError({ kind: "http", statusCode: 500, message: "Down" }))
        : list.call(backend, request, query);
    }) as typeof list;
    const { user } = await renderScreen({
      backend,
      route: "/books/show/:id",
      at: "/books/show/p1",
      element: <ShowScreen screens={bookScreens} />,
      abilities: { paging: "pages" },
    });
    const panel = within(await screen.findByRole("region", { name: "Pessoas" }));
    expect(await panel.findByText("Não foi possível carregar")).toBeTruthy();
    isDown = false;
    await user.click(panel.getByRole("button", { name: "Tentar de novo" }));
    expect(await panel.findByRole("link", { name: member.username })).toBeTruthy();
  });

  test("renders each value by its kind", async () => {
    await showBook();
    expect((await valueBeside("Descrição")).textContent).toBe("Para quem\ncorrige muito");
    expect(within(await valueBeside("Favorito")).getByText("Sim")).toBeTruthy();
    const link = await within(await valueBeside("Gêneros")).findByRole("link", { name: "Poesia" });
    expect(link.getAttribute("href")).toBe("/genres/show/f1");
    const rows = within(screen.getByRole("table")).getAllByRole("row");
    expect(rows[2]?.textContent).toContain("US$\u00a0499,00");
  });

  test("case 91: a date is displayed as the day that the backend sent", async () => {
    await showTicket();
    expect((await valueBeside("Último dia")).textContent).toBe("01/03/2026");
  });

  test("an empty date is --/--/----, other empty values are named for screen readers", async () => {
    await showTicket({ lastDay: null, useLimit: undefined });
    expect((await valueBeside("Último dia")).textContent).toBe("--/--/----");
    expect(within(await valueBeside("Limite de usos")).getByLabelText("Não informado")).toBeTruthy();
  });

  test("case 136: a boolean without a value has its own icon", async () => {
    const backend = new FakeBackend({ tables: { "/members/all": [{ ...member, headReader: null }] } });
    const element = <ShowScreen screens={memberScreens} />;
    await renderScreen({ backend, route: "/members/show/:id", at: "/members/show/a1", element });
    expect(within(await valueBeside("Leitor-chefe")).getByTitle("Não definido")).toBeTruthy();
  });

  test("case 90: markup in a value is text", async () => {
    await showTicket({ code: "<img src=x onerror=alert(1)>" });
    await screen.findByRole("heading", { level: 1, name: "<img src=x onerror=alert(1)>" });
    expect(document.querySelector("img")).toBeNull();
  });

  test("deletes the record and returns to the list", async () => {
    const { user, arrivesAt } = await showTicket();
    await user.click(await screen.findByRole("button", { name: "Ações de VOLTA-AS-AULAS" }));
    await user.click(screen.getByRole("menuitem", { name: "Excluir" }));
    await user.click(await screen.findByRole("button", { name: "Excluir ingresso" }));
    await screen.findByText("Ingresso excluído");
    await arrivesAt("/tickets");
  });

  test("a rejected deletion leaves the record open", async () => {
    const backend = new FakeBackend({ tables: { "/tickets": [ticket], "/members/all": [member] } });
    const element = <ShowScreen screens={ticketScreens} />;
    const shown = await renderScreen({ backend, route: "/tickets/show/:id", at: "/tickets/show/c1", element });
    await shown.user.click(await screen.findByRole("button", { name: "Ações de VOLTA-AS-AULAS" }));
    await shown.user.click(screen.getByRole("menuitem", { name: "Excluir" }));
    const confirm = await screen.findByRole("button", { name: "Excluir ingresso" });
    backend.failNext(new ApiError({ kind: "http", statusCode: 409, message: "Held by an audit" }));
    await shown.user.click(confirm);
    await screen.findByText(/Held by an audit|^Não foi possível excluir/);
    expect(shown.address()).toBe("/tickets/show/c1");
  });

  test("runs a record action after confirmation", async () => {
    const backend = new FakeBackend({ tables: { "/members/all": [member], "/books": [book] } });
    const element = <ShowScreen screens={memberScreens} />;
    const at = "/members/show/a1";
    const { user } = await renderScreen({ backend, route: "/members/show/:id", at, element });
    expect(await screen.findByText("Trimestral")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Ações de ana@escola.example" }));
    await user.click(screen.getByRole("menuitem", { name: /nova carteirinha/ }));
    const dialog = await screen.findByRole("dialog");
    await user.click(within(dialog).getByRole("button", { name: /nova carteirinha/ }));
    await waitFor(() => expect(backend.sent("POST")[0]).toMatchObject({ path: "/cards/{id}/renew", id: "a1" }));
  });

  test.each([
    ["pt-BR", "Novo código", "Fechar"],
    ["en-US", "New code", "Close"],
  ] as const)("shows an issued token once with a button that copies it, in %s", async (language, title, close) => {
    const answers = { "/cards/{id}/renew": { cardToken: "nv-7731" } };
    const backend = new FakeBackend({ tables: { "/members/all": [member], "/books": [book] }, answers });
    const element = <ShowScreen screens={memberScreens} />;
    const at = "/members/show/a1";
    const { user } = await renderScreen({ backend, route: "/members/show/:id", at, element, language });
    await user.click(await screen.findByRole("button", { name: /ana@escola.example/ }));
    await user.click(screen.getByRole("menuitem", { name: /nova carteirinha|renew card/i }));
    await user.click(
      within(await screen.findByRole("dialog")).getByRole("button", { name: /nova carteirinha|renew card/i }),
    );
    const dialog = within(await screen.findByRole("dialog", { name: title }));
    expect(dialog.getByText("nv-7731")).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: /ana@escola.example/ }));
    await expect(navigator.clipboard.readText()).resolves.toBe("nv-7731");
    await user.click(dialog.getByRole("button", { name: close }));
    await waitFor(() => expect(screen.queryByText("nv-7731")).toBeNull());
  });
});
