import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { couponScreens } from "../../../../generated/screens/coupon.ts";
import { coupons } from "../testing/demo-records.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";
import { ListScreen } from "./list-screen.tsx";

afterEach(() => vi.unstubAllGlobals());

/** A window of a phone's width: the browser of the tests has no media queries. */
function narrowTheWindow(): void {
  const match = (media: string) => ({
    media,
    matches: media.includes("max-width:599.95px"),
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  vi.stubGlobal("matchMedia", match);
}

test("on a narrow screen each record is a card with all that its row would show and do", async () => {
  narrowTheWindow();
  const backend = new FakeBackend({ tables: { "/coupons": coupons(2) } });
  const element = <ListScreen screens={couponScreens} />;
  const { user } = await renderScreen({ backend, route: "/coupons", at: "/coupons", element });
  const link = await screen.findByRole("link", { name: "C-001" });
  expect(screen.queryByRole("table")).toBeNull();
  const [card] = within(screen.getByRole("list", { name: "Cupons" })).getAllByRole("listitem");
  expect(card?.contains(link)).toBe(true);
  expect([...(card?.querySelectorAll("dt") ?? [])].map((term) => term.textContent)).toEqual([
    "Tipo",
    "Valor",
    "Distribuição",
    "Usos",
    "Expira em",
    "Status",
  ]);
  await user.click(screen.getByRole("checkbox", { name: "Selecionar C-001" }));
  await screen.findByText("1 cupom selecionado");
  await user.click(screen.getByRole("button", { name: "Ações de C-001" }));
  expect(screen.getByRole("menuitem", { name: "Editar" })).toBeTruthy();
});
