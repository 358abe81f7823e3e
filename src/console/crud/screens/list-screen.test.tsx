import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { StrictMode } from "react";
import { describe, expect, test } from "vitest";
import { genreScreens } from "../../../../testing/fixture/generated/screens/genre.ts";
import { memberScreens } from "../../../../testing/fixture/generated/screens/member.ts";
import { ticketScreens } from "../../../../testing/fixture/generated/screens/ticket.ts";
import type { BackendAbilities } from "../../../contract/backend-abilities.ts";
import { ApiError } from "../../api/api-error.ts";
import { genres, member, tickets } from "../testing/demo-records.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { columnTexts, renderScreen } from "../testing/render-screen.tsx";
import { ListScreen } from "./list-screen.tsx";
// Import the lazy chunk up front so that its loading time does not affect the tests.
import "../list/table/columns-popover.tsx";

function showTickets(backend: FakeBackend, at = "/tickets") {
  return renderScreen({ backend, route: "/tickets", at, element: <ListScreen screens={ticketScreens} /> });
}

function showTicketsOf(abilities: Partial<BackendAbilities>) {
  const element = <ListScreen screens={ticketScreens} />;
  return renderScreen({ backend: pagedTickets(), route: "/tickets", at: "/tickets", element, abilities });
}

function showGenres(backend: FakeBackend, at = "/genres") {
  return renderScreen({ backend, route: "/genres", at, element: <ListScreen screens={genreScreens} /> });
}

const bareGenres = () => new FakeBackend({ shape: "bare", tables: { "/genres": genres } });
const pagedTickets = (howMany = 40) => new FakeBackend({ tables: { "/tickets": tickets(howMany) } });

describe("a list that is loaded completely", () => {
  test("shows every row in the spec's default order, with its title as a link", async () => {
    await showGenres(bareGenres());
    const link = await screen.findByRole("link", { name: "Poesia" });
    expect(link.getAttribute("href")).toBe("/genres/show/f1");
    expect(columnTexts("Nome")).toEqual(["Contos", "Crime real", "Poesia"]);
    expect(screen.getByText("3 gêneros")).toBeTruthy();
  });

  test("case 87: only one page of 100,000 rows is in the document", async () => {
    const rows = Array.from({ length: 100_000 }, (_, index) => ({ id: `f${index}`, name: `Gênero ${index}` }));
    await showGenres(new FakeBackend({ shape: "bare", tables: { "/genres": rows } }));
    await screen.findByText("1–25 de 100.000 gêneros");
    expect(screen.getAllByRole("row")).toHaveLength(26);
  });

  test("case 115: sends one request when StrictMode mounts it twice", async () => {
    const backend = bareGenres();
    const element = (
      <StrictMode>
        <ListScreen screens={genreScreens} />
      </StrictMode>
    );
    await renderScreen({ backend, route: "/genres", at: "/genres", element });
    await screen.findByRole("link", { name: "Poesia" });
    expect(backend.calls).toHaveLength(1);
  });

  test("sorts by a click on a column header and keeps the order in the URL", async () => {
    const { user, address } = await showGenres(bareGenres());
    await user.click(await screen.findByRole("button", { name: "Nome" }));
    expect(columnTexts("Nome")).toEqual(["Poesia", "Crime real", "Contos"]);
    expect(address()).toBe("/genres?sort=-name");
  });

  test("searches accent-insensitively and without another request", async () => {
    const backend = bareGenres();
    const { user, arrivesAt } = await showGenres(backend);
    await user.type(await screen.findByRole("textbox", { name: "Buscar" }), "rimados ou nao");
    await arrivesAt("/genres?q=rimados+ou+nao");
    await waitFor(() => expect(columnTexts("Nome")).toEqual(["Poesia"]));
    expect(backend.sent("GET")).toHaveLength(1);
  });

  test("shows an empty result with a button that clears search and filters", async () => {
    const { user, arrivesAt } = await showGenres(bareGenres());
    await screen.findByRole("link", { name: "Poesia" });
    await user.type(screen.getByRole("textbox", { name: "Buscar" }), "xyz");
    await screen.findByText("Nenhum gênero encontrado");
    await user.click(screen.getByRole("button", { name: "Limpar busca e filtros" }));
    await arrivesAt("/genres");
    await screen.findByRole("link", { name: "Poesia" });
  });

  test("adds a filter chip and removes it by its button", async () => {
    const { user, arrivesAt } = await showGenres(bareGenres());
    await user.click(await screen.findByRole("button", { name: "Filtros" }));
    await user.click(screen.getByRole("menuitem", { name: "Ativo" }));
    await user.click(screen.getByRole("menuitem", { name: "Não" }));
    await arrivesAt("/genres?active=false");
    expect(columnTexts("Nome")).toEqual(["Crime real"]);
    await user.click(screen.getByRole("button", { name: "Remover filtro Ativo: Não" }));
    await arrivesAt("/genres");
    expect(columnTexts("Nome")).toHaveLength(3);
  });
});

describe("a list that the backend pages", () => {
  test("requests one page at a time; Back returns to the previous page", async () => {
    const backend = pagedTickets();
    const { user, router, arrivesAt } = await showTickets(backend);
    await screen.findByText("1–25 de 40 ingressos");
    await user.click(screen.getByRole("button", { name: "Próxima página" }));
    await arrivesAt("/tickets?page=2");
    await screen.findByText("26–40 de 40 ingressos");
    expect(columnTexts("Código")[0]).toContain("C-026");
    expect(backend.calls.at(-1)?.query).toMatchObject({ page: 2, pageSize: 25, sort: "code" });
    await router.navigate(-1);
    await screen.findByText("1–25 de 40 ingressos");
  });

  test("delegates sorting, searching and filtering to the backend", async () => {
    const backend = pagedTickets();
    const { user } = await showTickets(backend, "/tickets?page=2&status=active");
    await screen.findByText("20 ingressos");
    await user.click(screen.getByRole("button", { name: "Tipo" }));
    await user.type(screen.getByRole("textbox", { name: "Buscar" }), "C-00{Enter}");
    await screen.findByText("5 ingressos");
    expect(backend.calls.at(-1)?.query).toEqual({
      page: 1,
      pageSize: 25,
      sort: "type",
      search: "C-00",
      filters: { status: "active" },
    });
  });

  test("hides a column and keeps that in the URL", async () => {
    const { user, arrivesAt } = await showTickets(pagedTickets());
    await user.click(await screen.findByRole("button", { name: "Colunas" }));
    await user.click(await screen.findByRole("checkbox", { name: "Tipo" }));
    await arrivesAt("/tickets?columns=code%2Cvalue%2Caudience%2CuseCount%2ClastDay%2Cstatus");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("columnheader", { name: "Tipo" })).toBeNull());
  });
});

describe("actions in a list", () => {
  test("confirms the deletion of a record with its name and the consequence", async () => {
    const backend = pagedTickets(3);
    const { user } = await showTickets(backend);
    await user.click(await screen.findByRole("button", { name: "Ações de C-002" }));
    await user.click(screen.getByRole("menuitem", { name: "Excluir" }));
    const dialog = await screen.findByRole("dialog", { name: "Excluir ingresso" });
    expect(within(dialog).getByText(/O ingresso “C-002” será excluído/)).toBeTruthy();
    await user.click(within(dialog).getByRole("button", { name: "Excluir ingresso" }));
    await screen.findByText("Ingresso excluído");
    await waitFor(() => expect(screen.queryByText("C-002")).toBeNull());
    expect(screen.getByText("2 ingressos")).toBeTruthy();
  });

  test("confirms the deletion of the selected rows with their names", async () => {
    const backend = pagedTickets(3);
    const { user } = await showTickets(backend);
    await user.click(await screen.findByRole("checkbox", { name: "Selecionar C-001" }));
    await user.click(screen.getByRole("checkbox", { name: "Selecionar C-003" }));
    await screen.findByText("2 ingressos selecionados");
    await user.click(screen.getByRole("button", { name: "Excluir" }));
    const dialog = await screen.findByRole("dialog", { name: "Excluir 2 ingressos?" });
    expect(dialog.textContent).toContain("C-001, C-003");
    await user.click(within(dialog).getByRole("button", { name: "Excluir 2 ingressos" }));
    await screen.findByText("2 ingressos excluídos");
    await screen.findByText("1 ingresso");
  });

  test("runs an action on the selected rows after confirmation", async () => {
    const backend = new FakeBackend({ tables: { "/members/all": [member] } });
    const element = <ListScreen screens={memberScreens} />;
    const { user } = await renderScreen({ backend, route: "/members", at: "/members", element });
    await user.click(await screen.findByRole("checkbox", { name: "Selecionar ana@escola.example" }));
    const bar = await screen.findByRole("toolbar", { name: /selecionad/ });
    await user.click(within(bar).getByRole("button", { name: "Tornar leitor-chefe" }));
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Tornar leitor-chefe" }));
    await waitFor(() => expect(backend.sent("PUT")[0]).toMatchObject({ path: "/members/{id}/head-reader", id: "a1" }));
  });
});

describe("a list without rows", () => {
  test("links to the create form if there are no records yet", async () => {
    await showTickets(pagedTickets(0));
    await screen.findByText("Nenhum ingresso ainda");
    expect(screen.getAllByRole("link", { name: "Novo ingresso" }).at(-1)?.getAttribute("href")).toBe("/tickets/create");
  });

  test("can be reloaded after a failure", async () => {
    const backend = pagedTickets(3);
    backend.failNext(new ApiError({ kind: "network", message: "Failed to fetch" }));
    const { user } = await showTickets(backend);
    await user.click(await screen.findByRole("button", { name: "Tentar de novo" }));
    await screen.findByText("3 ingressos");
  });

  test("case 15: shows that access is denied", async () => {
    const backend = pagedTickets(3);
    backend.failNext(new ApiError({ kind: "http", statusCode: 403, message: "Forbidden" }));
    await showTickets(backend);
    await screen.findByText("Sem permissão");
  });
});

test("case 78: an unknown value of an enumeration is shown as it is", async () => {
  const [first] = tickets(1);
  await showTickets(new FakeBackend({ tables: { "/tickets": [{ ...first, status: "lost" }] } }));
  await screen.findByText("lost");
});

test("case 84: zero is shown as zero", async () => {
  await showTickets(pagedTickets(1));
  await screen.findByText("C-001");
  expect(columnTexts("Usos")).toEqual(["0"]);
});

describe("a list of a backend with limited capabilities", () => {
  test("shows the minimum number of rows if the total is unknown", async () => {
    const backend = pagedTickets();
    const list = backend.list.bind(backend);
    backend.list = async <T,>(...asked: Parameters<typeof list>) => {
      const { rows, total } = await list<T>(...asked);
      return { rows, total: Math.min(total ?? 0, (asked[1]?.page ?? 1) * 25 + 1), isAtLeast: true };
    };
    const { user } = await showTickets(backend);
    await screen.findByText("1–25 de pelo menos 26 ingressos");
    await user.click(screen.getByRole("button", { name: "Próxima página" }));
    await screen.findByText("26–40 de pelo menos 40 ingressos");
  });

  test("hides a search that the backend does not support, and sorts in the browser if the list fits", async () => {
    const { user } = await showTicketsOf({ search: false, filters: [], sort: "none" });
    await screen.findByText("1–25 de 40 ingressos");
    expect(screen.queryByRole("textbox", { name: "Buscar" })).toBeNull();
    await user.click(within(screen.getAllByRole("columnheader")[1] as HTMLElement).getByRole("button"));
    await waitFor(() => expect(columnTexts("Código")[0]).toBe("C-040"));
    cleanup();
    await showTicketsOf({});
    await screen.findByText("1–25 de 40 ingressos");
    expect(screen.getByRole("button", { name: "Filtros" })).toBeTruthy();
    expect(within(screen.getAllByRole("columnheader")[1] as HTMLElement).getByRole("button")).toBeTruthy();
  });
});
