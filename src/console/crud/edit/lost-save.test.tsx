import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { genreCreateSchema, genreUpdateSchema } from "../../../../testing/fixture/generated/schemas/genre.ts";
import { genreScreens } from "../../../../testing/fixture/generated/screens/genre.ts";
import { validateGenreCreate, validateGenreUpdate } from "../../../../testing/fixture/generated/validators/genre.js";
import type { CallOptions, TransportRequest } from "../../../contract/transport.ts";
import { ApiError } from "../../api/api-error.ts";
import { CreateScreen } from "../screens/create-screen.tsx";
import { EditScreen } from "../screens/edit-screen.tsx";
import { genres } from "../testing/demo-records.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";

const save = () => screen.getByRole("button", { name: "Salvar" });
const lost = new ApiError({ kind: "network", message: "The backend could not be reached" });

/** Records the idempotency keys of requests. */
class KeyedBackend extends FakeBackend {
  readonly keys: (string | undefined)[] = [];

  override send<T>(request: TransportRequest, options: CallOptions = {}): Promise<T> {
    if (request.method === "POST") {
      this.keys.push(options.idempotencyKey);
    }
    return super.send(request, options);
  }
}

async function editGenre(backend: FakeBackend) {
  const form = { schema: genreUpdateSchema, validate: validateGenreUpdate };
  const element = <EditScreen screens={genreScreens} form={form} />;
  return await renderScreen({ backend, route: "/genres/edit/:id", at: "/genres/edit/f1", element });
}

async function retypeName(user: UserEvent) {
  const name = await waitFor(() => document.getElementById("form.name") ?? expect.fail("no name"));
  await user.clear(name);
  await user.type(name, "Ensaios");
  return name;
}

async function createGenre(backend = new KeyedBackend({ tables: { "/genres": genres } })) {
  const form = { schema: genreCreateSchema, validate: validateGenreCreate };
  const element = <CreateScreen screens={genreScreens} form={form} />;
  const shown = await renderScreen({ backend, route: "/genres/create", at: "/genres/create", element });
  const name = await waitFor(() => document.getElementById("form.name") ?? expect.fail("no name"));
  await shown.user.type(name, "Ensaios");
  await shown.user.click(screen.getByRole("combobox"));
  await shown.user.click((await screen.findAllByRole("option"))[0] ?? expect.fail("no option"));
  return { ...shown, backend, name };
}

describe("a create request with a lost response", () => {
  test("warns about the unknown outcome and is retried with the same idempotency key", async () => {
    const { backend, user } = await createGenre();
    backend.failNext(lost);
    await user.click(save());
    await screen.findByText(/O servidor não confirmou se salvou/);
    const look = screen.getByRole("link", { name: "Conferir" });
    expect([look.getAttribute("href"), look.getAttribute("target")]).toEqual(["/genres", "_blank"]);
    await user.click(save());
    await screen.findByText("Gênero criado");
    expect(backend.keys).toHaveLength(2);
    expect(backend.keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(backend.keys[1]).toBe(backend.keys[0]);
  });

  test("gets a new idempotency key after the input changed", async () => {
    const { backend, user, name } = await createGenre();
    backend.failNext(lost);
    await user.click(save());
    await screen.findByText(/O servidor não confirmou se salvou/);
    await user.type(name, " e crônicas");
    await user.click(save());
    await screen.findByText("Gênero criado");
    expect(backend.keys[1]).not.toBe(backend.keys[0]);
  });

  test("gets a new idempotency key after the backend rejected it", async () => {
    const { backend, user } = await createGenre();
    backend.failNext(new ApiError({ kind: "http", statusCode: 400, message: "no" }));
    await user.click(save());
    await screen.findByText(/Não foi possível salvar/);
    await user.click(save());
    await screen.findByText("Gênero criado");
    expect(backend.keys[1]).not.toBe(backend.keys[0]);
  });
});

/** A backend that hangs on writes until they are aborted. */
class HangingBackend extends KeyedBackend {
  isHanging = true;

  override async send<T>(request: TransportRequest, options: CallOptions = {}): Promise<T> {
    if (this.isHanging) {
      await new Promise((_, reject) => {
        const cancelled = new ApiError({ kind: "cancelled", message: "The call was cancelled" });
        options.signal?.addEventListener("abort", () => reject(cancelled));
        this.keys.push(options.idempotencyKey);
      });
    }
    return await super.send(request, options);
  }
}

describe("case 55: a slow save", () => {
  test("can be aborted, which keeps the input and warns about the unknown outcome", async () => {
    const backend = new HangingBackend({ tables: { "/genres": genres } });
    const { user, arrivesAt } = await editGenre(backend);
    const name = await retypeName(user);
    await user.click(save());
    expect(screen.getByRole("progressbar", { name: "Salvando…" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Interromper" }));
    await screen.findByText(/O servidor não confirmou se salvou/);
    expect(name).toHaveProperty("value", "Ensaios");
    backend.isHanging = false;
    await user.click(save());
    await screen.findByText("Gênero salvo");
    await arrivesAt("/genres/show/f1");
  });

  test("is retried with the same idempotency key after an abort", async () => {
    const hanging = new HangingBackend({ tables: { "/genres": genres } });
    const { user } = await createGenre(hanging);
    await user.click(save());
    await user.click(screen.getByRole("button", { name: "Interromper" }));
    await screen.findByText(/O servidor não confirmou se salvou/);
    hanging.isHanging = false;
    await user.click(save());
    await screen.findByText("Gênero criado");
    expect(hanging.keys).toEqual([hanging.keys[0], hanging.keys[0]]);
    expect(hanging.keys[0]).toMatch(/^[0-9a-f]{32}$/);
  });
});

test("case 108: saving a deleted record suggests to create it again with the current input", async () => {
  const backend = new FakeBackend({ tables: { "/genres": genres } });
  const { user, arrivesAt } = await editGenre(backend);
  await retypeName(user);
  await backend.send({ method: "DELETE", path: "/genres/{id}", params: { id: "f1" } });
  backend.failNext(new ApiError({ kind: "http", statusCode: 404, message: "Not found" }));
  await user.click(save());
  await screen.findByRole("dialog", { name: "Este registro foi excluído" });
  await user.click(screen.getByRole("button", { name: "Criar de novo" }));
  await screen.findByText("Gênero criado");
  const { id: _id, ...rest } = genres[0] ?? {};
  expect(backend.sent("POST")[0]?.body).toEqual({ ...rest, name: "Ensaios" });
  await arrivesAt("/genres/show/made");
});

test("a save without a backend endpoint does not report a deleted record", async () => {
  const backend = new FakeBackend({ tables: { "/genres": genres } });
  const { user } = await editGenre(backend);
  await retypeName(user);
  backend.failNext(new ApiError({ kind: "http", statusCode: 404, message: "Not found" }));
  await user.click(save());
  await screen.findByText("Não foi possível salvar: O endereço não existe ou foi alterado.");
  expect(screen.queryByRole("dialog")).toBeNull();
});
