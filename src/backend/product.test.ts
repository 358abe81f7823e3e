import { afterAll, beforeAll, expect, test } from "vitest";
import type { BackendProduct } from "./product.ts";
import { startTestBackend, type TestBackend } from "./testing/test-backend.ts";
import { testProduct } from "./testing/test-product.ts";

const { model, openapi, migrations } = testProduct;
let bare: TestBackend;
let token = "";

/** A product without custom code. */
const bareProduct: BackendProduct = { model, openapi, migrations };

beforeAll(async () => {
  bare = await startTestBackend("embedded", {}, bareProduct);
  token = (await bare.signIn()).json<{ accessToken: string }>().accessToken;
});
afterAll(() => bare.close());

test("a product without custom code has working lists", async () => {
  const list = model.routes.find(({ kind }) => kind === "list");
  const answer = await bare.as(token, { url: `/api${list?.path}` });
  expect([answer.statusCode, answer.json()]).toEqual([200, { data: [], total: 0 }]);
});

test("a declared action or service call without code responds with 501", async () => {
  const action = model.routes.find(({ kind, method }) => kind === "action" && method === "POST");
  const ours = ["authenticate", "refresh", "logout", "changePassword"];
  const [, call] = Object.entries(model.service).find(([name]) => !ours.includes(name)) ?? [];
  for (const { method, path } of [action, call].filter((declared) => declared !== undefined)) {
    const answer = await bare.as(token, { method, url: `/api${path.replace(":id", "x")}` });
    expect([path, answer.statusCode]).toEqual([path, 501]);
  }
  expect(call).toBeDefined();
});

test("a product without additional backends has none in config.json", async () => {
  expect(Object.keys((await bare.call({ url: "/config.json" })).json<{ backends: object }>().backends)).toEqual([
    "main",
  ]);
  for (const name of Object.keys(testProduct.backends ?? {})) {
    const answer = await bare.call({ method: "POST", url: `/${name}-api/token`, body: {} });
    expect(answer.statusCode).toBe(404);
  }
});

test("a product without declared sign-in calls gets the standard ones", async () => {
  const backend = await startTestBackend("embedded", {}, { ...bareProduct, model: { ...model, service: {} } });
  expect((await backend.signIn()).statusCode).toBe(200);
  const config = (await backend.call({ url: "/config.json" })).json();
  expect(config).toMatchObject({
    backends: { main: { paths: { authenticate: "/authentication", refresh: "/refresh-token", logout: "/logout" } } },
    features: { passwordChange: false, staff: true },
  });
  await backend.close();
});

test("an entity whose records are not stored here has neither jobs nor exports, and the backend starts", async () => {
  const { ticket: _, ...storage } = model.storage;
  const { app, close } = await startTestBackend("embedded", {}, { ...bareProduct, model: { ...model, storage } });
  for (const url of ["/api/tickets/jobs", "/api/tickets/export"]) {
    expect([url, app.hasRoute({ method: "POST", url })]).toEqual([url, false]);
    expect([url, bare.app.hasRoute({ method: "POST", url })]).toEqual([url, true]);
  }
  await close();
});
