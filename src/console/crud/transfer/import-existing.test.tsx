import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { ticketScreens } from "../../../../testing/fixture/generated/screens/ticket.ts";
import type { BackendAbilities } from "../../../contract/backend-abilities.ts";
import type { RuleDescriptor } from "../../../contract/predicate.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { ListPage, ListQuery, TransportRequest } from "../../../contract/transport.ts";
import { member, ticket } from "../testing/demo-records.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";
import { ImportDialog } from "./import-dialog.tsx";

/** A backend that ignores all list parameters except the page. */
class HeedlessBackend extends FakeBackend {
  override list<T>(request: TransportRequest, { page = 1, pageSize = 25 }: ListQuery = {}): Promise<ListPage<T>> {
    return super.list(request, { page, pageSize });
  }
}

type Shape = "bare" | "envelope" | "heedless";

interface Setting {
  readonly shape: Shape;
  readonly abilities?: Partial<BackendAbilities>;
  readonly screens?: Partial<EntityScreens<MessageKey>>;
  readonly existing?: readonly object[];
}

const there = { ...ticket, id: "t1", code: "NOVO-1", type: "rebate", audience: "public" };

const PAGES = { paging: "pages", filterGroups: false, search: false, filters: ["is", "anyOf"] } as const;

/** Imports the lines up to the check. The list of members only returns names. */
async function check(lines: readonly string[], { shape, abilities = {}, screens = {}, existing = [there] }: Setting) {
  const Backend = shape === "heedless" ? HeedlessBackend : FakeBackend;
  const tables = { "/tickets": existing, "/members/all": [member] };
  const backend = new Backend({ tables, shape: shape === "bare" ? "bare" : "envelope" });
  const element = <ImportDialog screens={{ ...ticketScreens, ...screens }} onClose={() => undefined} />;
  const { user } = await renderScreen({ backend, route: "/tickets", at: "/tickets", element, abilities });
  const dialog = within(await screen.findByRole("dialog", { name: "Importar: Ingressos" }));
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>("input[type=file]");
    return found ?? expect.fail("no file input yet");
  });
  const content = ["Código;Tipo;Audiência;Valor", ...lines].join("\n");
  fireEvent.change(input, { target: { files: [new File([content], "a.csv")] } });
  await user.click(await dialog.findByRole("button", { name: "Conferir" }));
  await dialog.findByText(/prontas? para importar$/);
  const asked = backend.calls.filter(({ method, path }) => method === "GET" && path === "/tickets");
  expect(backend.sent("POST")).toHaveLength(0);
  return { dialog, asked: asked.map(({ query }) => query) };
}

const LINES = ["NOVO-1;Empréstimos;Pública;10", "NOVO-2;Empréstimos;Pública;10"];
const TAKEN = "Linha 2: Código: Já existe um ingresso com este valor";
const list = (filters: readonly string[]) => ({ list: { ...(ticketScreens.list ?? expect.fail("no list")), filters } });

const only = (change: Partial<RuleDescriptor>): RuleDescriptor => ({
  name: "onlyOne",
  at: "type",
  severity: "refuse",
  never: null,
  atMostOne: { field: "type", is: "loans" },
  per: [],
  ...change,
});

test("the result of a check is dropped after another file is chosen", async () => {
  const backend = new FakeBackend({ tables: { "/tickets": [], "/members/all": [member] } });
  const element = <ImportDialog screens={ticketScreens} onClose={() => undefined} />;
  const { user } = await renderScreen({ backend, route: "/tickets", at: "/tickets", element });
  const dialog = within(await screen.findByRole("dialog", { name: "Importar: Ingressos" }));
  const choose = async (lines: readonly string[]) => {
    const input = await waitFor(() => document.querySelector("input[type=file]") ?? expect.fail("no file input yet"));
    const content = ["Código;Tipo;Audiência;Valor", ...lines].join("\n");
    fireEvent.change(input, { target: { files: [new File([content], "a.csv")] } });
    await dialog.findByRole("button", { name: "Conferir" });
  };
  let answer = () => {};
  backend.holdRecords("/tickets", new Promise((resolve) => (answer = resolve)));
  await choose(LINES);
  await user.click(dialog.getByRole("button", { name: "Conferir" }));
  await waitFor(() => expect(backend.sent("GET").some(({ path }) => path === "/tickets")).toBe(true));
  await user.click(dialog.getByRole("button", { name: "Voltar" }));
  await choose(["NOVO-3;Empréstimos;Pública;10"]);
  answer();
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await user.click(dialog.getByRole("button", { name: "Conferir" }));
  expect(await dialog.findByText("1 linha pronta para importar")).toBeTruthy();
});

describe("lines with a value that already exists", () => {
  test("are rejected after one request to a bare array", async () => {
    const { dialog, asked } = await check(LINES, { shape: "bare" });
    expect(dialog.getByText(TAKEN)).toBeTruthy();
    expect(dialog.getByText("1 linha pronta para importar")).toBeTruthy();
    expect(asked).toHaveLength(1);
  });

  test("are found with one request for all lines by the field's parameter", async () => {
    const { dialog, asked } = await check(LINES, { shape: "envelope", abilities: PAGES, screens: list(["code"]) });
    expect(dialog.getByText(TAKEN)).toBeTruthy();
    expect(asked).toEqual([expect.objectContaining({ filters: { code: ["NOVO-1", "NOVO-2"] } })]);
  });

  test("are found with one request by filter groups, without other list parameters", async () => {
    const abilities = { ...PAGES, filterGroups: true };
    const { dialog, asked } = await check(LINES, { shape: "envelope", abilities });
    expect(dialog.getByText(TAKEN)).toBeTruthy();
    const filter = { all: [{ field: "code", is: ["NOVO-1", "NOVO-2"] }] };
    expect(asked).toEqual([expect.objectContaining({ filter })]);
  });

  test("are found by one search per line if the field has no filter", async () => {
    const { dialog, asked } = await check(LINES, { shape: "envelope", abilities: { ...PAGES, search: true } });
    expect(dialog.getByText(TAKEN)).toBeTruthy();
    expect(asked.map((query) => query?.search)).toEqual(["NOVO-1", "NOVO-2"]);
  });

  test("are found by reading the whole list if it supports neither filters nor search", async () => {
    const { dialog } = await check(LINES, { shape: "envelope", abilities: PAGES });
    expect(dialog.getByText(TAKEN)).toBeTruthy();
    expect(dialog.queryByText(/^Não foi possível verificar/)).toBeNull();
  });

  test("are found on later pages of a response", async () => {
    const existing = [{ ...there, id: "t2", code: "NOVO-2" }, there];
    const abilities = { ...PAGES, pageSize: 1 };
    const { dialog } = await check(LINES, { shape: "envelope", abilities, screens: list(["code"]), existing });
    expect(dialog.getByText(TAKEN)).toBeTruthy();
    expect(dialog.getByText("0 linhas prontas para importar")).toBeTruthy();
  });

  test("pass with a note if a search has more results than it returns", async () => {
    const existing = [{ ...there, id: "t2", code: "NOVO-10" }, there];
    const abilities = { ...PAGES, search: true, pageSize: 1 };
    const { dialog } = await check(LINES, { shape: "envelope", abilities, existing });
    expect(dialog.getByText(/^Não foi possível verificar se já existem: Código\./)).toBeTruthy();
  });

  test("are found by reading the whole list if there are too many for single requests", async () => {
    const lines = Array.from({ length: 61 }, (_, at) => `NOVO-${at};Empréstimos;Pública;10`);
    const abilities = { ...PAGES, filters: ["is"] as const };
    const { dialog, asked } = await check(lines, { shape: "envelope", abilities, screens: list(["code"]) });
    expect(dialog.getByText("60 linhas prontas para importar")).toBeTruthy();
    expect(asked.length).toBeLessThan(5);
  });

  test("pass with a note if the backend ignores the filter", async () => {
    const { dialog } = await check(LINES, {
      shape: "heedless",
      abilities: PAGES,
      screens: list(["code"]),
      existing: [{ ...there, id: "t2", code: "OUTRO" }],
    });
    expect(dialog.getByText("2 linhas prontas para importar")).toBeTruthy();
    expect(
      dialog.getByText("Não foi possível verificar se já existem: Código. O servidor recusará os repetidos."),
    ).toBeTruthy();
  });

  test("pass with a note if the list omits the field", async () => {
    const { code: _, ...bare } = there;
    const { dialog } = await check(LINES, { shape: "bare", existing: [bare] });
    expect(dialog.getByText(/^Não foi possível verificar se já existem: Código\./)).toBeTruthy();
  });

  test.each(["bare", "envelope"] as const)(
    "are compared by all fields together with a list that is %s",
    async (shape) => {
      const screens = { ...list(["type"]), unique: [["type", "audience"]] };
      const lines = ["LIDO-A;Abatimento;Pública;1", "LIDO-B;Abatimento;Solo;1", "LIDO-C;Empréstimos;Pública;1"];
      const abilities = shape === "bare" ? {} : PAGES;
      const { dialog } = await check(lines, { shape, abilities, screens });
      expect(dialog.getByText("Linha 2: Tipo e Audiência: já existe um registro com esta combinação")).toBeTruthy();
      expect(dialog.getByText("2 linhas prontas para importar")).toBeTruthy();
    },
  );
});

describe("lines with the same value", () => {
  test("are all rejected, with the number of another line", async () => {
    const lines = ["NOVO-7;Empréstimos;Pública;10", "novo-7;Abatimento;Pública;9"];
    const { dialog } = await check(lines, { shape: "bare" });
    expect(dialog.getByText("Linha 2: Código: igual à linha 3")).toBeTruthy();
    expect(dialog.getByText("Linha 3: Código: igual à linha 2")).toBeTruthy();
  });

  test("are accepted if the first of them is rejected for another reason", async () => {
    const lines = ["NOVO-7;Empréstimos;Pública;muitos", "NOVO-7;Abatimento;Pública;9"];
    const { dialog } = await check(lines, { shape: "bare" });
    expect(dialog.getByText("1 linha pronta para importar")).toBeTruthy();
  });
});

describe("a unique slot of a rule", () => {
  const loan = { ...there, code: "ANTIGO", type: "loans" };
  const line = ["NOVO-3;Empréstimos;Pública;10"];

  test.each([
    ["a bare array", "bare", {}],
    ["pages, by filters", "envelope", PAGES],
    ["pages, by groups of filters", "envelope", { ...PAGES, filterGroups: true }],
  ] as const)("rejects a second record over %s", async (_, shape, abilities) => {
    const screens = { rules: [only({})], unique: [] };
    const { dialog } = await check(line, { shape, abilities, screens, existing: [there, loan] });
    expect(dialog.getByText(/^Linha 2: .*only ?one/i)).toBeTruthy();
    expect(dialog.getByText("0 linhas prontas para importar")).toBeTruthy();
  });

  test("accepts a record of another group", async () => {
    const screens = { rules: [only({ per: ["audience"] })], unique: [] };
    const existing = [there, { ...loan, audience: "solo" }];
    const { dialog } = await check(line, { shape: "envelope", abilities: PAGES, screens, existing });
    expect(dialog.getByText("1 linha pronta para importar")).toBeTruthy();
    expect(dialog.queryByText(/^Não foi possível verificar/)).toBeNull();
  });
});
