import { afterEach, describe, expect, test, vi } from "vitest";
import { preferences } from "./preferences.ts";
import { safeStorage } from "./safe-storage.ts";

const full = () => {
  throw new DOMException("full", "QuotaExceededError");
};

afterEach(() => localStorage.clear());

describe("a storage that never throws", () => {
  test("keeps what it is given in the browser's own, and says that it lasts", () => {
    const storage = safeStorage(() => localStorage);
    storage.set("a", "1");
    expect([storage.get("a"), localStorage.getItem("a"), storage.isVolatile()]).toEqual(["1", "1", false]);
    storage.remove("a");
    expect([storage.get("a"), localStorage.getItem("a"), storage.isVolatile()]).toEqual([null, null, false]);
  });

  test("case 34: what a full storage refused is forgotten once a newer value is kept", () => {
    const storage = safeStorage(() => localStorage);
    const refused = vi.spyOn(Storage.prototype, "setItem").mockImplementation(full);
    storage.set("a", "1");
    expect([storage.get("a"), localStorage.getItem("a"), storage.isVolatile()]).toEqual(["1", null, true]);
    refused.mockRestore();
    storage.set("a", "2");
    localStorage.setItem("a", "another tab's");
    expect(storage.get("a")).toBe("another tab's");
  });

  test("case 34: what is only in memory is removed from it", () => {
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
