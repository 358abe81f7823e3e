import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ticketScreens } from "../../../../testing/fixture/generated/screens/ticket.ts";
import { createTestTexts } from "../../testing/create-test-texts.ts";
import { member } from "../testing/demo-records.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";
import { ImportDialog } from "./import-dialog.tsx";
import { hasUnclearPercents } from "./plain-percent.tsx";
import type { Cell } from "./sheet-cell.ts";

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
])("percentages %j are ambiguous: %s", (cells, isUnclear) => {
  const rows = [["Valor"], ...cells.map((cell) => [cell])];
  const fields = [{ field: share, whole: null, schema: { type: "number" }, isRequired: true }] as const;
  expect(hasUnclearPercents(rows, { fields, mapping: ["value"], words })).toBe(isUnclear);
});

test("ambiguous percentages are checked only after the user has chosen their meaning", async () => {
  const screens = { ...ticketScreens, fields: { ...ticketScreens.fields, value: share } };
  const backend = new FakeBackend({ tables: { "/tickets": [], "/members/all": [member] } });
  const element = <ImportDialog screens={screens} onClose={() => {}} />;
  const { user } = await renderScreen({ backend, route: "/tickets", at: "/tickets", element });
  const dialog = within(await screen.findByRole("dialog"));
  const input = await waitFor(() => document.querySelector("input[type=file]") ?? expect.fail("no file input yet"));
  const lines = ["Código;Tipo;Audiência;Valor", "NOVO-1;Empréstimos;Solo;0,25", "NOVO-2;Empréstimos;Solo;50%"];
  fireEvent.change(input, { target: { files: [new File([lines.join("\n")], "a.csv")] } });
  const check = await dialog.findByRole<HTMLButtonElement>("button", { name: "Conferir" });
  expect(check.disabled).toBe(true);
  await user.click(dialog.getByRole("combobox", { name: /^Números sem % nas colunas de porcentagem/ }));
  await user.click(await screen.findByRole("option", { name: "0,125 significa 12,5%" }));
  await user.click(check);
  await user.click(await dialog.findByRole("button", { name: "Importar 2 ingressos" }));
  await screen.findByText("Importado: 2 ingressos");
  expect(backend.sent("POST").map(({ body }) => Reflect.get(Object(body), "value"))).toEqual([25, 50]);
});
