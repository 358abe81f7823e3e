import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ticketScreens } from "../../../testing/fixture/generated/screens/ticket.ts";
import { member } from "../../console/crud/testing/demo-records.ts";
import { FakeBackend } from "../../console/crud/testing/fake-backend.ts";
import { renderScreen } from "../../console/crud/testing/render-screen.tsx";
import { ImportDialog } from "../../console/crud/transfer/import-dialog.tsx";
import { readSheets } from "../../console/crud/transfer/read-xlsx.ts";
import type { SheetMessage } from "../../console/crud/transfer/sheet-worker.ts";
import { writeXlsx } from "../../console/crud/transfer/write-xlsx.ts";
import type { Cell } from "../../console/lib/sheet-cell.ts";
import { createTestTexts } from "../../console/testing/create-test-texts.ts";
import { unclearPercents } from "./plain-percent.tsx";

const share = { name: "value", labelKey: "entity.ticket.field.value", display: "percent" } as const;

const texts = await createTestTexts("pt-BR");
await texts.loadListTexts();
const words = texts.getSnapshot();

test.each<readonly [readonly Cell[], boolean]>([
  [["12,5", "7"], false],
  [["0,125", "0,07"], true],
  [["1"], true],
  [["0", ""], false],
  [["12,5", "7%"], true],
  [["0,5%", "7%"], false],
  [[0.125, { fraction: 0.07 }], true],
  [[{ fraction: 0.125 }, { fraction: 0.07 }], false],
  [["muito", null], false],
  [["0,125", "0,5", "1,25"], true],
  [[0.125, 0.5, 1.25], true],
])("percentages %j are ambiguous: %s", (cells, isUnclear) => {
  const rows = [["Valor"], ...cells.map((cell) => [cell])];
  const fields = [{ field: share, whole: null, schema: { type: "number" }, isRequired: true }] as const;
  expect(unclearPercents(rows, { fields, mapping: ["value"], words })).toEqual(isUnclear ? [0] : []);
});

/** Opens the import of tickets whose value and limit are percentages, with a file. */
async function openFile(file: File) {
  const { fields } = ticketScreens;
  const limit = { name: "useLimit", labelKey: "entity.ticket.field.useLimit", display: "percent" } as const;
  const screens = { ...ticketScreens, fields: { ...fields, value: share, useLimit: limit } };
  const backend = new FakeBackend({ tables: { "/tickets": [], "/members/all": [member] } });
  const element = <ImportDialog screens={screens} onClose={() => {}} />;
  const { user } = await renderScreen({ backend, route: "/tickets", at: "/tickets", element });
  const dialog = within(await screen.findByRole("dialog"));
  const input = await waitFor(() => document.querySelector("input[type=file]") ?? expect.fail("no file input yet"));
  fireEvent.change(input, { target: { files: [file] } });
  const check = await dialog.findByRole<HTMLButtonElement>("button", { name: "Conferir" });
  const choose = async (column: string, meaning: string) => {
    await user.click(dialog.getByRole("combobox", { name: new RegExp(`^Números sem % na coluna ${column}`) }));
    await user.click(await screen.findByRole("option", { name: meaning }));
  };
  const importTwo = async () => {
    await user.click(check);
    await user.click(await dialog.findByRole("button", { name: "Importar 2 ingressos" }));
    await screen.findByText("Importado: 2 ingressos");
    return backend
      .sent("POST")
      .map(({ body }) => [Reflect.get(Object(body), "value"), Reflect.get(Object(body), "useLimit")]);
  };
  return { dialog, check, choose, importTwo };
}

const HEAD = ["Código", "Tipo", "Audiência", "Valor", "Limite de usos"];
const csv = (...rows: readonly (readonly string[])[]) =>
  new File([[HEAD, ...rows].map((row) => row.join(";")).join("\n")], "a.csv");

/** Reads workbooks in the page, because jsdom has no workers. */
class WorkerInPage extends EventTarget {
  async postMessage(file: Blob): Promise<void> {
    const sheets = readSheets(new Uint8Array(await file.arrayBuffer()));
    this.dispatchEvent(new MessageEvent("message", { data: { sheets } satisfies SheetMessage }));
  }

  terminate(): void {
    // Nothing runs after the answer.
  }
}

test("ambiguous percentages are checked only after the user has chosen their meaning", async () => {
  const file = csv(["NOVO-1", "Empréstimos", "Solo", "0,25", ""], ["NOVO-2", "Empréstimos", "Solo", "50%", ""]);
  const { check, choose, importTwo } = await openFile(file);
  expect(check.disabled).toBe(true);
  await choose("Valor", "0,125 significa 12,5%");
  expect((await importTwo()).map(([value]) => value)).toEqual([25, 50]);
});

test.each(["csv", "xlsx"])("the meaning of one percent column does not change another one (%s)", async (format) => {
  vi.stubGlobal("Worker", WorkerInPage);
  const lines = ["NOVO-1", "NOVO-2"].map((code) => [code, "Empréstimos", "Solo"] as const);
  const numbers = [
    [0.125, 12],
    [0.5, 20],
  ] as const;
  const rows = lines.map((line, index) => [...line, ...(numbers[index] ?? [])]);
  const file =
    format === "csv"
      ? csv(...rows.map((row) => row.map((cell) => String(cell).replace(".", ","))))
      : new File([await writeXlsx([HEAD, ...rows], "Ingressos")], "a.xlsx");
  const { dialog, choose, importTwo } = await openFile(file);
  expect(dialog.getAllByRole("combobox", { name: /^Números sem %/ })).toHaveLength(1);
  await choose("Valor", "0,125 significa 12,5%");
  expect(await importTwo()).toEqual([
    [12.5, 12],
    [50, 20],
  ]);
});

test("each ambiguous percent column has its own meaning", async () => {
  const file = csv(["NOVO-1", "Empréstimos", "Solo", "0,25", "1"], ["NOVO-2", "Empréstimos", "Solo", "0,5", "2"]);
  const { check, choose, importTwo } = await openFile(file);
  await choose("Valor", "0,125 significa 12,5%");
  expect(check.disabled).toBe(true);
  await choose("Limite de usos", "12,5 significa 12,5%");
  expect(await importTwo()).toEqual([
    [25, 1],
    [50, 2],
  ]);
});
