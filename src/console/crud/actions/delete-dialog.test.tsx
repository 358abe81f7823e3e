import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { planScreens } from "../../../../generated/screens/plan.ts";
import { ApiError } from "../../api/api-error.ts";
import { ListScreen } from "../list/list-screen.tsx";
import { ShowScreen } from "../show/show-screen.tsx";
import { account, features, plan } from "../testing/demo-records.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";

const accountsOf = (howMany: number) =>
  Array.from({ length: howMany }, (_, index) => ({
    ...account,
    id: `a${index}`,
    username: `a${index}@escola.example`,
  }));

const backendWith = (howMany: number, change: object = {}) =>
  new FakeBackend({
    tables: { "/plans": [{ ...plan, ...change }], "/features": features, "/accounts/all": accountsOf(howMany) },
  });

async function askToDelete(backend: FakeBackend, language: string = "pt-BR") {
  const element = <ListScreen screens={planScreens} />;
  const { user } = await renderScreen({ backend, route: "/plans", at: "/plans", element, language });
  await user.click(await screen.findByRole("button", { name: /Plano Professor/ }));
  await user.click(screen.getByRole("menuitem", { name: language === "pt-BR" ? "Excluir" : "Delete" }));
  return { user, dialog: within(await screen.findByRole("dialog")) };
}

describe("the question before a deletion", () => {
  test.each([
    ["pt-BR", "3 contas", "usam “Plano Professor”", "Excluir plano"],
    ["en-US", "3 accounts", "use “Plano Professor”", "Delete plan"],
  ] as const)("says who uses the record, with a link to them, and does not delete it, in %s", async (...row) => {
    const [language, count, use, verb] = row;
    const { dialog } = await askToDelete(backendWith(3), language);
    const link = await dialog.findByRole("link", { name: count });
    expect(link.getAttribute("href")).toBe("/accounts?planId=p1");
    expect(link.parentElement?.textContent).toContain(use);
    expect(dialog.getByRole("button", { name: verb })).toHaveProperty("disabled", true);
  });

  test("asks for one row only to count", async () => {
    const backend = backendWith(3);
    const { dialog } = await askToDelete(backend);
    await dialog.findByRole("link", { name: "3 contas" });
    const counted = backend.calls.find((call) => call.path === "/accounts/all");
    expect(counted?.query).toEqual({ page: 1, pageSize: 1, filters: { planId: "p1" } });
  });

  test("offers to take the record out of use instead", async () => {
    const backend = backendWith(1);
    const { user, dialog } = await askToDelete(backend);
    await dialog.findByText(/usa “Plano Professor”/);
    await user.click(dialog.getByRole("button", { name: "Inativar plano" }));
    await screen.findByText("Plano inativado");
    expect(backend.sent("PUT")[0]).toMatchObject({ id: "p1", body: { ...plan, status: "inactive" }, etag: '"1"' });
    expect(backend.sent("DELETE")).toHaveLength(0);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("deletes a record without incoming references", async () => {
    const backend = backendWith(0, { status: "inactive" });
    const { user, dialog } = await askToDelete(backend);
    await dialog.findByText("“Plano Professor” não está em uso.");
    expect(dialog.queryByRole("button", { name: "Inativar plano" })).toBeNull();
    await user.click(dialog.getByRole("button", { name: "Excluir plano" }));
    await screen.findByText("Plano excluído");
    expect(backend.sent("DELETE")).toHaveLength(1);
  });

  test("names the references that were added meanwhile", async () => {
    const backend = backendWith(0);
    const { user, dialog } = await askToDelete(backend);
    await dialog.findByText("“Plano Professor” não está em uso.");
    const details = [{ path: "", code: "inUse", params: { entity: "account", count: 3 }, message: "In use" }];
    backend.failNext(new ApiError({ kind: "http", statusCode: 409, message: "In use", details }));
    await user.click(dialog.getByRole("button", { name: "Excluir plano" }));
    await screen.findByText(/3 contas usam este registro/);
    await screen.findByRole("link", { name: "Plano Professor" });
  });
});

test("a row's menu takes the record out of use, once", async () => {
  const backend = backendWith(0);
  const element = <ListScreen screens={planScreens} />;
  const { user } = await renderScreen({ backend, route: "/plans", at: "/plans", element });
  await user.click(await screen.findByRole("button", { name: "Ações de Plano Professor" }));
  await user.click(screen.getByRole("menuitem", { name: "Inativar plano" }));
  await screen.findByText("Plano inativado");
  await screen.findByText("Inativo");
  await user.click(screen.getByRole("button", { name: "Ações de Plano Professor" }));
  expect(screen.queryByRole("menuitem", { name: "Inativar plano" })).toBeNull();
});

test("a show page counts what uses its record, and links to exactly that", async () => {
  const element = <ShowScreen screens={planScreens} />;
  const backend = backendWith(3);
  await renderScreen({ backend, route: "/plans/show/:id", at: "/plans/show/p1", element });
  const section = within(await screen.findByRole("region", { name: "Contas" }));
  const link = await section.findByRole("link", { name: "3 contas" });
  expect(link.getAttribute("href")).toBe("/accounts?planId=p1");
});
