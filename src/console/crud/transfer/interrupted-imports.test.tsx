import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ticketScreens } from "../../../../testing/fixture/generated/screens/ticket.ts";
import type { BatchBody, BatchResponse } from "../../../contract/batch.ts";
import type { CallOptions, TransportRequest } from "../../../contract/transport.ts";
import { importDatabase, mayHaveImport, noteImports } from "../../lib/interrupted-import-note.ts";
import { member, ticket } from "../testing/demo-records.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";
import { ImportDialog } from "./import-dialog.tsx";
import { stubDatabases } from "./testing/memory-databases.ts";

beforeEach(stubDatabases);
afterEach(() => {
  noteImports({ username: null, until: 0, entities: [] });
  vi.unstubAllGlobals();
});

const NO_COUNTS = { created: 0, changed: 0, unchanged: 0, deleted: 0, refused: 0, conflicting: 0 };
const forever = new Promise<never>(() => undefined);

/** A backend with batch calls, that executes each key once. Responses of calls from `lostFrom` on do not arrive. */
class BatchBackend extends FakeBackend {
  readonly keys: string[] = [];
  readonly codes: unknown[] = [];
  readonly #answers = new Map<string, BatchResponse>();
  lostFrom = Number.POSITIVE_INFINITY;

  override async send<T>(request: TransportRequest, options: CallOptions = {}): Promise<T> {
    if (request.path !== "/tickets/batch") {
      return await super.send(request, options);
    }
    const key = options.idempotencyKey ?? "";
    this.keys.push(key);
    const call = this.keys.length;
    const answer = this.#answers.get(key) ?? this.#execute(request.body as BatchBody);
    this.#answers.set(key, answer);
    return call >= this.lostFrom ? await forever : (answer as T);
  }

  #execute({ rows }: BatchBody): BatchResponse {
    const results = rows.map((row) => {
      if (row.operation === "update") {
        return { row: row.row, status: "changed" as const, id: row.id, before: { useLimit: 10 } };
      }
      const code: unknown = "set" in row ? Reflect.get(Object(row.set), "code") : null;
      const details = [{ path: "code", code: "unique", params: {}, message: "taken" }];
      if (code === "N-7") {
        return { row: row.row, status: "refused" as const, problem: { statusCode: 409, message: "taken", details } };
      }
      this.codes.push(code);
      return { row: row.row, status: "created" as const, id: `id ${String(code)}` };
    });
    return { counts: NO_COUNTS, results };
  }
}

/** Hundreds of lines take time on a busy machine. */
const BUSY = { timeout: 60_000 };

async function open(backend: FakeBackend) {
  const element = <ImportDialog screens={ticketScreens} onClose={() => undefined} />;
  const { user, unmount } = await renderScreen({ backend, route: "/", at: "/", element });
  const dialog = within(await screen.findByRole("dialog"));
  const press = async (name: string | RegExp) => await user.click(await dialog.findByRole("button", { name }, BUSY));
  const importNew = async (count: number) => {
    const lines = Array.from({ length: count }, (_, at) => `N-${at};Empréstimos;Pública;10`);
    const input = await waitFor(() => document.querySelector("input[type=file]") ?? expect.fail("no file input yet"));
    const file = new File([["Código;Tipo;Audiência;Valor", ...lines].join("\n")], "lote.csv");
    fireEvent.change(input, { target: { files: [file] } });
    await press("Conferir");
    await press(/^Importar [\d.]+ ingressos$/);
  };
  return { dialog, press, importNew, unmount };
}

test("an import continues after a reload: known calls are not repeated, lost ones have the same key", async () => {
  const backend = new BatchBackend({ tables: { "/tickets": [], "/members/all": [member] } });
  backend.lostFrom = 2;
  const first = await open(backend);
  await first.importNew(510);
  await waitFor(() => expect(backend.keys).toHaveLength(2), BUSY);
  first.unmount();
  const sent = [...backend.keys];
  expect(mayHaveImport("ticket")).toBe(true);

  backend.lostFrom = Number.POSITIVE_INFINITY;
  const second = await open(backend);
  await second.dialog.findByText(/A importação de lote\.csv, .* interrompida: 500 de 510 linhas enviadas/);
  await second.press("Continuar");
  await second.dialog.findByText("Importado: 509 ingressos", {}, BUSY);
  expect(backend.keys.slice(2)).toEqual(sent.slice(1));
  expect([backend.codes.length, new Set(backend.codes).size]).toEqual([509, 509]);
  // The report has the refused line of the first page.
  expect(second.dialog.getByText(/^Linha 9: /)).toBeTruthy();
  expect(mayHaveImport("ticket")).toBe(false);
});

test("the outcome of a single creation that a reload interrupted is unknown, and it is not repeated", async () => {
  const backend = new FakeBackend({ tables: { "/tickets": [], "/members/all": [member] } });
  const send = backend.send.bind(backend);
  let isAnswering = false;
  backend.send = async <T,>(request: TransportRequest, options?: CallOptions): Promise<T> => {
    const made = await send<T>(request, options);
    return isAnswering || request.method !== "POST" ? made : await forever;
  };
  const first = await open(backend);
  await first.importNew(6);
  // Four calls run at a time.
  await waitFor(() => expect(backend.sent("POST")).toHaveLength(4));
  first.unmount();

  isAnswering = true;
  const second = await open(backend);
  await second.press("Continuar");
  await second.dialog.findByText("Importado: 2 ingressos");
  expect(second.dialog.getAllByRole("listitem").map(({ textContent }) => textContent?.slice(0, 8))).toEqual([
    "Linha 2:",
    "Linha 3:",
    "Linha 4:",
    "Linha 5:",
  ]);
  expect(backend.sent("POST")).toHaveLength(6);
  expect(mayHaveImport("ticket")).toBe(false);
});

test("changes of an interrupted import are repeated with their key, and cleared values stay cleared", async () => {
  const tickets = Array.from({ length: 60 }, (_, at) => ({ ...ticket, id: `${at}`, code: `A-${at}`, useLimit: 10 }));
  const backend = new BatchBackend({ tables: { "/tickets": tickets, "/members/all": [member] } });
  backend.lostFrom = 1;
  const first = await open(backend);
  const input = await waitFor(() => document.querySelector("input[type=file]") ?? expect.fail("no file input yet"));
  const lines = tickets.map(({ id }) => `${id};`);
  fireEvent.change(input, { target: { files: [new File([["ID;Limite de usos", ...lines].join("\n")], "a.csv")] } });
  await first.dialog.findByRole("button", { name: "Conferir" });
  fireEvent.click(first.dialog.getByRole("checkbox", { name: "Células vazias apagam o valor do registro" }));
  await first.press("Conferir");
  await first.press("Importar 60 ingressos");
  await waitFor(() => expect(backend.keys).toHaveLength(1));
  first.unmount();

  backend.lostFrom = Number.POSITIVE_INFINITY;
  const bodies: BatchBody[] = [];
  const send = backend.send.bind(backend);
  backend.send = async <T,>(request: TransportRequest, options?: CallOptions): Promise<T> => {
    bodies.push(request.body as BatchBody);
    return await send<T>(request, options);
  };
  const second = await open(backend);
  await second.press("Continuar");
  await second.dialog.findByText("Alterado: 60 ingressos");
  expect(new Set(backend.keys).size).toBe(1);
  expect(bodies[0]?.rows[0]).toMatchObject({ operation: "update", set: { useLimit: null } });
});

test("an interrupted import can be discarded, and is not offered after its database was deleted at a sign-out", async () => {
  const backend = new BatchBackend({ tables: { "/tickets": [], "/members/all": [member] } });
  backend.lostFrom = 1;
  for (const end of ["discard", "signOut"] as const) {
    const { importNew, unmount } = await open(backend);
    await importNew(60);
    await waitFor(() => expect(mayHaveImport("ticket")).toBe(true));
    unmount();
    const again = await open(backend);
    await again.dialog.findByText(/interrompida: 0 de 60 linhas enviadas/);
    await (end === "discard" ? again.press("Descartar") : indexedDB.deleteDatabase(importDatabase()));
    again.unmount();
    const last = await open(backend);
    await waitFor(() => expect(mayHaveImport("ticket")).toBe(false));
    expect(last.dialog.queryByText(/interrompida/)).toBeNull();
    last.unmount();
  }
});
