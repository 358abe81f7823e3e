import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { couponScreens } from "../../../generated/screens/coupon.ts";
import { ListScreen } from "../crud/list-screen.tsx";
import { coupon } from "../crud/testing/demo-records.ts";
import { FakeBackend } from "../crud/testing/fake-backend.ts";
import { renderScreen } from "../crud/testing/render-screen.tsx";
import { overrideRegistry } from "./registry.ts";

async function showCoupons() {
  const shown = await renderScreen({
    backend: new FakeBackend({ tables: { "/coupons": [coupon] } }),
    route: "/coupons",
    at: "/coupons",
    element: <ListScreen screens={couponScreens} />,
    overrides: overrideRegistry,
  });
  const copy = await screen.findByRole("button", { name: "Copiar VOLTA-AS-AULAS" });
  return { ...shown, copy };
}

test("case 121: a coupon's code is copied with one click, and stays a link to its page", async () => {
  const { user, copy } = await showCoupons();
  await user.click(copy);
  await screen.findByText("Copiado");
  await expect(navigator.clipboard.readText()).resolves.toBe("VOLTA-AS-AULAS");
  const row = screen.getByRole("row", { name: /VOLTA-AS-AULAS/ });
  expect(within(row).getByRole("link", { name: "VOLTA-AS-AULAS" })).toBeTruthy();
});

test("case 121: a browser that refuses to copy is said so", async () => {
  const { user, copy } = await showCoupons();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("denied"));
  await user.click(copy);
  await screen.findByText("Não foi possível copiar");
});
