import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { ticketScreens } from "../../../../../testing/fixture/generated/screens/ticket.ts";
import { ListScreen } from "../../screens/list-screen.tsx";
import { tickets } from "../../testing/demo-records.ts";
import { FakeBackend } from "../../testing/fake-backend.ts";
import { renderScreen } from "../../testing/render-screen.tsx";

test("a list that is too long to count uses page numbers for known pages and cursors for deep adjacent pages", async () => {
  const backend = new FakeBackend({ tables: { "/tickets": tickets(40) } });
  const list = backend.list.bind(backend);
  backend.list = async <T,>(...[request, query]: Parameters<typeof list>) => {
    const { rows } = await list<T>(request, { ...query, page: 1 });
    const page = query?.page ?? 1;
    const beside = { next: `behind ${page}`, previous: `ahead of ${page}` };
    backend.calls.push({ method: "ASKED", path: request.path, query: query ?? {} });
    return { rows, total: Math.max(20_000, page * 25 + 1), isAtLeast: true, ...beside };
  };
  const asked = () => {
    const { page, after, before } = backend.sent("ASKED").at(-1)?.query ?? {};
    return { page, after, before };
  };
  const { user } = await renderScreen({
    backend,
    route: "/tickets",
    at: "/tickets",
    element: <ListScreen screens={ticketScreens} />,
  });
  await screen.findByText("1–25 de pelo menos 20.000 ingressos");
  await user.click(screen.getByRole("button", { name: "Próxima página" }));
  await screen.findByText("26–50 de pelo menos 20.000 ingressos");
  expect(asked()).toEqual({ page: 2, after: undefined, before: undefined });
  await user.clear(screen.getByRole("textbox", { name: "Ir para a página" }));
  await user.type(screen.getByRole("textbox", { name: "Ir para a página" }), "799{Enter}");
  await screen.findByText("19.951–19.975 de pelo menos 20.000 ingressos");
  expect(asked()).toEqual({ page: 799, after: undefined, before: undefined });
  for (const page of [800, 801]) {
    await user.click(screen.getByRole("button", { name: "Próxima página" }));
    await waitFor(() => expect(asked()).toEqual({ page, after: `behind ${page - 1}`, before: undefined }));
    await screen.findByText(new RegExp(`^${((page - 1) * 25 + 1).toLocaleString("pt-BR")}–`));
  }
  expect(screen.queryByRole("textbox", { name: "Ir para a página" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Página anterior" }));
  await waitFor(() => expect(asked()).toEqual({ page: 800, after: undefined, before: "ahead of 801" }));
  await user.click(screen.getByRole("button", { name: "Primeira página" }));
  await screen.findByText("1–25 de pelo menos 20.000 ingressos");
});
