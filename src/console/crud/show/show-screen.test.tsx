import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { accountScreens } from "../../../../generated/screens/account.ts";
import { couponScreens } from "../../../../generated/screens/coupon.ts";
import { planScreens } from "../../../../generated/screens/plan.ts";
import { account, coupon, features, plan } from "../testing/demo-records.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";
import { ShowScreen } from "./show-screen.tsx";

/** The value beside a label. */
async function valueBeside(label: string): Promise<HTMLElement> {
  const term = await screen.findByText(label, { selector: "dt" });
  return term.nextElementSibling as HTMLElement;
}

function showPlan() {
  const backend = new FakeBackend({ tables: { "/plans": [plan], "/features": features } });
  const element = <ShowScreen screens={planScreens} />;
  return renderScreen({ backend, route: "/plans/show/:id", at: "/plans/show/p1", element });
}

function showCoupon(change: object = {}) {
  const backend = new FakeBackend({ tables: { "/coupons": [{ ...coupon, ...change }], "/accounts/all": [account] } });
  const element = <ShowScreen screens={couponScreens} />;
  return renderScreen({ backend, route: "/coupons/show/:id", at: "/coupons/show/c1", element });
}

describe("a show page", () => {
  test("is headed by the record's name, its status and what can be done with it", async () => {
    const { user } = await showPlan();
    expect(await screen.findByRole("heading", { level: 1, name: "Plano Professor" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Editar" }).getAttribute("href")).toBe("/plans/edit/p1");
    await user.click(screen.getByRole("button", { name: "Ações de Plano Professor" }));
    expect(screen.getAllByRole("menuitem").map((item) => item.textContent)).toEqual([
      "Duplicar",
      "Inativar plano",
      "Excluir",
    ]);
  });

  test("shows each value by its kind", async () => {
    await showPlan();
    expect((await valueBeside("Descrição")).textContent).toBe("Para quem\ncorrige muito");
    expect(within(await valueBeside("Recomendado")).getByTitle("Sim")).toBeTruthy();
    const link = await within(await valueBeside("Recursos")).findByRole("link", { name: "Redação" });
    expect(link.getAttribute("href")).toBe("/features/show/f1");
    const rows = within(screen.getByRole("table")).getAllByRole("row");
    expect(rows[2]?.textContent).toContain("R$\u00a0499,00");
  });

  test("case 91: a date is the day that the backend says", async () => {
    await showCoupon();
    expect((await valueBeside("Expira em")).textContent).toBe("01/03/2026");
  });

  test("an empty date is --/--/----, other empty values are named for screen readers", async () => {
    await showCoupon({ expirationDate: null, usageLimit: undefined });
    expect((await valueBeside("Expira em")).textContent).toBe("--/--/----");
    expect(within(await valueBeside("Limite de usos")).getByLabelText("Não informado")).toBeTruthy();
  });

  test("case 136: a boolean without a value has its own icon", async () => {
    const backend = new FakeBackend({ tables: { "/accounts/all": [{ ...account, principalUser: null }] } });
    const element = <ShowScreen screens={accountScreens} />;
    await renderScreen({ backend, route: "/accounts/show/:id", at: "/accounts/show/a1", element });
    expect(within(await valueBeside("Usuário principal")).getByTitle("Não definido")).toBeTruthy();
  });

  test("case 90: markup in a value is text", async () => {
    await showCoupon({ code: "<img src=x onerror=alert(1)>" });
    await screen.findByRole("heading", { level: 1, name: "<img src=x onerror=alert(1)>" });
    expect(document.querySelector("img")).toBeNull();
  });

  test("deletes the record and returns to the list", async () => {
    const { user, arrivesAt } = await showCoupon();
    await user.click(await screen.findByRole("button", { name: "Ações de VOLTA-AS-AULAS" }));
    await user.click(screen.getByRole("menuitem", { name: "Excluir" }));
    await user.click(await screen.findByRole("button", { name: "Excluir cupom" }));
    await screen.findByText("Cupom excluído");
    await arrivesAt("/coupons");
  });

  test("runs an action of the record once it is confirmed", async () => {
    const backend = new FakeBackend({ tables: { "/accounts/all": [account], "/plans": [plan] } });
    const element = <ShowScreen screens={accountScreens} />;
    const at = "/accounts/show/a1";
    const { user } = await renderScreen({ backend, route: "/accounts/show/:id", at, element });
    expect(await screen.findByText("Anual")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Ações de ana@escola.example" }));
    await user.click(screen.getByRole("menuitem", { name: /ativação/ }));
    const dialog = await screen.findByRole("dialog");
    await user.click(within(dialog).getByRole("button", { name: /ativação/ }));
    await waitFor(() =>
      expect(backend.sent("POST")[0]).toMatchObject({ path: "/activation/{id}/regenerate", id: "a1" }),
    );
  });

  test.each([
    ["pt-BR", "Novo código", "Fechar"],
    ["en-US", "New code", "Close"],
  ] as const)("shows the token that an action issues once, to be copied, in %s", async (language, title, close) => {
    const answers = { "/activation/{id}/regenerate": { activationToken: "nv-7731" } };
    const backend = new FakeBackend({ tables: { "/accounts/all": [account], "/plans": [plan] }, answers });
    const element = <ShowScreen screens={accountScreens} />;
    const at = "/accounts/show/a1";
    const { user } = await renderScreen({ backend, route: "/accounts/show/:id", at, element, language });
    await user.click(await screen.findByRole("button", { name: /ana@escola.example/ }));
    await user.click(screen.getByRole("menuitem", { name: /ativação|activation/ }));
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: /ativação|activation/ }));
    const dialog = within(await screen.findByRole("dialog", { name: title }));
    expect(dialog.getByText("nv-7731")).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: /ana@escola.example/ }));
    await expect(navigator.clipboard.readText()).resolves.toBe("nv-7731");
    await user.click(dialog.getByRole("button", { name: close }));
    await waitFor(() => expect(screen.queryByText("nv-7731")).toBeNull());
  });
});
