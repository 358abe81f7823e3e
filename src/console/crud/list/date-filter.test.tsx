import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { couponScreens } from "../../../../generated/screens/coupon.ts";
import { addDays, today } from "../../lib/date-range.ts";
import { coupon } from "../testing/demo-records.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { columnTexts, renderScreen } from "../testing/render-screen.tsx";
import { ListScreen } from "./list-screen.tsx";

const rows = [
  { ...coupon, id: "c1", code: "ONTEM", expirationDate: addDays(today(), -1) },
  { ...coupon, id: "c2", code: "HOJE", expirationDate: today() },
  { ...coupon, id: "c3", code: "EM-40-DIAS", expirationDate: addDays(today(), 40) },
  { ...coupon, id: "c4", code: "NUNCA", expirationDate: null },
];

interface Options {
  readonly shape?: "bare" | "envelope";
  readonly at?: string;
  readonly language?: string;
}

function showCoupons({ shape = "envelope", at = "/coupons", language = "pt-BR" }: Options = {}) {
  const backend = new FakeBackend({ tables: { "/coupons": rows }, shape });
  const element = <ListScreen screens={couponScreens} />;
  return renderScreen({ backend, route: "/coupons", at, element, language });
}

async function chooseExpiry(user: { click: (element: Element) => Promise<void> }, choice: string) {
  await screen.findByRole("link", { name: "HOJE" });
  await user.click(screen.getByRole("button", { name: "Filtros" }));
  await user.click(screen.getByRole("menuitem", { name: "Expira em" }));
  await user.click(screen.getByRole("menuitem", { name: choice }));
}

test.each(["bare", "envelope"] as const)("the next 30 days are one choice away (%s list)", async (shape) => {
  const { user, arrivesAt } = await showCoupons({ shape });
  await chooseExpiry(user, "Próximos 30 dias");
  await arrivesAt(`/coupons?expirationDate=${today()}..${addDays(today(), 30)}`);
  await waitFor(() => expect(columnTexts("Código")).toEqual(["HOJE"]));
  expect(screen.getByRole("button", { name: /Remover filtro Expira em: de .* a / })).toBeTruthy();
});

test("what is past leaves out what never ends", async () => {
  const { user } = await showCoupons({ shape: "bare" });
  await chooseExpiry(user, "Antes de hoje");
  await waitFor(() => expect(columnTexts("Código")).toEqual(["ONTEM"]));
});

test("a range is typed, and one of its ends may be left out", async () => {
  const { user, arrivesAt } = await showCoupons();
  await chooseExpiry(user, "Outro período…");
  const dialog = within(await screen.findByRole("dialog", { name: "Expira em" }));
  await user.click(dialog.getByRole("button", { name: "Filtrar" }));
  expect(dialog.getByRole("alert").textContent).toBe("Informe pelo menos uma das datas");
  fireEvent.change(dialog.getByLabelText("De"), { target: { value: "2026-12-02" } });
  fireEvent.change(dialog.getByLabelText("Até"), { target: { value: "2026-12-01" } });
  expect(dialog.getByRole("alert").textContent).toBe("O fim vem antes do começo");
  fireEvent.change(dialog.getByLabelText("Até"), { target: { value: "" } });
  await user.click(dialog.getByRole("button", { name: "Filtrar" }));
  await arrivesAt("/coupons?expirationDate=2026-12-02..");
});

test.each([
  ["2026-11-21..2026-12-21", "pt-BR", "Remover filtro Expira em: de 21/11/2026 a 21/12/2026"],
  ["2026-11-21..2026-12-21", "en-US", "Remove filter Expires on: from 11/21/2026 to 12/21/2026"],
  ["2026-11-21..", "pt-BR", "Remover filtro Expira em: a partir de 21/11/2026"],
  ["..2026-12-21", "pt-BR", "Remover filtro Expira em: até 21/12/2026"],
] as const)("an address with %s says it in words, in %s", async (range, language, chip) => {
  await showCoupons({ at: `/coupons?expirationDate=${range}`, language });
  await screen.findByRole("button", { name: chip });
});

test("a range that makes no sense counts as absent", async () => {
  await showCoupons({ at: "/coupons?expirationDate=soon" });
  await screen.findByText("4 cupons");
});
