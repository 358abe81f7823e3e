import { eq } from "drizzle-orm";
import type { Problem } from "entity-console/backend";
import { describeOnDatabases } from "entity-console/testing/backend";
import { expect, test } from "vitest";
import { coupons } from "../../../generated/backend/tables.ts";
import { openBackend } from "./testing/open-backend.ts";

describeOnDatabases("orders for an existing batch, on the %s database", (kind) => {
  const { backend, call } = openBackend(kind);
  const generate = (body: unknown) => call({ method: "POST", url: "/api/coupons/generate", body });

  test("an order for a batch is rejected unless the batch has a coupon with what the order states", async () => {
    const order = { quantity: 1, value: 7, usageLimit: 2, expirationDate: "2031-12-31" };
    const [{ batch } = { batch: "" }] = (await generate(order)).json<{ data: { batch: string }[] }>().data;
    const count = async () => (await call({ url: `/api/coupons?q=${batch}` })).json<{ total: number }>().total;
    for (const part of [
      { value: 8 },
      { usageLimit: 3 },
      { expirationDate: "2031-12-30" },
      { batch: "20200101-AAAAA-AAAAA" },
    ]) {
      const answer = await generate({ ...order, batch, ...part });
      const [problem] = answer.json<Partial<Problem>>().details ?? [];
      expect([answer.statusCode, problem?.path, problem?.message]).toEqual([
        422,
        "batch",
        expect.stringContaining("usage limit"),
      ]);
    }
    expect(await count()).toBe(1);
    expect((await generate({ ...order, batch })).statusCode).toBe(201);
    expect(await count()).toBe(2);
    await backend.context.db.update(coupons).set({ type: "discount" }).where(eq(coupons.batch, batch));
    expect((await generate({ ...order, batch })).statusCode).toBe(422);
  });
});
