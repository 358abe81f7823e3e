import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { bookScreens } from "../../../../testing/fixture/generated/screens/book.ts";
import { book, genres } from "../testing/demo-records.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";
import { ConflictTable } from "./conflict-table.tsx";
import type { Clash } from "./merge-versions.ts";

const LONG = "palavra ".repeat(60);
const copy = (name: string) => ({ id: "c9", name, status: "active", currency: "USD", interval: "weekly", price: 19.9 });
const clash = (field: string, versions: Pick<Clash, "base" | "mine" | "theirs">, row: Clash["row"] = null): Clash => ({
  path: row ? `${field}.${row.id}` : field,
  field,
  row,
  ...versions,
});

test("displays all three versions in full, including long texts, lists and rows", async () => {
  const clashes = [
    clash("description", { base: `${LONG}antes`, mine: `${LONG}meu`, theirs: `${LONG}deles` }),
    clash("genres", { base: [], mine: genres.map(({ id }) => id), theirs: [genres[0]?.id] }),
    clash("bookCopies", { base: copy("Avulsa"), mine: copy("Semanal"), theirs: undefined }, { id: "c9", field: null }),
  ];
  const backend = new FakeBackend({ tables: { "/genres": genres, "/books": [book] } });
  const versions = {
    screens: bookScreens,
    base: {},
    mine: {},
    theirs: {},
    choices: new Map(),
    onChoose: () => undefined,
  };
  const element = <ConflictTable {...versions} clashes={clashes} />;
  await renderScreen({ backend, route: "/books", at: "/books", element });
  await screen.findByText("Descrição");
  const rows = [...document.querySelectorAll<HTMLElement>("tbody > tr")];
  const row = (name: RegExp) => within(rows.find((each) => name.test(each.textContent)) as HTMLElement);
  const description = row(/^Descrição/);
  for (const end of ["antes", "meu", "deles"]) {
    expect(description.getByText(new RegExp(`palavra ${end}$`))).toBeTruthy();
  }
  const list = row(/^Gêneros/);
  for (const { name } of genres) {
    expect((await list.findAllByText(name)).length).toBeGreaterThan(0);
  }
  const copies = row(/^Cópias/);
  // The name and the interval have the same text.
  expect(copies.getAllByText("Semanal").length).toBeGreaterThan(1);
  expect(copies.getAllByText(/19[.,]90/)).toHaveLength(2);
  expect(copies.getByText("removido")).toBeTruthy();
});

test("displays a reorder conflict as two lists of row names, of which one can be chosen", async () => {
  const copies = ["A", "B", "C"].map((name) => ({ ...copy(name), id: name }));
  const order = (...at: readonly number[]) => at.map((index) => copies[index]);
  const onChoose = vi.fn();
  const versions = { screens: bookScreens, base: {}, mine: {}, theirs: {}, choices: new Map(), onChoose };
  const three = { base: copies, mine: order(1, 0, 2), theirs: order(0, 2, 1) };
  const clashes = [{ ...clash("bookCopies", three), isOrder: true as const }];
  const backend = new FakeBackend({ tables: {} });
  const element = <ConflictTable {...versions} clashes={clashes} />;
  const { user } = await renderScreen({ backend, route: "/books", at: "/books", element });
  await screen.findByText("Cópias · ordem");
  const lists = [...document.querySelectorAll("ol")].map((list) => [...list.children].map((item) => item.textContent));
  expect(lists).toEqual([
    ["A", "B", "C"],
    ["B", "A", "C"],
    ["A", "C", "B"],
  ]);
  await user.click(screen.getByRole("radio", { name: /Versão salva$/ }));
  expect(onChoose).toHaveBeenCalledWith("bookCopies", "theirs");
});

test("displays amounts in the currency of each version", async () => {
  const version = (price: number, currency: string) => ({
    bookCopies: [{ id: "c9", name: "Avulsa", currency, price }],
  });
  const [base, mine, theirs] = [version(10, "USD"), version(11, "BRL"), version(12, "USD")];
  const row = (field: string) => ({ id: "c9", field });
  const clashes = [
    { ...clash("bookCopies", { base: 10, mine: 11, theirs: 12 }, row("price")), path: "bookCopies.c9.price" },
    {
      ...clash(
        "bookCopies",
        { base: base.bookCopies[0], mine: mine.bookCopies[0], theirs: theirs.bookCopies[0] },
        row("currency"),
      ),
      along: ["price"],
    },
  ];
  const backend = new FakeBackend({ tables: {} });
  const versions = { screens: bookScreens, base, mine, theirs, choices: new Map(), onChoose: () => undefined };
  await renderScreen({
    backend,
    route: "/books",
    at: "/books",
    element: <ConflictTable {...versions} clashes={clashes} />,
  });
  await screen.findByText("Cópias · Avulsa · Preço");
  const texts = [...document.querySelectorAll("tbody > tr")].map((each) => each.textContent.replaceAll(/\s/gu, " "));
  expect(texts).toEqual([
    "Cópias · Avulsa · PreçoUS$ 10,00R$ 11,00US$ 12,00",
    "Cópias · Avulsa · Moeda, PreçoUSDUS$ 10,00BRLR$ 11,00USDUS$ 12,00",
  ]);
});
