import { afterEach, describe, expect, test, vi } from "vitest";
import { wasJustRenewed, watchStaleFiles } from "./stale-files.ts";

const missFile = () => window.dispatchEvent(new Event("vite:preloadError"));

let stop = () => {};

function watch(path: string) {
  const reload = vi.fn();
  stop = watchStaleFiles(() => path, reload);
  return reload;
}

afterEach(() => {
  stop();
  vi.useRealTimers();
  window.history.replaceState(null, "", "/");
});

describe("a file that a new version has replaced", () => {
  test("case 112: loads the page anew at the path that was wanted", () => {
    window.history.replaceState({ idx: 3 }, "", "/books");
    const reload = watch("/tickets?page=2#row");
    expect(wasJustRenewed()).toBe(false);
    missFile();
    expect(reload).toHaveBeenCalledOnce();
    expect(window.location.pathname + window.location.search + window.location.hash).toBe("/tickets?page=2#row");
    expect(wasJustRenewed()).toBe(true);
  });

  test("case 112: does so once, also where storage is blocked", () => {
    vi.stubGlobal("sessionStorage", undefined);
    vi.stubGlobal("localStorage", undefined);
    const first = watch("/tickets");
    missFile();
    stop();
    const second = watch("/tickets");
    missFile();
    expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  });

  test("case 112: does so again for the next version", () => {
    vi.useFakeTimers({ now: 1_000_000_000_000 });
    const reload = watch("/tickets");
    missFile();
    vi.advanceTimersByTime(6 * 60_000);
    missFile();
    expect(reload).toHaveBeenCalledTimes(2);
  });
});
