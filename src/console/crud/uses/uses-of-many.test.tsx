import { screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { describe, expect, test } from "vitest";
import { bookScreens } from "../../../../testing/fixture/generated/screens/book.ts";
import type { BackendAbilities } from "../../../contract/backend-abilities.ts";
import { DeleteQuestion } from "../actions/delete-question.tsx";
import { BulkDialog } from "../bulk/bulk-dialog.tsx";
import { book, genres, member } from "../testing/demo-records.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";

const read = [book, { ...book, id: "p2", name: "Livro Parado" }];
const unread = { ...book, id: "p3", name: "Livro Novo" };

const reader = (number: number, bookId: string) => ({
  ...member,
  id: `a${number}`,
  username: `a${number}@escola.example`,
  bookId,
  book: { id: bookId, name: bookId },
});

const nothing = () => undefined;

async function ask(
  element: ReactElement,
  shape: "bare" | "envelope" = "envelope",
  abilities: Partial<BackendAbilities> = {},
) {
  const readers = [reader(1, "p1"), reader(2, "p1"), reader(3, "p2")];
  const tables = { "/books": [...read, unread], "/genres": genres, "/members/all": readers };
  const backend = new FakeBackend({ shape, tables });
  const { user } = await renderScreen({ backend, route: "/books", at: "/books", element, abilities });
  return { user, dialog: within(await screen.findByRole("dialog")) };
}

const toDelete = (records: typeof read) => (
  <DeleteQuestion screens={bookScreens} records={records} onDelete={async () => undefined} onClose={nothing} />
);

const toChange = (value: string) => (
  <BulkDialog
    screens={bookScreens}
    records={read}
    choice={{ field: "status", value }}
    onDone={nothing}
    onClose={nothing}
  />
);

describe("an action on many records", () => {
  test.each(["bare", "envelope"] as const)(
    "shows the references to records that will be deleted, with %s lists",
    async (shape) => {
      const { dialog } = await ask(toDelete(read), shape);
      const link = await dialog.findByRole("link", { name: "3 pessoas" });
      expect(link.getAttribute("href")).toBe("/members?bookId=p1%2Cp2");
      expect(dialog.getByRole("status").textContent).toBe(
        "3 pessoas usam registros da seleção.Registros em uso não podem ser excluídos.",
      );
    },
  );

  test("shows that the records to delete are unused", async () => {
    const { dialog } = await ask(toDelete([unread]));
    expect(await dialog.findByText("Nenhum registro da seleção está em uso.")).toBeTruthy();
  });

  test("shows that the check failed if the backend cannot filter", async () => {
    const { dialog } = await ask(toDelete(read), "envelope", { paging: "pages", filters: [] });
    expect(await dialog.findByText("Não foi possível verificar se está em uso.")).toBeTruthy();
    expect(dialog.queryByText(/da seleção/)).toBeNull();
  });

  test("skips the check for more records than one request can contain", async () => {
    const { dialog } = await ask(toDelete(Array.from({ length: 101 }, (_, index) => ({ ...book, id: `p${index}` }))));
    expect(await dialog.findByText(/^Com mais de 100 na seleção/)).toBeTruthy();
  });

  test("shows the references to records that are taken out of use", async () => {
    const { dialog } = await ask(toChange("archived"));
    expect(await dialog.findByRole("link", { name: "3 pessoas" })).toBeTruthy();
    expect(dialog.getByText(/usam registros da seleção/)).toBeTruthy();
  });

  test("shows no references for a change that does not affect them", async () => {
    const { dialog } = await ask(toChange("waiting"));
    expect(await dialog.findByText("Livro Parado")).toBeTruthy();
    expect(dialog.queryByText(/da seleção/)).toBeNull();
  });
});
