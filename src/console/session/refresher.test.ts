import { beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { deferred } from "../testing/deferred.ts";
import { isRefusal } from "./refresher.ts";
import { NEW, OLD, offline, refresh, reset, start, state, store } from "./testing/tested-refresher.ts";
import type { Tokens } from "./token-store.ts";

const ended = { kind: "cancelled", message: "The session has ended" };

beforeEach(reset);

/** A lock that another tab owns until the test releases it. */
function heldLock() {
  const { promise, resolve } = deferred<void>();
  const names: string[] = [];
  const request = async (name: string, run: () => Promise<unknown>) => {
    names.push(name);
    await promise;
    return await run();
  };
  vi.stubGlobal("navigator", { locks: { request } });
  return { names, release: resolve };
}

describe("renewing the tokens of a backend", () => {
  test("case 8: repeated failures increase the backoff, and a success resets it", async () => {
    const refresher = start();
    refresh.mockRejectedValue(offline);
    for (const [index, wait] of [1000, 2000, 5000, 15_000, 30_000, 30_000, 30_000].entries()) {
      await expect(refresher.renew(OLD)).rejects.toBe(offline);
      state.now += wait - 1;
      await expect(refresher.renew(OLD)).rejects.toBe(offline);
      expect(refresh).toHaveBeenCalledTimes(index + 1);
      state.now += 1;
    }
    refresh.mockResolvedValueOnce(NEW);
    expect(await refresher.renew(OLD)).toEqual(NEW);
    await expect(refresher.renew(NEW)).rejects.toBe(offline);
    state.now += 1000;
    await expect(refresher.renew(NEW)).rejects.toBe(offline);
    expect(refresh).toHaveBeenCalledTimes(10);
  });

  test("case 16: setting the clock back does not revive an old backoff", async () => {
    const refresher = start();
    refresh.mockRejectedValueOnce(offline).mockResolvedValueOnce(NEW).mockResolvedValueOnce(OLD);
    await expect(refresher.renew(OLD)).rejects.toBe(offline);
    state.now += 1000;
    await refresher.renew(OLD);
    state.now -= 3_600_000;
    expect(await refresher.renew(NEW)).toEqual(OLD);
  });

  test("a new session starts without the backoff of the previous one", async () => {
    const refresher = start();
    refresh.mockRejectedValue(offline);
    await expect(refresher.renew(OLD)).rejects.toBe(offline);
    state.now += 1000;
    await expect(refresher.renew(OLD)).rejects.toBe(offline);
    refresher.forget();
    await expect(refresher.renew(OLD)).rejects.toBe(offline);
    state.now += 1000;
    await expect(refresher.renew(OLD)).rejects.toBe(offline);
    expect(refresh).toHaveBeenCalledTimes(4);
  });

  test("a failure of the previous session that arrives late neither counts nor cancels the new session's call", async () => {
    const refresher = start();
    const [first, second] = [deferred<Tokens>(), deferred<Tokens>()];
    refresh.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
    const lost = refresher.renew(OLD);
    refresher.forget();
    const wanted = refresher.renew(OLD);
    first.reject(offline);
    await expect(lost).rejects.toBe(offline);
    expect(refresher.renew(OLD)).toBe(wanted);
    second.reject(offline);
    await expect(wanted).rejects.toBe(offline);
    state.now += 1000;
    refresh.mockResolvedValueOnce(NEW);
    expect(await refresher.renew(OLD)).toEqual(NEW);
  });

  test("case 10: the stored refresh token stays unless the response has another", async () => {
    refresh.mockResolvedValueOnce({ accessToken: "a2" });
    await start().renew(OLD);
    expect(state.stored).toEqual({ accessToken: "a2", refreshToken: "r1" });
  });

  test("case 9: without a refresh token no request is sent", async () => {
    state.stored = { accessToken: "a1" };
    const wanted = { kind: "http", statusCode: 401, message: "No refresh token available" };
    await expect(start().renew(state.stored)).rejects.toMatchObject(wanted);
    expect(refresh).not.toHaveBeenCalled();
  });
});

describe("renewing in several tabs", () => {
  test("case 29: a renewal acquires a lock per backend, and uses tokens that another tab has stored", async () => {
    const lock = heldLock();
    const renewed = start().renew(OLD);
    state.stored = NEW;
    lock.release();
    expect(await renewed).toEqual(NEW);
    expect([lock.names, refresh.mock.calls]).toEqual([["main-tokens-refresh"], []]);
  });

  test.each([
    ["a sign-out in another tab", () => store.clear()],
    ["a sign-out here", (refresher: ReturnType<typeof start>) => refresher.forget()],
  ])("case 24: after %s no request is sent once the lock is acquired", async (_, end) => {
    const lock = heldLock();
    const refresher = start();
    const renewed = refresher.renew(OLD);
    end(refresher);
    lock.release();
    await expect(renewed).rejects.toMatchObject(ended);
    expect(refresh).not.toHaveBeenCalled();
  });

  test.each([
    ["another tab", () => store.clear(), null],
    ["this tab, and a sign-in of somebody else", (refresher: ReturnType<typeof start>) => refresher.forget(), OLD],
  ])("case 24: tokens that arrive after a sign-out in %s are discarded", async (_, end, left) => {
    const refresher = start();
    const answer = deferred<Tokens>();
    refresh.mockReturnValueOnce(answer.promise);
    const renewed = refresher.renew(OLD);
    end(refresher);
    answer.resolve(NEW);
    await expect(renewed).rejects.toMatchObject(ended);
    expect(state.stored).toEqual(left);
  });

  test("case 24: a rejected renewal after a sign-out in another tab rejects with its own error", async () => {
    refresh.mockImplementationOnce(() => {
      store.clear();
      return Promise.reject(offline);
    });
    await expect(start().renew(OLD)).rejects.toBe(offline);
  });
});

test.each([
  ["http", 400, true],
  ["http", 401, true],
  ["http", 403, true],
  ["http", 408, false],
  ["http", 429, false],
  ["http", 500, false],
  ["network", 0, false],
  ["timeout", 0, false],
  ["cancelled", 0, false],
  ["unexpected", 200, false],
] as const)("case 5, 6: whether %s %i ends the session: %s", (kind, statusCode, isOver) => {
  expect(isRefusal(new ApiError({ kind, statusCode, message: "x" }))).toBe(isOver);
  expect(isRefusal({ kind, statusCode })).toBe(false);
});
