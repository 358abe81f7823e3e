import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { memberScreens } from "../../../../testing/fixture/generated/screens/member.ts";
import { ticketScreens } from "../../../../testing/fixture/generated/screens/ticket.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { ApiError } from "../../api/api-error.ts";
import { book, genres, member, ticket } from "../testing/demo-records.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";
import { type SavedFile, watchSavedFiles } from "../testing/saved-files.ts";
import { ImportDialog } from "./import-dialog.tsx";
import { TransferTasks } from "./transfer-tasks.tsx";

let saved: readonly SavedFile[] = [];
beforeEach(() => {
  saved = watchSavedFiles();
});
afterEach(() => void vi.restoreAllMocks());
const one = { ...ticket, id: "c1", code: "A-1", useLimit: 10 };
const two = { ...ticket, id: "c2", code: "A-2", useLimit: 20 };

interface Opening {
  readonly screens?: EntityScreens<MessageKey>;
  readonly backend?: FakeBackend;
}

const ticketsBackend = () => new FakeBackend({ tables: { "/tickets": [one, two], "/members/all": [member] } });

/** Opens the import of an entity's records. `choose` opens a file. */
async function openDialog({ screens = ticketScreens, backend = ticketsBackend() }: Opening = {}) {
  const element = <ImportDialog screens={screens} onClose={() => undefined} />;
  const { user } = await renderScreen({ backend, route: "/", at: "/", element });
  const dialog = within(await screen.findByRole("dialog"));
  const choose = async (content: Blob | string, name = "a.csv") => {
    const input = await waitFor(() => document.querySelector("input[type=file]") ?? expect.fail("no file input yet"));
    fireEvent.change(input, { target: { files: [new File([content], name)] } });
    await dialog.findByRole("button", { name: "Voltar" });
  };
  const press = async (name: string | RegExp) => await user.click(await dialog.findByRole("button", { name }));
  const setMode = async (option: string) => {
    await user.click(dialog.getByRole("combobox", { name: "O que fazer com as linhas" }));
    await user.click(await screen.findByRole("option", { name: option }));
  };
  const compared = () => dialog.findByRole("group", { name: "Linhas do arquivo" });
  const check = async () => {
    await press("Conferir");
    await compared();
  };
  return { backend, dialog, choose, press, setMode, check, compared, user };
}

/** Exports records for editing through the menu. Returns the content of the CSV file. */
async function exportForEditing(records: readonly { readonly id: string }[], screens = ticketScreens) {
  const state = { columns: ["code"], sort: "", filters: {}, search: "", groups: [], page: 1, pageSize: 25 };
  const anchor = document.createElement("button");
  const element = (
    <TransferTasks
      screens={screens}
      state={state as never}
      collect={async () => records}
      anchor={anchor}
      onClose={() => undefined}
    />
  );
  const backend = new FakeBackend({ tables: { "/tickets": records, "/members/all": [member] } });
  const { user, unmount } = await renderScreen({ backend, route: "/", at: "/", element });
  const before = saved.length;
  await user.click(await screen.findByRole("menuitem", { name: "Exportar para editar (CSV)" }));
  await waitFor(() => expect(saved.length).toBeGreaterThan(before));
  unmount();
  return (await saved.at(-1)?.content.text()) ?? "";
}

const count = (dialog: ReturnType<typeof within>, name: string) => dialog.getByRole("button", { name });

describe("an export for editing", () => {
  test("has id, keys, language and values, and is imported without a change", async () => {
    const file = await exportForEditing([one, two]);
    const [head = "", first = ""] = file.split("\r\n");
    expect(head).toContain("Identificador [id];Código [code];");
    expect(head).toMatch(/\[\$base pt-BR [\w/]+\]$/);
    expect(first).toContain("c1;A-1;");
    expect(first).toContain("ana@escola.example [a1]");
    const { backend, dialog, choose, compared, press } = await openDialog();
    await choose(file);
    await compared();
    expect(dialog.getByText("Nada a importar: o arquivo é igual aos registros.")).toBeTruthy();
    expect(count(dialog, "Sem mudança: 2").getAttribute("aria-pressed")).toBe("true");
    expect(dialog.getByRole<HTMLButtonElement>("button", { name: /^Importar/ }).disabled).toBe(true);
    expect(backend.sent("PUT")).toHaveLength(0);
    await press("Voltar");
    expect(await dialog.findByText(/Exportado para edição. Formato do arquivo: Português/)).toBeTruthy();
  });

  test("with an edited cell changes only that field, and the import can be undone", async () => {
    const file = (await exportForEditing([one, two])).replace(/^(c2;.*?);20;/m, "$1;300;");
    const { backend, dialog, choose, compared, press } = await openDialog();
    await choose(file);
    await compared();
    const row = within(await dialog.findByRole("row", { name: /A-2/ }));
    expect(row.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual([
      "3",
      "Limite de usos",
      "20",
      "300",
    ]);
    expect(count(dialog, "Sem mudança: 1")).toBeTruthy();
    await press("Importar 1 ingresso");
    await dialog.findByText("Alterado: 1 ingresso");
    expect(backend.sent("PUT").map(({ id, body }) => [id, body])).toEqual([["c2", { ...two, useLimit: 300 }]]);
    await press("Desfazer a importação");
    await screen.findByText("Desfeito: 1 ingresso");
    expect(backend.sent("PUT").at(-1)?.body).toMatchObject({ useLimit: 20 });
  });

  test("reports a value that changed since as a conflict, and overwrites it only on request", async () => {
    const file = (await exportForEditing([one, two])).replace(/^(c2;.*?);20;/m, "$1;300;");
    const { backend, dialog, choose, compared, press, user } = await openDialog();
    backend.change("/tickets", "c2", { useLimit: 25 });
    // The user did not edit the first line, so the change of others stays.
    backend.change("/tickets", "c1", { value: 7 });
    await choose(file);
    await compared();
    const row = within(await dialog.findByRole("row", { name: /A-2/ }));
    expect(
      row
        .getAllByRole("cell")
        .map(({ textContent }) => textContent)
        .slice(2),
    ).toEqual(["20", "25", "300"]);
    expect(count(dialog, "Sem mudança: 1")).toBeTruthy();
    expect(dialog.getByRole<HTMLButtonElement>("button", { name: /^Importar/ }).disabled).toBe(true);
    await user.click(dialog.getByRole("checkbox", { name: "Usar o valor do arquivo nas linhas em conflito" }));
    await press("Importar 1 ingresso");
    await dialog.findByText("Alterado: 1 ingresso");
    expect(backend.sent("PUT").map(({ body }) => body)).toEqual([expect.objectContaining({ useLimit: 300 })]);
  });

  test("clears values by empty cells only on request, with their number", async () => {
    const file = (await exportForEditing([one, two])).replace(/^(c2;.*?);20;/m, "$1;;");
    const { backend, dialog, choose, check, compared, press, user } = await openDialog();
    await choose(file);
    await compared();
    expect(count(dialog, "Sem mudança: 2")).toBeTruthy();
    await press("Voltar");
    await user.click(await dialog.findByRole("checkbox", { name: "Células vazias apagam o valor do registro" }));
    await check();
    expect(dialog.getByText("Valores que serão apagados: 1")).toBeTruthy();
    await press("Importar 1 ingresso");
    await dialog.findByText("Alterado: 1 ingresso");
    expect(backend.sent("PUT").map(({ id, body }) => [id, Object.hasOwn(Object(body), "useLimit")])).toEqual([
      ["c2", false],
    ]);
  });
});

const HEAD = "Código;Tipo;Audiência;Valor;Limite de usos";

describe("a file without ids", () => {
  test("changes records by a unique field, and rejects missing and repeated ones", async () => {
    const { backend, dialog, choose, check, press, setMode } = await openDialog();
    await choose(`${HEAD}\na-1;;;;11\nA-2;;;;22\nA-2;;;;23\nA-9;;;;1\n;;;;5\n`);
    await setMode("Alterar registros existentes");
    await check();
    const told = dialog.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(told).toEqual([
      "Linha 3: Código: igual à linha 4",
      "Linha 4: Código: igual à linha 3",
      "Linha 5: Código: nenhum registro com A-9",
      "Linha 6: Falta o valor de Código",
    ]);
    await press("Importar 1 ingresso");
    await dialog.findByText("Alterado: 1 ingresso");
    expect(backend.sent("POST")).toHaveLength(0);
    expect(backend.sent("PUT").map(({ id, body }) => [id, body])).toEqual([["c1", { ...one, useLimit: 11 }]]);
  });

  test("changes existing records and creates new ones in one run", async () => {
    const { backend, dialog, choose, check, press, setMode } = await openDialog();
    await choose(`${HEAD}\nA-1;;;;11\nNOVO-1;Empréstimos;Pública;10;5\n`);
    await setMode("Alterar os existentes e criar os novos");
    await check();
    expect(count(dialog, "Novos: 1")).toBeTruthy();
    expect(count(dialog, "Alterados: 1")).toBeTruthy();
    await press("Importar 2 ingressos");
    await dialog.findByText("Criado: 1 ingresso · Alterado: 1 ingresso");
    expect(backend.sent("POST").map(({ body }) => body)).toEqual([expect.objectContaining({ code: "NOVO-1" })]);
    expect(backend.sent("PUT").map(({ id }) => id)).toEqual(["c1"]);
    await press("Desfazer a importação");
    await waitFor(() => expect(backend.sent("DELETE").map(({ id }) => id)).toEqual(["made"]));
    await waitFor(() => expect(backend.sent("PUT").at(-1)?.body).toMatchObject({ useLimit: 10 }));
  });

  test("rejects the values that the edit form rejects, with line, field and reason", async () => {
    const { dialog, choose, check, setMode } = await openDialog();
    await choose(`${HEAD}\nA-1;;;;0\nA-2;;;-5;\n`);
    await setMode("Alterar registros existentes");
    await check();
    const told = dialog.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(told[0]).toMatch(/^Linha 2: Limite de usos: /);
    expect(told[1]).toMatch(/^Linha 3: Valor: /);
  });

  test("warns about columns without a field", async () => {
    const { dialog, choose } = await openDialog();
    await choose(`${HEAD};Cor\nA-1;;;;11;azul\n`);
    expect(dialog.getByText("Colunas sem campo correspondente, que não serão importadas: Cor")).toBeTruthy();
  });
});

describe("sending changes", () => {
  test("keeps a record that changed after the preview, and reports it", async () => {
    const { backend, dialog, choose, check, press, setMode } = await openDialog();
    await choose(`${HEAD}\nA-1;;;;11\nA-2;;;;22\n`);
    await setMode("Alterar registros existentes");
    await check();
    backend.change("/tickets", "c1", { useLimit: 99 });
    await press("Importar 2 ingressos");
    await dialog.findByText("Alterado: 1 ingresso");
    expect(dialog.getByText("Linha 2: mudou desde então.")).toBeTruthy();
    expect(backend.sent("PUT").map(({ id }) => id)).toEqual(["c2"]);
  });

  test("continues after a stop with the lines that were not sent", async () => {
    const { backend, dialog, choose, check, press } = await openDialog();
    const lines = Array.from({ length: 9 }, (_, at) => `NOVO-${at};Empréstimos;Pública;10;5`);
    await choose(`${HEAD}\n${lines.join("\n")}\n`);
    await check();
    backend.failNext(new ApiError({ kind: "http", statusCode: 429, message: "Slow", retryAt: Date.now() + 60_000 }));
    await press("Importar 9 ingressos");
    await dialog.findByText(/Em pausa a pedido do servidor/);
    await press("Parar");
    await press("Continuar");
    await dialog.findByText("Importado: 9 ingressos");
    const codes = backend.sent("POST").map(({ body }) => Reflect.get(Object(body), "code"));
    expect(new Set(codes).size).toBe(9);
    expect(codes).toHaveLength(10);
  });
});

test("records without a create screen can be changed by a file", async () => {
  const backend = new FakeBackend({ tables: { "/members/all": [member], "/books": [book], "/genres": genres } });
  const { dialog, choose, check, press } = await openDialog({ screens: memberScreens, backend });
  await choose("ID;Valor\na1;500,50\n");
  await check();
  await press(/^Importar 1/);
  await dialog.findByText(/^Alterado: 1/);
  expect(backend.sent("PUT").map(({ id, body }) => [id, body])).toEqual([["a1", { ...member, amount: 500.5 }]]);
});
