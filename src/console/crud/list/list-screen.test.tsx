import { screen, waitFor, within } from "@testing-library/react";
import { StrictMode } from "react";
import { describe, expect, test } from "vitest";
import { accountScreens } from "../../../../generated/screens/account.ts";
import { couponScreens } from "../../../../generated/screens/coupon.ts";
import { featureScreens } from "../../../../generated/screens/feature.ts";
import { ApiError } from "../../api/api-error.ts";
import { account, coupons, features } from "../testing/demo-records.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { columnTexts, renderScreen } from "../testing/render-screen.tsx";
import { ListScreen } from "./list-screen.tsx";

function showCoupons(backend: FakeBackend, at = "/coupons") {
  return renderScreen({ backend, route: "/coupons", at, element: <ListScreen screens={couponScreens} /> });
}

function showFeatures(backend: FakeBackend, at = "/features") {
  return renderScreen({ backend, route: "/features", at, element: <ListScreen screens={featureScreens} /> });
}

const bareFeatures = () => new FakeBackend({ shape: "bare", tables: { "/features": features } });
const pagedCoupons = (howMany = 40) => new FakeBackend({ tables: { "/coupons": coupons(howMany) } });

describe("a list that the browser holds entirely", () => {
  test("shows every row in the order of the spec, each title a link to its page", async () => {
    await showFeatures(bareFeatures());
    const link = await screen.findByRole("link", { name: "Redação" });
    expect(link.getAttribute("href")).toBe("/features/show/f1");
    expect(columnTexts("Nome")).toEqual(["Banco de questões", "Geração de questões", "Redação"]);
    expect(screen.getByText("3 recursos")).toBeTruthy();
  });

  test("case 87: of 100,000 rows only a page is in the document", async () => {
    const rows = Array.from({ length: 100_000 }, (_, index) => ({ id: `f${index}`, name: `Recurso ${index}` }));
    await showFeatures(new FakeBackend({ shape: "bare", tables: { "/features": rows } }));
    await screen.findByText("1–25 de 100.000 recursos");
    expect(screen.getAllByRole("row")).toHaveLength(26);
  });

  test("case 115: mounted twice, as React does to find faults, asks once", async () => {
    const backend = bareFeatures();
    const element = (
      <StrictMode>
        <ListScreen screens={featureScreens} />
      </StrictMode>
    );
    await renderScreen({ backend, route: "/features", at: "/features", element });
    await screen.findByRole("link", { name: "Redação" });
    expect(backend.calls).toHaveLength(1);
  });

  test("sorts by a click on a column's title, and the address says so", async () => {
    const { user, address } = await showFeatures(bareFeatures());
    await user.click(await screen.findByRole("button", { name: "Nome" }));
    expect(columnTexts("Nome")).toEqual(["Redação", "Geração de questões", "Banco de questões"]);
    expect(address()).toBe("/features?sort=-name");
  });

  test("searches without accents and without asking the backend again", async () => {
    const backend = bareFeatures();
    const { user, arrivesAt } = await showFeatures(backend);
    await user.type(await screen.findByRole("textbox", { name: "Buscar" }), "redacao");
    await arrivesAt("/features?q=redacao");
    await waitFor(() => expect(columnTexts("Nome")).toEqual(["Redação"]));
    expect(backend.sent("GET")).toHaveLength(1);
  });

  test("says that nothing matches, and offers to drop what narrows the list", async () => {
    const { user, arrivesAt } = await showFeatures(bareFeatures());
    await screen.findByRole("link", { name: "Redação" });
    await user.type(screen.getByRole("textbox", { name: "Buscar" }), "xyz");
    await screen.findByText("Nenhum recurso encontrado");
    await user.click(screen.getByRole("button", { name: "Limpar filtros" }));
    await arrivesAt("/features");
    await screen.findByRole("link", { name: "Redação" });
  });

  test("filters by a chip that its own click removes", async () => {
    const { user, arrivesAt } = await showFeatures(bareFeatures());
    await user.click(await screen.findByRole("button", { name: "Filtros" }));
    await user.click(screen.getByRole("menuitem", { name: "Ativo" }));
    await user.click(screen.getByRole("menuitem", { name: "Não" }));
    await arrivesAt("/features?active=false");
    expect(columnTexts("Nome")).toEqual(["Banco de questões"]);
    await user.click(screen.getByRole("button", { name: "Remover filtro Ativo: Não" }));
    await arrivesAt("/features");
    expect(columnTexts("Nome")).toHaveLength(3);
  });
});

describe("a list that the backend pages", () => {
  test("asks for one page after the other; Back returns to the last one", async () => {
    const backend = pagedCoupons();
    const { user, router, arrivesAt } = await showCoupons(backend);
    await screen.findByText("1–25 de 40 cupons");
    await user.click(screen.getByRole("button", { name: "Próxima página" }));
    await arrivesAt("/coupons?page=2");
    await screen.findByText("26–40 de 40 cupons");
    expect(columnTexts("Código")[0]).toContain("C-026");
    expect(backend.calls.at(-1)?.query).toMatchObject({ page: 2, pageSize: 25, sort: "code" });
    await router.navigate(-1);
    await screen.findByText("1–25 de 40 cupons");
  });

  test("asks the backend to sort, search and filter", async () => {
    const backend = pagedCoupons();
    const { user } = await showCoupons(backend, "/coupons?page=2&status=active");
    await screen.findByText("20 cupons");
    await user.click(screen.getByRole("button", { name: "Tipo" }));
    await user.type(screen.getByRole("textbox", { name: "Buscar" }), "C-00{Enter}");
    await screen.findByText("5 cupons");
    expect(backend.calls.at(-1)?.query).toEqual({
      page: 1,
      pageSize: 25,
      sort: "type",
      search: "C-00",
      filters: { status: "active" },
    });
  });

  test("hides a column, which the address keeps", async () => {
    const { user, arrivesAt } = await showCoupons(pagedCoupons());
    await user.click(await screen.findByRole("button", { name: "Colunas" }));
    await user.click(screen.getByRole("menuitemcheckbox", { name: "Tipo" }));
    await arrivesAt("/coupons?columns=code%2Cvalue%2Cdistribution%2CusageCount%2CexpirationDate%2Cstatus");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("columnheader", { name: "Tipo" })).toBeNull());
  });
});

describe("what can be done from a list", () => {
  test("deletes one record after naming it and its consequence", async () => {
    const backend = pagedCoupons(3);
    const { user } = await showCoupons(backend);
    await user.click(await screen.findByRole("button", { name: "Ações de C-002" }));
    await user.click(screen.getByRole("menuitem", { name: "Excluir" }));
    const dialog = await screen.findByRole("dialog", { name: "Excluir cupom" });
    expect(within(dialog).getByText(/O cupom “C-002” será excluído/)).toBeTruthy();
    await user.click(within(dialog).getByRole("button", { name: "Excluir cupom" }));
    await screen.findByText("Cupom excluído");
    await waitFor(() => expect(screen.queryByText("C-002")).toBeNull());
    expect(screen.getByText("2 cupons")).toBeTruthy();
  });

  test("deletes the selected rows together", async () => {
    const backend = pagedCoupons(3);
    const { user } = await showCoupons(backend);
    await user.click(await screen.findByRole("checkbox", { name: "Selecionar C-001" }));
    await user.click(screen.getByRole("checkbox", { name: "Selecionar C-003" }));
    expect(screen.getByText("2 cupons selecionados")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Excluir" }));
    const dialog = await screen.findByRole("dialog", { name: "Excluir 2 cupons?" });
    await user.click(within(dialog).getByRole("button", { name: "Excluir" }));
    await screen.findByText("2 cupons excluídos");
    await screen.findByText("1 cupom");
  });

  test("runs an action on the selected rows and one on the collection, each confirmed", async () => {
    const backend = new FakeBackend({ tables: { "/accounts/all": [account] } });
    const element = <ListScreen screens={accountScreens} />;
    const { user } = await renderScreen({ backend, route: "/accounts", at: "/accounts", element });
    await user.click(await screen.findByRole("checkbox", { name: "Selecionar ana@escola.example" }));
    const [bulk] = screen.getAllByRole("button", { name: "Tornar usuário principal" });
    await user.click(bulk as HTMLElement);
    await user.click(
      within(await screen.findByRole("dialog")).getByRole("button", { name: "Tornar usuário principal" }),
    );
    await waitFor(() =>
      expect(backend.sent("PUT")[0]).toMatchObject({ path: "/accounts/{id}/principal-user", id: "a1" }),
    );
  });
});

describe("a list with nothing to show", () => {
  test("invites to create the first record", async () => {
    await showCoupons(pagedCoupons(0));
    await screen.findByText("Nenhum cupom ainda");
    expect(screen.getAllByRole("link", { name: "Novo cupom" }).at(-1)?.getAttribute("href")).toBe("/coupons/create");
  });

  test("offers to try again after a failure", async () => {
    const backend = pagedCoupons(3);
    backend.failNext(new ApiError({ kind: "network", message: "Failed to fetch" }));
    const { user } = await showCoupons(backend);
    await user.click(await screen.findByRole("button", { name: "Tentar de novo" }));
    await screen.findByText("3 cupons");
  });

  test("case 15: says that it is not allowed", async () => {
    const backend = pagedCoupons(3);
    backend.failNext(new ApiError({ kind: "http", statusCode: 403, message: "Forbidden" }));
    await showCoupons(backend);
    await screen.findByText("Sem permissão");
  });
});

test("case 78: an unknown value of an enumeration is shown as it is", async () => {
  const [first] = coupons(1);
  await showCoupons(new FakeBackend({ tables: { "/coupons": [{ ...first, status: "archived" }] } }));
  await screen.findByText("archived");
});

test("case 84: zero is shown as zero", async () => {
  await showCoupons(pagedCoupons(1));
  await screen.findByText("C-001");
  expect(columnTexts("Usos")).toEqual(["0"]);
});
