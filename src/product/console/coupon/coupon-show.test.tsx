import { screen, within } from "@testing-library/react";
import { addDays, today } from "entity-console/console";
import { AbilitiesContext, FakeBackend, PLAIN_ABILITIES, renderScreen } from "entity-console/testing/console";
import { describe, expect, test } from "vitest";
import { couponScreens } from "../../../../generated/screens/coupon.ts";
import { coupon } from "../testing/demo-records.ts";
import { CouponShow } from "./coupon-show.tsx";

const accounts = [
  { id: "a1", username: "ana@escola.example" },
  { id: "a2", username: "bia@escola.example" },
];
const redeemed = {
  id: "r1",
  createdAt: "2026-11-02T12:00:00Z",
  code: coupon.code,
  couponId: "c1",
  accountId: "a1",
  account: accounts[0],
  type: "credits",
  value: 100,
};

async function showCoupon(change: object, { language = "pt-BR", audit = true, at = "c1" } = {}) {
  const tables = {
    "/coupons": [{ ...coupon, expirationDate: null, usageLimit: null, distribution: "public", ...change }],
    "/accounts/all": accounts,
    "/redemptions": [redeemed, { ...redeemed, id: "r2", couponId: "c9", accountId: "a2", account: accounts[1] }],
  };
  const backend = new FakeBackend({ tables });
  const shown = await renderScreen({
    backend,
    route: "/coupons/show/:id",
    at: `/coupons/show/${at}`,
    element: (
      <AbilitiesContext value={{ ...PLAIN_ABILITIES, audit }}>
        <CouponShow screens={couponScreens} />
      </AbilitiesContext>
    ),
    language,
  });
  return { ...shown, backend };
}

async function choose(user: Awaited<ReturnType<typeof showCoupon>>["user"], label: string, name: string) {
  await user.click(await screen.findByLabelText(label));
  await user.click(await screen.findByText(name, { selector: "[role=option]" }));
}

/** The figure with this label. */
function figure(label: string): string {
  return screen.getByText(label, { selector: "dt" }).nextElementSibling?.textContent ?? "";
}

describe("a coupon's page", () => {
  test.each([
    ["pt-BR", "5 créditos", "Valor", "3", "Usos", "107 restantes", "Limite de usos"],
    ["en-US", "5 credits", "Value", "3", "Uses", "107 left", "Usage limit"],
  ] as const)("starts with its benefit and its redemptions, in %s", async (...row) => {
    const [language, given, value, used, uses, left, limit] = row;
    await showCoupon({ value: 5, usageCount: 3, usageLimit: 10 }, { language });
    await screen.findByText(given);
    expect(figure(value)).toBe(given);
    expect(figure(uses)).toBe(used);
    expect(figure(limit)).toBe(left);
  });

  test("shows a discount as money, and texts for a missing end or limit", async () => {
    await showCoupon({ type: "discount", value: 5 });
    await screen.findByText(/^R\$.5,00$/);
    expect(figure("Limite de usos")).toBe("Sem limite");
    expect(figure("Expira em")).toBe("--/--/----Não expira");
  });

  test("shows only the number for an unknown type, and a limit with all digits", async () => {
    await showCoupon({ type: "GIFT", value: "10.50", usageLimit: "12345678901234567890123" });
    await screen.findByText("Valor", { selector: "dt" });
    expect(figure("Valor")).toBe("10,5");
    expect(figure("Limite de usos")).toMatch(/^12\.345\.678\.901\.234\.567\.890\.123/);
  });

  test.each([
    [0, /^Último dia/],
    [1, /^1 dia restante\d/],
    [12, /^12 dias restantes\d/],
    [-1, /^Expirado\d/],
  ])("shows the remaining time of a coupon whose last day is in %i days", async (days, words) => {
    await showCoupon({ expirationDate: addDays(today(), days) });
    await screen.findByText("Expira em");
    expect(figure("Expira em")).toMatch(words);
  });

  test("shows each figure once", async () => {
    await showCoupon({ value: 5, usageLimit: 10 });
    await screen.findByText("5 créditos");
    const labels = screen.getAllByRole("term").map(({ textContent }) => textContent);
    expect(labels).toEqual([...new Set(labels)]);
  });

  test("lists its own redemptions with account and time", async () => {
    await showCoupon({});
    const panel = within(await screen.findByRole("region", { name: "Resgates" }));
    const link = await panel.findByText("ana@escola.example");
    expect(link.getAttribute("href")).toBe("/accounts/show/a1");
    expect(panel.getByText("02/11/2026, 09:00")).toBeTruthy();
    expect(panel.queryByText("bia@escola.example")).toBeNull();
  });

  test.each([
    [{ id: "c1", usageCount: 3 }, "Não há registro de quem fez 2 dos resgates."],
    [{ id: "c1", usageCount: 1 }, null],
    [{ id: "c2", usageCount: 1 }, "Não há registro de quem fez 1 dos resgates."],
    [{ id: "c2", usageCount: 0 }, "Ninguém resgatou ainda."],
  ])("shows the number of unrecorded uses of %j: %s", async (change, said) => {
    await showCoupon(change, { at: change.id });
    const panel = within(await screen.findByRole("region", { name: "Resgates" }));
    await (change.id === "c1" ? panel.findByText("ana@escola.example") : panel.findByText(said ?? ""));
    const told = panel.queryByText(/Não há registro|Ninguém/)?.textContent ?? null;
    expect(told).toBe(said);
  });

  test("shows a notice without a call if the backend has no audit log", async () => {
    const { backend } = await showCoupon({}, { audit: false });
    const panel = within(await screen.findByRole("region", { name: "Resgates" }));
    expect(await panel.findByText(/não/)).toBeTruthy();
    expect(backend.calls.filter(({ path }) => path.includes("redemptions"))).toEqual([]);
  });

  test("shows all reasons why an account cannot redeem it, each with a remedy", async () => {
    const { user } = await showCoupon({
      status: "suspended",
      oncePerAccount: true,
      expirationDate: "2020-01-01",
      usageCount: 5,
      usageLimit: 5,
    });
    await choose(user, "Conta", "ana@escola.example");
    await screen.findByText("Esta conta já resgatou o cupom, que vale uma vez por conta.");
    const answer = within(screen.getByText(/^Não, ana@escola.example/).closest("[role=status]") as HTMLElement);
    expect(answer.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "O cupom não está ativo. Ativar o cupom",
      "O cupom expirou. Alterar a data",
      "Esta conta já resgatou o cupom, que vale uma vez por conta. ",
      "O cupom atingiu o limite de usos. Aumentar o limite",
    ]);
    expect(screen.getByText("Alterar a data").getAttribute("href")).toBe("/coupons/edit/c1");
  });

  test.each([
    ["pt-BR", "Conta", "Sim, bia@escola.example pode resgatar este cupom."],
    ["en-US", "Account", "Yes, bia@escola.example can redeem this coupon."],
  ])("confirms that an account can redeem it, in %s", async (language, label, answer) => {
    const { user } = await showCoupon({ oncePerAccount: true }, { language });
    await choose(user, label, "bia@escola.example");
    expect(await screen.findByText(answer)).toBeTruthy();
  });
});
