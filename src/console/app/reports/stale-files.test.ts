import { afterEach, describe, expect, test, vi } from "vitest";
import { wasJustRenewed, watchStaleFiles } from "./stale-files.ts";

const MISSING = new TypeError("Failed to fetch dynamically imported module: http://127.0.0.1/assets/form-BH3.js");

const missFile = async (payload: Error = MISSING) => {
  window.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }));
  await Promise.resolve();
  await Promise.resolve();
};

let stop = () => {};
let isReachable = true;
const onBroken = vi.fn();

function watch(path: string) {
  const reload = vi.fn();
  stop = watchStaleFiles({ wanted: () => path, onBroken, reload, isReachable: async () => isReachable });
  return reload;
}

afterEach(() => {
  stop();
  vi.useRealTimers();
  isReachable = true;
  onBroken.mockReset();
  window.history.replaceState(null, "", "/");
});

describe("a file that a new version has replaced", () => {
  test("case 112: reloads at the requested path", async () => {
    window.history.replaceState({ idx: 3 }, "", "/books");
    const reload = watch("/tickets?page=2#row");
    expect(wasJustRenewed()).toBe(false);
    await missFile();
    expect(reload).toHaveBeenCalledOnce();
    expect(window.location.pathname + window.location.search + window.location.hash).toBe("/tickets?page=2#row");
    expect(wasJustRenewed()).toBe(true);
  });

  test("case 112: reloads once, even if storage is blocked", async () => {
    vi.stubGlobal("sessionStorage", undefined);
    vi.stubGlobal("localStorage", undefined);
    const first = watch("/tickets");
    await missFile();
    stop();
    const second = watch("/tickets");
    await missFile();
    expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  });

  test("case 112: reloads again for the next version", async () => {
    vi.useFakeTimers({ now: 1_000_000_000_000 });
    const reload = watch("/tickets");
    await missFile();
    vi.advanceTimersByTime(6 * 60_000);
    await missFile();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test("a module that throws while it loads is reported, and the page stays", async () => {
    const reload = watch("/tickets");
    const error = new TypeError("Cannot read properties of undefined (reading 'money')");
    await missFile(error);
    expect(onBroken.mock.calls).toEqual([[error]]);
    expect(reload).not.toHaveBeenCalled();
    expect(wasJustRenewed()).toBe(false);
  });

  test("case 112: keeps the page if the server is unreachable", async () => {
    window.history.replaceState({ idx: 3 }, "", "/books");
    isReachable = false;
    const reload = watch("/tickets");
    await missFile();
    expect(reload).not.toHaveBeenCalled();
    expect(window.location.pathname).toBe("/books");
  });
});
