import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { screenRoutes } from "../../generated/routes.ts";
import { couponScreens } from "../../generated/screens/coupon.ts";
import { loadListed } from "../../src/console/app/keyboard/commands.ts";
import { toValueCommands } from "../../src/console/app/keyboard/value-commands.ts";
import { needsBrowser, toListQuery } from "../../src/console/crud/list/data/list-query.ts";
import { toServerCapabilities } from "../../src/console/crud/list/data/server-capabilities.ts";
import { listDefaults } from "../../src/console/crud/query/list-defaults.ts";
import { readListState } from "../../src/console/crud/query/list-state.ts";
import { FakeBackend } from "../../src/console/crud/testing/fake-backend.ts";
import { renderScreen } from "../../src/console/crud/testing/render-screen.tsx";
import { filterRows } from "../../src/console/data/client-rows.ts";
import { addDays, today } from "../../src/console/lib/date-range.ts";
import { createTestTexts } from "../../src/console/testing/create-test-texts.ts";
import { PLAIN_ABILITIES } from "../../src/contract/backend-abilities.ts";
import type { EntityRecord } from "../../src/contract/transport.ts";
import { CouponList } from "../../src/product/console/coupon/coupon-list.tsx";
import { withCouponState } from "../../src/product/console/coupon/with-coupon-state.ts";
import { overrideRegistry } from "../../src/product/console/overrides/registry.ts";
import { coupon } from "../../src/product/console/testing/demo-records.ts";

const open = { ...coupon, distribution: "public", accounts: [], expirationDate: null, usageLimit: null };
const past = addDays(today(), -1);
const coupons = [
  { ...open, id: "c1", code: "VALE" },
  { ...open, id: "c2", code: "VALE-HOJE", expirationDate: today() },
  { ...open, id: "c3", code: "VENCEU", expirationDate: past },
  { ...open, id: "c4", code: "ACABOU", usageCount: 2, usageLimit: 2 },
  { ...open, id: "c5", code: "PAROU", status: "suspended", expirationDate: past },
  { ...open, id: "c6", code: "ESPERA", status: "pending" },
  { ...open, id: "c7", code: "SEM-CONTAS", distribution: "individual" },
];

const screens = withCouponState(couponScreens);
const served = toServerCapabilities(screens, PLAIN_ABILITIES);
const stateOf = (search: string) => readListState(new URLSearchParams(search), listDefaults(screens));

/** Opens a list of a backend with pages. Returns its list calls and the codes that are shown. */
async function ask(search: string) {
  const state = stateOf(search);
  const query = { ...toListQuery(state, served), page: 1, pageSize: 100 };
  const backend = new FakeBackend({ tables: { "/coupons": coupons } });
  const { rows } = await backend.list<EntityRecord>({ method: "GET", path: "/coupons" }, query);
  const isLeft = needsBrowser(state, served, false);
  const kept = isLeft ? filterRows(rows, { ...state, fields: screens.fields }, []) : rows;
  const codes = kept.map((row) => String(row["code"])).sort();
  return { filters: query.filters, isLeft, answered: rows.length, codes };
}

describe("coupons by their state", () => {
  test.each([
    ["available", ["VALE", "VALE-HOJE"]],
    ["expired", ["VENCEU"]],
    ["exhausted", ["ACABOU"]],
    ["withoutAccounts", ["SEM-CONTAS"]],
    ["suspended,pending", ["ESPERA", "PAROU"]],
    ["expired,exhausted", ["ACABOU", "VENCEU"]],
    ["!available", ["ACABOU", "ESPERA", "PAROU", "SEM-CONTAS", "VENCEU"]],
    ["expired&status=active", ["VENCEU"]],
    ["pending&status=active", []],
  ])("can be filtered with paged and unpaged backends: %s", async (state, wanted) => {
    expect((await ask(`state=${state}`)).codes).toEqual(wanted);
    const all = filterRows(coupons, { ...stateOf(`state=${state}`), fields: screens.fields }, []);
    expect(all.map(({ code }) => code).sort()).toEqual(wanted);
  });

  test("are filtered by status and dates in the backend, then by state in the browser", async () => {
    const expired = { status: "active", expirationDate: `..${past}` };
    expect(await ask("state=expired")).toMatchObject({ filters: expired, isLeft: false });
    expect(await ask("state=suspended,pending")).toMatchObject({ isLeft: false, answered: 2 });
    expect(await ask("state=exhausted")).toMatchObject({ filters: { status: "active" }, isLeft: true });
    expect(await ask("state=!available")).toMatchObject({ isLeft: true, answered: coupons.length });
    const plain = toServerCapabilities(screens, { ...PLAIN_ABILITIES, filters: ["is"] });
    expect(toListQuery(stateOf("state=expired"), plain).filters).toEqual({ status: "active" });
    expect(needsBrowser(stateOf("state=expired"), plain, false)).toBe(true);
  });
});

async function listAt(search: string, language: string, rows: readonly object[] = coupons) {
  const shown = await renderScreen({
    backend: new FakeBackend({ tables: { "/coupons": rows } }),
    route: "/coupons",
    at: `/coupons${search}`,
    element: <CouponList screens={couponScreens} />,
    overrides: overrideRegistry,
    language,
  });
  await screen.findAllByRole("link", { name: "VALE" });
  const codes = () => screen.getAllByRole("link", { name: /^[A-Z-]+$/ }).map(({ textContent }) => textContent);
  return { ...shown, codes };
}

test("coupons are sorted by their state, in the order in which the states are declared", async () => {
  const { codes } = await listAt("?sort=state", "pt-BR");
  await waitFor(() =>
    expect(codes()).toEqual(["VALE", "VALE-HOJE", "VENCEU", "ACABOU", "SEM-CONTAS", "ESPERA", "PAROU"]),
  );
});

test.each([
  ["pt-BR", "Filtros", "Status", "Expirado"],
  ["en-US", "Filters", "Status", "Expired"],
] as const)("the state has a filter and a column, in %s", async (...row) => {
  const [language, filters, state, expired] = row;
  const { user, codes, address } = await listAt("", language);
  expect(screen.getByRole("columnheader", { name: state })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: filters }));
  await user.click(await screen.findByRole("menuitem", { name: state }));
  await user.click(await screen.findByRole("menuitem", { name: expired }));
  await waitFor(() => expect(codes()).toEqual(["VENCEU"]));
  expect(address()).toBe("/coupons?state=expired");
  expect(within(screen.getByRole("row", { name: /VENCEU/ })).getByText(expired)).toBeTruthy();
});

test("one chip shows a coupon's state, even an unknown one", async () => {
  const stored = [
    { ...open, id: "c1", code: "VALE" },
    { ...open, id: "c3", code: "VENCEU", expirationDate: past },
    { ...open, id: "c7", code: "DELES", status: "redeemed" },
  ];
  await listAt("", "pt-BR", stored);
  expect(chipsOf(/VALE/, "Disponível", "Ativo")).toEqual(["Disponível"]);
  expect(chipsOf(/VENCEU/, "Expirado", "Ativo")).toEqual(["Expirado"]);
  expect(within(screen.getByRole("row", { name: /DELES/ })).getAllByText("redeemed")).toHaveLength(1);
  expect(screen.queryByRole("columnheader", { name: "Status do cadastro" })).toBeNull();
});

test("the status that the backend stores is a column to choose, where it is a word and no second chip", async () => {
  const stored = [
    { ...open, id: "c1", code: "VALE" },
    { ...open, id: "c3", code: "VENCEU", expirationDate: past },
    { ...open, id: "c5", code: "PAROU", status: "suspended", expirationDate: past },
  ];
  await listAt("?columns=code,state,status", "pt-BR", stored);
  expect(screen.getByRole("columnheader", { name: "Status do cadastro" })).toBeTruthy();
  expect(within(screen.getByRole("row", { name: /VENCEU/ })).getByRole("cell", { name: "Ativo" })).toBeTruthy();
  expect(chipsOf(/VENCEU/, "Expirado", "Ativo")).toEqual(["Expirado"]);
  expect(chipsOf(/PAROU/, "Suspenso")).toEqual(["Suspenso", "Suspenso"]);
});

/** The given words that appear as chips in the row. */
function chipsOf(code: RegExp, ...words: readonly string[]): readonly string[] {
  const row = within(screen.getByRole("row", { name: code }));
  const found = words.flatMap((word) => row.queryAllByText(word, { selector: "bdi" }));
  return found.map(({ textContent }) => textContent ?? "");
}

test.each([
  ["pt-BR", ["Disponível", "Expirado", "Esgotado"], /^Cupons · Status: /],
  ["en-US", ["Available", "Expired", "Used up"], /^Coupons · Status: /],
] as const)("the command palette filters coupons by state, in %s", async (language, states, label) => {
  const texts = await createTestTexts(language);
  await texts.loadListTexts();
  const { t } = texts.getSnapshot();
  const listed = await loadListed({ screenRoutes }, overrideRegistry);
  const paths: string[] = [];
  const found = toValueCommands(t, listed, (path) => paths.push(path)).filter((each) => label.test(each.label));
  expect(found.map((each) => each.label.replace(label, ""))).toEqual(expect.arrayContaining([...states]));
  found[1]?.run();
  expect(paths).toEqual(["/coupons?state=expired"]);
});
