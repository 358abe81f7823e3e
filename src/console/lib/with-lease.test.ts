import { expect, test } from "vitest";
import { safeStorage } from "./safe-storage.ts";
import { withLease } from "./with-lease.ts";

const storage = safeStorage(() => window.localStorage);
const options = { storage, waitMs: 1000 };

test("a lease ends with its run, also if the run fails", async () => {
  await expect(withLease("a", () => Promise.reject(new Error("no")), options)).rejects.toThrow("no");
  expect(storage.get("a-lease")).toBeNull();
});

test("a run that outlasts its lease does not end the lease of the tab that took it", async () => {
  const other = JSON.stringify({ owner: "another tab", until: Date.now() + 10_000 });
  await withLease("a", async () => storage.set("a-lease", other), options);
  expect(storage.get("a-lease")).toBe(other);
});
