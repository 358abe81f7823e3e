import { expect, test } from "vitest";
import { withRetry } from "./with-retry.ts";

const fault = (code: string) => Object.assign(new Error("the driver's words"), { code });

test.each(["40001", "40P01"])("case 196: a transaction that fails with SQLSTATE %s is retried", async (code) => {
  let count = 0;
  const result = await withRetry(async () => {
    count += 1;
    if (count < 3) {
      throw new Error("failed query", { cause: fault(code) });
    }
    return "done";
  });
  expect([result, count]).toEqual(["done", 3]);
});

test.each([
  ["40001", 3],
  ["23505", 1],
] as const)("case 196: a transaction that fails with %s ends after %i attempts", async (code, attempts) => {
  let count = 0;
  const run = withRetry(async () => {
    count += 1;
    throw fault(code);
  });
  await expect(run).rejects.toMatchObject({ code });
  expect(count).toBe(attempts);
});
