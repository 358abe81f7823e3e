import { afterEach, describe, expect, test, vi } from "vitest";
import { rememberReturnPath } from "../../session/return-path.ts";
import { finishRedirect } from "./finish-redirect.ts";

function open(path: string, isFinished = true) {
  window.history.replaceState(null, "", path);
  const finishSignIn = vi.fn(() => Promise.resolve(isFinished));
  const finish = (callback: string | null) => finishRedirect({ finishSignIn }, callback);
  const address = () => window.location.pathname + window.location.search + window.location.hash;
  return { finish, finishSignIn, address };
}

afterEach(() => {
  window.name = "";
});

describe("the redirect of a provider", () => {
  test("is finished once, and the address becomes the requested page", async () => {
    rememberReturnPath("/books?page=2#row-1");
    const { finish, finishSignIn, address } = open("/signed-in?code=c&state=s");
    await finish("/signed-in");
    expect(finishSignIn.mock.calls).toEqual([[new URL("/signed-in?code=c&state=s", window.location.href)]]);
    expect(address()).toBe("/books?page=2#row-1");
    expect(sessionStorage).toHaveLength(0);
    await finish("/signed-in");
    expect(finishSignIn).toHaveBeenCalledTimes(1);
  });

  test("that fails leads to the sign-in page, and keeps the requested page", async () => {
    rememberReturnPath("/books");
    const { finish, address } = open("/signed-in?error=access_denied&state=s", false);
    await finish("/signed-in");
    expect(address()).toBe("/login");
    expect(sessionStorage).toHaveLength(1);
  });

  test.each([
    ["/books?code=c&state=s", "/signed-in"],
    ["/signed-in", "/signed-in"],
    ["/signed-in?code=c&state=s", null],
  ])("%s with the callback %s is no redirect of a provider", async (path, callback) => {
    const { finish, finishSignIn, address } = open(path);
    await finish(callback);
    expect(finishSignIn).not.toHaveBeenCalled();
    expect(address()).toBe(path);
  });

  test.each(["/signed-in?ticket=ST-1", "/signed-in#access_token=a"])(
    "of another protocol is finished: %s",
    async (path) => {
      const { finish, finishSignIn, address } = open(path);
      await finish("/signed-in");
      expect(finishSignIn.mock.calls).toEqual([[new URL(path, window.location.href)]]);
      expect(address()).toBe("/");
    },
  );

  test("in a sign-in window, closes the window", async () => {
    const close = vi.spyOn(window, "close").mockImplementation(() => undefined);
    await open("/signed-in?code=c&state=s").finish("/signed-in");
    expect(close).not.toHaveBeenCalled();
    window.name = "console-sign-in";
    await open("/signed-in?code=c&state=s").finish("/signed-in");
    expect(close).toHaveBeenCalledTimes(1);
  });
});
