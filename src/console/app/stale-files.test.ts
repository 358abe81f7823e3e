import { afterEach, describe, expect, test, vi } from "vitest";
import { wasJustRenewed, watchStaleFiles } from "./stale-files.ts";

const missFile = async () => {
  window.dispatchEvent(new Event("vite:preloadError"));
  await Promise.resolve();
  await Promise.resolve();
};

let stop = () => {};
let isReachable = true;

function watch(path: string) {
  const reload = vi.fn();
  stop = watchStaleFiles(
    () => path,
    reload,
    async () => isReachable,
  );
  return reload;
}

afterEach(() => {
  stop();
  vi.useRealTimers();
  isReachable = true;
  window.history.replaceState(null, "", "/");
});

describe("a file that a new version has replaced", () => {
  test("case 112: loads the page anew at the path that was wanted", async () => {
    window.history.replaceState({ idx: 3 }, "", "/books");
    const reload = watch("/tickets?page=2#row");
    expect(wasJustRenewed()).toBe(false);
    await missFile();
    expect(reload).toHaveBeenCalledOnce();
    expect(window.location.pathname + window.location.search + window.location.hash).toBe("/tickets?page=2#row");
    expect(wasJustRenewed()).toBe(true);
  });

  test("case 112: does so once, also where storage is blocked", async () => {
    vi.stubGlobal("sessionStorage", undefined);
    vi.stubGlobal("localStorage", undefined);
    const first = watch("/tickets");
    await missFile();
    stop();
    const second = watch("/tickets");
    await missFile();
    expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  });

  test("case 112: does so again for the next version", async () => {
    vi.useFakeTimers({ now: 1_000_000_000_000 });
    const reload = watch("/tickets");
    await missFile();
    vi.advanceTimersByTime(6 * 60_000);
    await missFile();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test("case 112: leaves the page as it is where the server cannot be reached", async () => {
    window.history.replaceState({ idx: 3 }, "", "/books");
    isReachable = false;
    const reload = watch("/tickets");
    await missFile();
    expect(reload).not.toHaveBeenCalled();
    expect(window.location.pathname).toBe("/books");
  });
});
