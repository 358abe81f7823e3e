import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ticketScreens } from "../../../../testing/fixture/generated/screens/ticket.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { ApiError } from "../../api/api-error.ts";
import { member } from "../testing/demo-records.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";
import { type SavedFile, watchSavedFiles } from "../testing/saved-files.ts";
import { ImportDialog } from "./import-dialog.tsx";

let saved: readonly SavedFile[] = [];
beforeEach(() => {
  saved = watchSavedFiles();
});
afterEach(() => void vi.restoreAllMocks());

async function openDialog(onClose = () => {}, screens: EntityScreens<MessageKey> = ticketScreens) {
  const backend = new FakeBackend({ tables: { "/tickets": [], "/members/all": [member] } });
  const element = <ImportDialog screens={screens} onClose={onClose} />;
  const shown = await renderScreen({ backend, route: "/tickets", at: "/tickets", element });
  const dialog = within(await screen.findByRole("dialog", { name: "Importar: Ingressos" }));
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>("input[type=file]");
    if (!found) {
      throw new RangeError("no file input yet");
    }
    return found;
  });
  const choose = (content: string) => fireEvent.change(input, { target: { files: [new File([content], "a.csv")] } });
  return { backend, dialog, choose, ...shown };
}

const HEAD = "Código;Tipo;Audiência;Valor;Pessoas;Último dia;Outra coisa";
const GOOD = "NOVO-1;Empréstimos;Solo;10;ana@escola.example;31/12/2026;x";
const text = (name: string) => screen.findByText(name);

describe("importing records", () => {
  test("maps columns by their titles, validates without sending, and creates a record for each valid line", async () => {
    const { backend, dialog, choose, user } = await openDialog();
    // An empty line creates no record but counts for line numbers, as in a spreadsheet.
    choose(`${HEAD}\n${GOOD}\n;;;;;;\nNOVO-2;Empréstimos;Solo;muitos;quem?;99/99/2026;\n`);
    await user.click(await dialog.findByRole("button", { name: "Conferir" }));
    await text("1 linha pronta para importar");
    const bad = dialog.getByText(/^Linha 4:/);
    expect(bad.textContent).toContain("Pessoas: quem?");
    expect(bad.textContent).toContain("Último dia");
    expect(backend.sent("POST")).toHaveLength(0);
    await user.click(dialog.getByRole("button", { name: "Importar 1 ingresso" }));
    await text("Importado: 1 ingresso");
    expect(backend.sent("POST").map(({ body }) => body)).toEqual([
      expect.objectContaining({
        code: "NOVO-1",
        type: "loans",
        audience: "solo",
        value: 10,
        members: ["a1"],
        lastDay: "2026-12-31",
      }),
    ]);
  });

  test("reads the titles, words and days of another language below the name of a report", async () => {
    const { backend, dialog, choose, user } = await openDialog();
    choose(
      'Tickets of November\n\nCODE,type,Audience,Value,Last  day\nNEW-1,Loans,Public,"1,234.5",12/31/2026\nNEW-2,Loans,Public,10,31/12/2026\n',
    );
    await user.click(await dialog.findByRole("button", { name: "Conferir" }));
    await text("1 linha pronta para importar");
    expect(dialog.getByText(/^Linha 5:/).textContent).toContain("Último dia");
    await user.click(dialog.getByRole("button", { name: "Importar 1 ingresso" }));
    await text("Importado: 1 ingresso");
    expect(backend.sent("POST").map(({ body }) => body)).toEqual([
      expect.objectContaining({
        code: "NEW-1",
        type: "loans",
        audience: "public",
        value: 1234.5,
        lastDay: "2026-12-31",
      }),
    ]);
  });

  test("reports lines that violate a uniqueness rule before sending", async () => {
    const atMostOne = { field: "type", is: "loans" } as const;
    const rules = [{ name: "oneLoan", at: "type", severity: "refuse", never: null, atMostOne, per: [] }] as const;
    const { backend, dialog, choose, user } = await openDialog(() => {}, { ...ticketScreens, rules });
    choose(`${HEAD}\n${GOOD}\n${GOOD.replace("NOVO-1", "NOVO-2")}\n`);
    await user.click(await dialog.findByRole("button", { name: "Conferir" }));
    await text("1 linha pronta para importar");
    expect(dialog.getByText(/^Linha 3:/).textContent).toMatch(/one ?loan/i);
    expect(backend.sent("POST")).toHaveLength(0);
  });

  test("rejects ambiguous numbers until the file's format is chosen, and formats of other languages", async () => {
    const { backend, dialog, choose, user } = await openDialog();
    const line = (code: string, value: string) => GOOD.replace("NOVO-1", code).replace(";10;", `;${value};`);
    choose([HEAD, line("A-1", "1.234"), line("A-2", "0.500"), line("A-3", "1.234,5")].join("\n"));
    await user.click(await dialog.findByRole("button", { name: "Conferir" }));
    await text("1 linha pronta para importar");
    expect(dialog.getByText(/^Linha 2:/).textContent).toContain("1234 ou 1,234");
    expect(dialog.getByText(/^Linha 3:/).textContent).toContain("Digite 0,500");
    await user.click(dialog.getByRole("button", { name: "Voltar" }));
    await user.click(await dialog.findByRole("combobox", { name: "Números e datas no arquivo" }));
    await user.click(await screen.findByRole("option", { name: /^12\.345,67 · 31\/12\/2026 · Português \(Brasil\)$/ }));
    await user.click(dialog.getByRole("button", { name: "Conferir" }));
    await text("2 linhas prontas para importar");
    await user.click(dialog.getByRole("button", { name: /^Importar 2/ }));
    await screen.findByText(/^Importado: 2/);
    expect(backend.sent("POST").map(({ body }) => Reflect.get(body as object, "value"))).toEqual([1234, 1234.5]);
  });

  test("converts a lower-case code to capitals like the form", async () => {
    const { backend, dialog, choose, user } = await openDialog();
    choose(`${HEAD}\n${GOOD.replace("NOVO-1", "novo-1")}\n`);
    await user.click(await dialog.findByRole("button", { name: "Conferir" }));
    await text("1 linha pronta para importar");
    await user.click(dialog.getByRole("button", { name: /^Importar 1/ }));
    await screen.findByText(/^Importado: /);
    expect(backend.sent("POST").map(({ body }) => Reflect.get(Object(body), "code"))).toEqual(["NOVO-1"]);
  });

  test("saves failed lines with their reasons, including those that the backend rejected", async () => {
    const { backend, dialog, choose, user } = await openDialog();
    choose(`${HEAD}\n${GOOD}\nNOVO-2;;;;;amanhã;\n`);
    await user.click(await dialog.findByRole("button", { name: "Conferir" }));
    await text("1 linha pronta para importar");
    backend.failNext(new ApiError({ kind: "http", statusCode: 409, message: "já existe" }));
    await user.click(dialog.getByRole("button", { name: /^Importar 1/ }));
    await screen.findByText(/^Importado: /);
    expect(dialog.getByText("1 linha foi recusada pelo servidor:")).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Baixar as linhas não importadas (CSV)" }));
    await waitFor(() => expect(saved.at(-1)?.name).toBe("ingressos-Motivo.csv"));
    const [head, first, second] = ((await saved.at(-1)?.content.text()) ?? "").split("\r\n");
    expect(head).toContain("Código;Tipo;Audiência;Valor;Pessoas;Último dia;Outra coisa;Motivo");
    expect(first).toMatch(/^NOVO-1;Empréstimos/);
    expect(second).toMatch(/^NOVO-2;/);
  });

  test("reports a duplicate value with its column and the entity's name", async () => {
    const { backend, dialog, choose, user } = await openDialog();
    choose(`${HEAD}\n${GOOD}\n`);
    await user.click(await dialog.findByRole("button", { name: "Conferir" }));
    await text("1 linha pronta para importar");
    const details = [{ path: "/code", code: "unique", params: {}, message: "taken" }];
    backend.failNext(new ApiError({ kind: "http", statusCode: 409, message: "Conflict", details }));
    await user.click(dialog.getByRole("button", { name: /^Importar 1/ }));
    expect(await dialog.findByText("Linha 2: Código: Já existe um ingresso com este valor")).toBeTruthy();
  });

  test("reports a line with a lost response and links to the list", async () => {
    const { backend, dialog, choose, user } = await openDialog();
    choose(`${HEAD}\n${GOOD}\n`);
    await user.click(await dialog.findByRole("button", { name: "Conferir" }));
    await text("1 linha pronta para importar");
    backend.failNext(new ApiError({ kind: "http", statusCode: 504, message: "Gateway timeout" }));
    await user.click(dialog.getByRole("button", { name: /^Importar 1/ }));
    expect((await dialog.findByText(/^Linha 2:/)).textContent).toContain("O servidor não confirmou a operação");
    expect(dialog.getByRole("link", { name: "Conferir" }).getAttribute("href")).toBe("/tickets");
  });

  test("pauses when the backend requests it, resumes, and creates each record once", async () => {
    const { backend, dialog, choose, user } = await openDialog();
    const lines = [1, 2, 3, 4, 5].map((at) => GOOD.replace("NOVO-1", `NOVO-${at}`));
    choose(`${HEAD}\n${lines.join("\n")}\n`);
    await user.click(await dialog.findByRole("button", { name: "Conferir" }));
    const start = await dialog.findByRole("button", { name: "Importar 5 ingressos" });
    backend.failNext(new ApiError({ kind: "http", statusCode: 429, message: "Slow down", retryAt: Date.now() + 2500 }));
    fireEvent.click(start);
    fireEvent.click(start);
    await dialog.findByText(/Em pausa a pedido do servidor/);
    await screen.findByText("Importado: 5 ingressos", {}, { timeout: 10_000 });
    const refused = 1;
    const codes = backend.sent("POST").map(({ body }) => Reflect.get(Object(body), "code"));
    expect(codes).toHaveLength(5 + refused);
    expect(new Set(codes).size).toBe(5);
  });

  test("closes on Escape except while sending, and ignores backdrop clicks", async () => {
    const onClose = vi.fn();
    const { backend, dialog, choose, user } = await openDialog(onClose);
    await user.click(document.querySelector(".MuiDialog-container") as Element);
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledTimes(1);
    choose(`${HEAD}\n${GOOD}\n`);
    await user.click(await dialog.findByRole("button", { name: "Conferir" }));
    vi.spyOn(backend, "send").mockReturnValue(new Promise(() => undefined));
    await user.click(await dialog.findByRole("button", { name: "Importar 1 ingresso" }));
    await dialog.findByRole("button", { name: "Parar" });
    await user.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test("saves a template with the columns that it can import", async () => {
    const { dialog, choose, user } = await openDialog();
    await user.click(await dialog.findByRole("button", { name: "Modelo CSV" }));
    await waitFor(() => expect(saved.at(-1)?.name).toBe("ingressos.csv"));
    choose((await saved.at(-1)?.content.text()) ?? "");
    await dialog.findByRole("button", { name: "Conferir" });
    expect(dialog.queryByText(/Falta a coluna/)).toBeNull();
    expect(dialog.queryAllByText("Não importar")).toHaveLength(0);
  });

  test("shows the reason why a file cannot be read, and stays open", async () => {
    const { choose } = await openDialog();
    choose("só títulos");
    expect((await screen.findByRole("alert")).textContent).toContain("só tem a linha de títulos");
  });
});
