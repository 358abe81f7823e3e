import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ticketScreens } from "../../../../testing/fixture/generated/screens/ticket.ts";
import type { BackendAbilities } from "../../../contract/backend-abilities.ts";
import { ApiError } from "../../api/api-error.ts";
import { tickets } from "../testing/demo-records.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";
import { BreakdownScreen } from "./breakdown-screen.tsx";

const rows = tickets(5).map((row, index) => ({ ...row, audience: index < 4 ? "solo" : "public" }));

const PAGED: Partial<BackendAbilities> = { paging: "pages" };

function show(backend: FakeBackend, language: string = "pt-BR", abilities: Partial<BackendAbilities> = {}) {
  const element = (
    <BreakdownScreen screens={ticketScreens} field="audience" titleKey="entity.ticket.breakdown.audience" />
  );
  return renderScreen({ backend, route: "/tickets/audiences", at: "/tickets/audiences", element, language, abilities });
}

test.each([
  ["pt-BR", "Ingressos por audiência", [/^Solo.*4 ingressos$/, /^Pública.*1 ingresso$/]],
  ["en-US", "Tickets by audience", [/^Solo.*4 tickets$/, /^Public.*1 ticket$/]],
] as const)("counts the records of each value, in %s", async (language, title, wanted) => {
  await show(new FakeBackend({ tables: { "/tickets": rows } }), language);
  const list = await screen.findByRole("list", { name: title });
  await within(list).findByText(/^4 /);
  const items = within(list).getAllByRole("listitem");
  expect(items.map((item, index) => wanted[index]?.test(item.textContent ?? ""))).toEqual([true, true]);
});

test("each value links to its records", async () => {
  await show(new FakeBackend({ tables: { "/tickets": rows } }));
  const link = await screen.findByRole("link", { name: "Pública" });
  expect(link.getAttribute("href")).toBe("/tickets?audience=public");
});

test("a backend without filters is queried once, and the records are counted in the browser", async () => {
  const backend = new FakeBackend({ tables: { "/tickets": rows }, shape: "bare" });
  await show(backend);
  await screen.findByText("4 ingressos");
  await screen.findByText("1 ingresso");
  expect(backend.calls).toHaveLength(1);
});

test("a backend that pages and cannot count is not queried, and no number is shown", async () => {
  const backend = new FakeBackend({ tables: { "/tickets": rows } });
  await show(backend, "pt-BR", { paging: "pages", counts: false });
  expect(await screen.findAllByText("–")).toHaveLength(2);
  expect(backend.calls).toHaveLength(0);
});

test("a failed count can be retried on its own", async () => {
  const backend = new FakeBackend({ tables: { "/tickets": rows } });
  backend.failNext(new ApiError({ kind: "http", statusCode: 403, message: "Forbidden" }));
  const { user } = await show(backend, "pt-BR", PAGED);
  await screen.findByText("1 ingresso");
  await user.click(await screen.findByRole("button", { name: "Tentar de novo" }));
  await screen.findByText("4 ingressos");
});
