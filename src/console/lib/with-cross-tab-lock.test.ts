import { expect, test, vi } from "vitest";
import { withCrossTabLock } from "./with-cross-tab-lock.ts";

test("case 29: if the browser supports locks, one tab at a time runs, under the given name", async () => {
  const request = vi.fn((_name: string, run: () => Promise<string>) => run());
  vi.stubGlobal("navigator", { locks: { request } });
  expect(await withCrossTabLock("main-tokens-refresh", async () => "done")).toBe("done");
  expect(request.mock.calls.map(([name]) => name)).toEqual(["main-tokens-refresh"]);
});

test("if the browser has no locks, it still runs", async () => {
  vi.stubGlobal("navigator", {});
  expect(await withCrossTabLock("main-tokens-refresh", async () => "done")).toBe("done");
});
