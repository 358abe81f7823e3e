import type { Transport } from "entity-console/console";
import { expect, test, vi } from "vitest";
import { contentClient } from "./content-client.ts";

test("a query's parameters go into its address, except for those that are undefined; a body goes as it is", async () => {
  const send = vi.fn(async () => ({ name: "topics" }));
  const client = contentClient({ send } as unknown as Transport);
  await client.get("/query/topics", { level: "basic", page: 2, tag: undefined });
  await client.post("/query", { name: "topics" });
  expect(send.mock.calls.map(([request]: readonly unknown[]) => request)).toEqual([
    { method: "GET", path: "/query/topics?level=basic&page=2" },
    { method: "POST", path: "/query", body: { name: "topics" } },
  ]);
});
