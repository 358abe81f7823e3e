import { expect, test } from "vitest";
import type { BackendProduct } from "../product.ts";
import { startTestBackend } from "../testing/test-backend.ts";
import { testProduct } from "../testing/test-product.ts";

const product: BackendProduct = { ...testProduct, scopes: ["lending"] };

test("the ability is stated by a product with scopes only, and others have no such calls", async () => {
  for (const [one, isAble] of [
    [product, true],
    [testProduct, false],
  ] as const) {
    const backend = await startTestBackend("embedded", {}, one);
    const config = (await backend.call({ url: "/config.json" })).json();
    expect(config.backends.main.abilities.apiKeys).toBe(isAble);
    const document = (await backend.call({ url: "/openapi.json" })).json<{ paths: object }>();
    expect(Object.keys(document.paths).includes("/staff-api-keys")).toBe(isAble);
    await backend.close();
  }
});
