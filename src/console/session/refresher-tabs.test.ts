import { beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { isRefusal } from "./refresher.ts";
import { NEW, OLD, offline, refresh, reset, start, state } from "./testing/tested-refresher.ts";
import type { Tokens } from "./token-store.ts";

beforeEach(reset);

/** Locks as browsers implement them, shared by all tabs. */
function browserLocks() {
  const held = new Map<string, Promise<unknown>>();
  async function request(name: string, ...rest: readonly unknown[]): Promise<unknown> {
    const run = rest.at(-1) as (lock: object | null) => unknown;
    const isPolite = rest.length > 1;
    if (isPolite && held.has(name)) {
      return run(null);
    }
    while (held.has(name)) {
      await held.get(name);
    }
    const running = Promise.resolve(run({}));
    held.set(
      name,
      running.catch(() => undefined),
    );
    return await running.finally(() => held.delete(name));
  }
  vi.stubGlobal("navigator", { locks: { request } });
}

describe("a refresh token that another tab has sent", () => {
  /** The storage of another tab, which sees writes only when `arrive` is called. */
  function lateTab() {
    let seen: Tokens | null = state.stored;
    return {
      renew: () => start(() => seen).renew(seen),
      arrive: () => {
        seen = state.stored;
      },
    };
  }

  test("case 29: is not sent again, although the storage still contains it", async () => {
    browserLocks();
    const late = lateTab();
    refresh.mockResolvedValueOnce(NEW);
    await start().renew(OLD);
    const renewed = late.renew();
    late.arrive();
    expect(await renewed).toEqual(NEW);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  test("is sent again if the other tab received no response", async () => {
    browserLocks();
    const late = lateTab();
    refresh.mockRejectedValueOnce(offline).mockResolvedValueOnce(NEW);
    await expect(start().renew(OLD)).rejects.toBe(offline);
    expect(await late.renew()).toEqual(NEW);
  });

  test("ends in a timeout if the response does not arrive, which does not end the session", async () => {
    vi.useFakeTimers();
    browserLocks();
    const late = lateTab();
    refresh.mockResolvedValueOnce(NEW);
    await start().renew(OLD);
    const failed = expect(late.renew()).rejects.toMatchObject({ kind: "timeout" });
    await vi.advanceTimersByTimeAsync(5000);
    await failed;
    vi.useRealTimers();
    expect(isRefusal(new ApiError({ kind: "timeout", message: "" }))).toBe(false);
  });

  test("a lock that another tab never gives up ends in a timeout", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("navigator", { locks: { request: () => new Promise(() => undefined) } });
    const failed = expect(start().renew(OLD)).rejects.toMatchObject({ kind: "timeout" });
    await vi.advanceTimersByTimeAsync(10_000);
    await failed;
    vi.useRealTimers();
    expect(refresh).not.toHaveBeenCalled();
  });
});
