import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { couponScreens } from "../../../../generated/screens/coupon.ts";
import { ApiError } from "../../api/api-error.ts";
import { coupons } from "../testing/demo-records.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";
import { BreakdownScreen } from "./breakdown-screen.tsx";

const rows = coupons(5).map((row, index) => ({ ...row, distribution: index < 4 ? "individual" : "public" }));

function show(backend: FakeBackend, language: string = "pt-BR") {
  const element = (
    <BreakdownScreen screens={couponScreens} field="distribution" titleKey="entity.coupon.breakdown.distribution" />
  );
  return renderScreen({ backend, route: "/coupons/distributions", at: "/coupons/distributions", element, language });
}

test.each([
  ["pt-BR", "Cupons por distribuição", [/^Individual.*4 cupons$/, /^Pública.*1 cupom$/]],
  ["en-US", "Coupons by distribution", [/^Individual.*4 coupons$/, /^Public.*1 coupon$/]],
] as const)("counts the records of each value, in %s", async (language, title, wanted) => {
  await show(new FakeBackend({ tables: { "/coupons": rows } }), language);
  const list = await screen.findByRole("list", { name: title });
  await within(list).findByText(/^4 /);
  const items = within(list).getAllByRole("listitem");
  expect(items.map((item, index) => wanted[index]?.test(item.textContent ?? ""))).toEqual([true, true]);
});

test("each value leads to exactly its records", async () => {
  await show(new FakeBackend({ tables: { "/coupons": rows } }));
  const link = await screen.findByRole("link", { name: "Pública" });
  expect(link.getAttribute("href")).toBe("/coupons?distribution=public");
});

test("a backend that answers everything without filtering is counted here", async () => {
  await show(new FakeBackend({ tables: { "/coupons": rows }, shape: "bare" }));
  await screen.findByText("4 cupons");
  await screen.findByText("1 cupom");
});

test("a count that failed is tried again, without the others", async () => {
  const backend = new FakeBackend({ tables: { "/coupons": rows } });
  backend.failNext(new ApiError({ kind: "http", statusCode: 403, message: "Forbidden" }));
  const { user } = await show(backend);
  await screen.findByText("1 cupom");
  await user.click(await screen.findByRole("button", { name: "Tentar de novo" }));
  await screen.findByText("4 cupons");
});
