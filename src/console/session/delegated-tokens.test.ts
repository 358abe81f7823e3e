import { beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { deferred } from "../testing/deferred.ts";
import { fakeToken } from "../testing/fake-token.ts";
import { createDelegatedSession } from "./delegated-session.ts";
import type { SessionCalls } from "./session-calls.ts";
import { sessionEvents } from "./session-events.ts";
import type { Session } from "./session-types.ts";
import type { Tokens } from "./token-store.ts";

const NOW = 1_800_000_000_000;
const offline = new ApiError({ kind: "network", message: "offline" });
const tokenOf = (username: string | null, secondsLeft = 60) => fakeToken({ username, exp: NOW / 1000 + secondsLeft });

let now: number;
let stored: Tokens | null;
let mainToken: string | null;
let username: string | null;
const refresh = vi.fn<SessionCalls["refresh"]>();
const authenticateAs = vi.fn<SessionCalls["authenticateAs"]>();

beforeEach(() => {
  now = NOW;
  stored = null;
  mainToken = "voucher";
  username = "ana";
  refresh.mockReset().mockRejectedValue(offline);
  authenticateAs.mockReset().mockResolvedValue({ accessToken: "mine" });
});

function start() {
  const { emit, subscribe } = sessionEvents();
  const main = { subscribe, username: () => username, accessToken: async () => mainToken } as unknown as Session;
  const store = {
    key: "files-tokens",
    read: () => stored,
    write: (tokens: Tokens) => {
      stored = tokens;
    },
    clear: () => {
      stored = null;
    },
  };
  const session = createDelegatedSession({ store, calls: { refresh, authenticateAs }, main, now: () => now });
  return { session, emit };
}

describe("the token of an additional backend", () => {
  test.each([
    ["valid for the user", tokenOf("ana"), "ana"],
    ["opaque", "opaque", "ana"],
    ["without a username", tokenOf(null), "ana"],
    ["of some user while the main token has no username", tokenOf("bia"), null],
  ])("a token that is %s is used without a request", async (_, accessToken, signedIn) => {
    stored = { accessToken, refreshToken: "c" };
    username = signedIn;
    expect(await start().session.accessToken()).toBe(accessToken);
    expect([refresh.mock.calls, authenticateAs.mock.calls]).toEqual([[], []]);
  });

  test("an expired token is renewed, and keeps its refresh token if the response has none", async () => {
    stored = { accessToken: tokenOf("ana", 0), refreshToken: "c" };
    refresh.mockResolvedValueOnce({ accessToken: "next" });
    expect(await start().session.accessToken()).toBe("next");
    expect([stored, refresh.mock.calls.map(([token]) => token)]).toEqual([
      { accessToken: "next", refreshToken: "c" },
      ["c"],
    ]);
  });

  test.each([
    ["that cannot be renewed", { accessToken: tokenOf("ana", 0) }],
    ["of somebody else", { accessToken: tokenOf("bia"), refreshToken: "b" }],
  ])("case 143: a token %s is replaced by a sign-in with the main session's token", async (_, tokens) => {
    stored = tokens;
    expect(await start().session.accessToken()).toBe("mine");
    expect([refresh.mock.calls, authenticateAs.mock.calls]).toEqual([[], [["ana", "voucher"]]]);
    expect(stored).toEqual({ accessToken: "mine", username: "ana" });
  });

  test("case 33: while the backend is unreachable, no sign-in by name is attempted", async () => {
    stored = { accessToken: tokenOf("ana", 0), refreshToken: "c" };
    await expect(start().session.accessToken()).rejects.toBe(offline);
    expect([authenticateAs.mock.calls, stored?.refreshToken]).toEqual([[], "c"]);
  });

  test.each([
    [null, "ana"],
    ["voucher", null],
  ])("with the main token %j of %j, no sign-in is attempted", async (token, name) => {
    [mainToken, username] = [token, name];
    const wanted = { kind: "http", statusCode: 401, message: "Nobody is signed in" };
    await expect(start().session.accessToken()).rejects.toMatchObject(wanted);
    expect(authenticateAs).not.toHaveBeenCalled();
  });
});

describe("after a failure", () => {
  test("case 32: calls reject with the same error for five seconds, then a request is sent again", async () => {
    const { session } = start();
    authenticateAs.mockRejectedValue(offline);
    for (const [wait, asked] of [
      [0, 1],
      [4999, 1],
      [1, 2],
      [4999, 2],
    ] as const) {
      now += wait;
      await expect(session.accessToken()).rejects.toBe(offline);
      expect(authenticateAs).toHaveBeenCalledTimes(asked);
    }
  });

  test("the next user's session starts without that backoff", async () => {
    const { session, emit } = start();
    authenticateAs.mockRejectedValueOnce(offline);
    await expect(session.accessToken()).rejects.toBe(offline);
    emit({ type: "in" });
    expect(await session.accessToken()).toBe("mine");
  });
});

describe("while the main session changes", () => {
  test("case 24, 143: tokens requested in the previous session are discarded, and do not block the next session's request", async () => {
    const { session, emit } = start();
    const [first, second] = [deferred<Tokens>(), deferred<Tokens>()];
    authenticateAs.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
    const lost = session.accessToken();
    await vi.waitFor(() => expect(authenticateAs).toHaveBeenCalledTimes(1));
    emit({ type: "out", reason: "signedOut" });
    const wanted = session.accessToken();
    await vi.waitFor(() => expect(authenticateAs).toHaveBeenCalledTimes(2));
    first.resolve({ accessToken: "theirs" });
    await expect(lost).rejects.toMatchObject({ kind: "cancelled", message: "The session has ended" });
    expect(stored).toBeNull();
    const shared = session.accessToken();
    second.resolve({ accessToken: "mine" });
    expect([await wanted, await shared, authenticateAs.mock.calls.length]).toEqual(["mine", "mine", 2]);
  });

  test("a failure of the previous session causes no backoff in the next one", async () => {
    const { session, emit } = start();
    const first = deferred<Tokens>();
    authenticateAs.mockReturnValueOnce(first.promise);
    const lost = session.accessToken();
    emit({ type: "in" });
    first.reject(offline);
    await expect(lost).rejects.toBe(offline);
    expect(await session.accessToken()).toBe("mine");
  });
});

describe("with other tabs", () => {
  test.each([
    ["another token that is good", () => tokenOf("ana"), true],
    ["another expired token", () => tokenOf("ana", -1), false],
  ])("case 31: %s, found after acquiring the lock, is used: %s", async (_, other, isUsed) => {
    const turn = deferred<void>();
    const names: string[] = [];
    const request = async (name: string, run: () => Promise<unknown>) => {
      names.push(name);
      await turn.promise;
      return await run();
    };
    vi.stubGlobal("navigator", { locks: { request } });
    const { session } = start();
    const token = session.accessToken();
    stored = { accessToken: other() };
    const found = stored.accessToken;
    turn.resolve();
    expect(await token).toBe(isUsed ? found : "mine");
    expect(names).toEqual(["files-tokens-refresh"]);
  });

  test("case 13: a rejected token is not used again, even if it has not expired", async () => {
    stored = { accessToken: tokenOf("ana") };
    expect(await start().session.renewedToken(stored.accessToken)).toBe("mine");
  });
});
