import { describe, expect, test, vi } from "vitest";
import { preferences } from "./preferences.ts";
import { safeStorage } from "./safe-storage.ts";

const full = () => {
  throw new DOMException("full", "QuotaExceededError");
};

describe("a storage that never throws", () => {
  test("keeps values in the browser's storage, and reports them as persistent", () => {
    const storage = safeStorage(() => localStorage);
    storage.set("a", "1");
    expect([storage.get("a"), localStorage.getItem("a"), storage.isVolatile()]).toEqual(["1", "1", false]);
    storage.remove("a");
    expect([storage.get("a"), localStorage.getItem("a"), storage.isVolatile()]).toEqual([null, null, false]);
  });

  test("case 34: a value that exceeded the quota is dropped once a newer value is stored", () => {
    const storage = safeStorage(() => localStorage);
    const refused = vi.spyOn(Storage.prototype, "setItem").mockImplementation(full);
    storage.set("a", "1");
    expect([storage.get("a"), localStorage.getItem("a"), storage.isVolatile()]).toEqual(["1", null, true]);
    refused.mockRestore();
    storage.set("a", "2");
    localStorage.setItem("a", "another tab's");
    expect(storage.get("a")).toBe("another tab's");
  });

  test("case 34: a value that is only in memory can be removed", () => {
    const storage = safeStorage(full);
    storage.set("a", "1");
    storage.remove("a");
    expect(storage.get("a")).toBeNull();
  });
});

test("a preference is kept under the console's own name", () => {
  expect(preferences.get("language")).toBeNull();
  preferences.set("language", "en-US");
  expect(preferences.get("language")).toBe("en-US");
  expect({ ...localStorage }).toEqual({ "console-language": "en-US" });
});
