import { screen, within } from "@testing-library/react";
import {
  ApiError,
  type CallOptions,
  type ListPage,
  type ListQuery,
  type TransportRequest,
} from "entity-console/console";
import { FakeBackend, renderScreen } from "entity-console/testing/console";
import { beforeEach, expect, test } from "vitest";
import { couponGenerationCreateSchema } from "../../../../generated/schemas/coupon-generation.ts";
import { couponGenerationScreens } from "../../../../generated/screens/coupon-generation.ts";
import { validateCouponGenerationCreate } from "../../../../generated/validators/coupon-generation.js";
import { overrideRegistry } from "../overrides/registry.ts";
import { GenerateCouponsScreen } from "./generate-coupons-screen.tsx";

const BATCH = "20261126-7KQ2M-X9PWA";

/** Generates two coupons per call, whatever the quantity, and keeps the Idempotency-Keys of the calls. */
class CouponBackend extends FakeBackend {
  readonly keys: (string | undefined)[] = [];
  #made = 0;

  override async list<T>(request: TransportRequest, query?: ListQuery, options?: CallOptions): Promise<ListPage<T>> {
    this.keys.push(options?.idempotencyKey);
    await super.list(request, query);
    const rows = [1, 2].map(() => {
      this.#made += 1;
      return { id: `c${this.#made}`, code: `CODE-${this.#made}`, batch: BATCH };
    });
    return { rows: rows as T[], total: 2 };
  }
}

beforeEach(() => sessionStorage.clear());

async function open(backend = new CouponBackend({ tables: {} })) {
  const form = { schema: couponGenerationCreateSchema, validate: validateCouponGenerationCreate };
  return await renderScreen({
    backend,
    route: "/coupons/generate",
    at: "/coupons/generate",
    element: (
      <GenerateCouponsScreen screens={couponGenerationScreens} form={form}>
        {null}
      </GenerateCouponsScreen>
    ),
    overrides: overrideRegistry,
  });
}

async function submit(quantity: string) {
  const backend = new CouponBackend({ tables: {} });
  const shown = await open(backend);
  const { user } = shown;
  await user.type(await screen.findByRole("textbox", { name: /Quantidade/ }), quantity);
  await user.type(screen.getByRole("textbox", { name: /Valor/ }), "50");
  const send = () => user.click(screen.getByRole("button", { name: "Gerar cupons" }));
  return { ...shown, backend, send, sent: () => backend.sent("POST").map(({ body }) => body) };
}

test("an order of 50,000 coupons is sent as three calls with one batch and different keys", async () => {
  const { backend, send, sent } = await submit("50000");
  await send();
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getAllByRole("listitem")).toHaveLength(6);
  expect(sent()).toEqual([
    { quantity: 20_000, value: 50 },
    { quantity: 20_000, value: 50, batch: BATCH },
    { quantity: 10_000, value: 50, batch: BATCH },
  ]);
  expect(new Set(backend.keys).size).toBe(3);
});

test("the codes are shown without a notification, and the screen leads back to the coupons", async () => {
  const { send } = await submit("50");
  expect(screen.getByRole("link", { name: "Voltar para Cupons" }).getAttribute("href")).toMatch(/^\/coupons(\?|$)/);
  await send();
  expect(await screen.findByRole("dialog", { name: "Cupons gerados: 2" })).toBeTruthy();
  expect(screen.queryByText("Cupons gerados")).toBeNull();
});

test("after a failure in the middle, the screen shows the number of coupons, and a retry generates only the rest", async () => {
  const { backend, send, sent } = await submit("50000");
  let release = () => {};
  const original = backend.list.bind(backend);
  backend.list = async (request, query, options) => {
    if (backend.keys.length === 1) {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      backend.failNext(new ApiError({ kind: "http", statusCode: 503, message: "Busy" }));
    }
    return await original(request, query, options);
  };
  await send();
  await screen.findByText("20.000 de 50.000 cupons gerados");
  release();
  const status = await screen.findByText(/^20\.000 de 50\.000 cupons foram gerados/);
  expect(status.getAttribute("role")).toBe("status");
  expect(screen.getByRole("link", { name: `Lote ${BATCH}: ver na lista de cupons` })).toBeTruthy();
  backend.list = original;
  await send();
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getAllByRole("listitem").map((item) => item.textContent)).toEqual(
    [1, 2, 3, 4, 5, 6].map((number) => `CODE-${number}`),
  );
  expect(sent().slice(2)).toEqual([
    { quantity: 20_000, value: 50, batch: BATCH },
    { quantity: 10_000, value: 50, batch: BATCH },
  ]);
  expect(backend.keys[2]).toBe(backend.keys[1]);
});

test("an order of more than 100,000 coupons is a problem at its field", async () => {
  const { send, sent } = await submit("100001");
  await send();
  expect((await screen.findAllByText(/100\.000/)).length).toBeGreaterThan(0);
  expect(screen.getByRole("textbox", { name: /Quantidade/ }).getAttribute("aria-invalid")).toBe("true");
  expect(sent()).toEqual([]);
});

test("an order that one call can generate is sent as it is", async () => {
  const { send, sent } = await submit("20000");
  await send();
  await screen.findByRole("dialog");
  expect(sent()).toEqual([{ quantity: 20_000, value: 50 }]);
});

/** Sends an order of 50,000 coupons whose second call fails. */
async function interrupt(error: ApiError) {
  const shown = await submit("50000");
  const { backend } = shown;
  const original = backend.list.bind(backend);
  backend.list = async (request, query, options) => {
    if (backend.keys.length === 1) {
      backend.list = original;
      backend.failNext(error);
    }
    return await original(request, query, options);
  };
  await shown.send();
  await screen.findByText(/^20\.000 de 50\.000 cupons foram gerados/);
  return shown;
}

const UNKNOWN = new ApiError({ kind: "timeout", message: "Timeout" });

test("an unfinished order is continued after a reload, with the key of the call whose outcome is unknown", async () => {
  const { backend, unmount } = await interrupt(UNKNOWN);
  unmount();
  const { user } = await open(backend);
  await user.click(await screen.findByRole("button", { name: "Gerar os 30.000 restantes" }));
  await expect.poll(() => backend.keys.length).toBe(4);
  expect(backend.sent("POST").map(({ body }) => body)).toEqual([
    { quantity: 20_000, value: 50 },
    { quantity: 20_000, value: 50, batch: BATCH },
    { quantity: 20_000, value: 50, batch: BATCH },
    { quantity: 10_000, value: 50, batch: BATCH },
  ]);
  expect(backend.keys[2]).toBe(backend.keys[1]);
  await expect.poll(() => sessionStorage.length).toBe(0);
});

test("while an order is unfinished, another one is a problem at its quantity, until the rest is discarded", async () => {
  const { backend, user, send } = await interrupt(new ApiError({ kind: "http", statusCode: 422, message: "Expired" }));
  const value = screen.getByRole("textbox", { name: /Valor/ });
  await user.clear(value);
  await user.type(value, "40");
  await send();
  expect((await screen.findAllByText(/^Há um pedido incompleto/)).length).toBeGreaterThan(0);
  expect(backend.keys).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "Descartar o restante" }));
  expect(screen.queryByText(/cupons foram gerados/)).toBeNull();
  await send();
  await screen.findByRole("dialog");
  expect(backend.sent("POST")[2]?.body).toEqual({ quantity: 20_000, value: 40 });
});
