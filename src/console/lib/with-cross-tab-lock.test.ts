import { expect, test, vi } from "vitest";
import { LockTimeoutError } from "./lock-options.ts";
import { safeStorage } from "./safe-storage.ts";
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

test("on plain http, a lease in the storage lets one tab at a time run", async () => {
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("isSecureContext", false);
  const storage = safeStorage(() => window.localStorage);
  let [running, most] = [0, 0];
  const run = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 20));
    running -= 1;
  };
  const options = { storage, waitMs: 5000 };
  await Promise.all([1, 2, 3].map(() => withCrossTabLock("main-tokens-refresh", run, options)));
  expect(most).toBe(1);
  storage.set("main-tokens-refresh-lease", JSON.stringify({ owner: "other", until: Date.now() + 10_000 }));
  const late = withCrossTabLock("main-tokens-refresh", run, { storage, waitMs: 250 });
  await expect(late).rejects.toBeInstanceOf(LockTimeoutError);
  localStorage.clear();
});
