import { expect, test } from "vitest";
import { fakeFetch, json } from "../testing/fake-fetch.ts";
import { startSession, tokenWith } from "../testing/session-harness.ts";

const HOURS = 3600;

test("the username of an expired session is kept for the next sign-in, and cleared by a sign-out", async () => {
  fakeFetch(() => json({}, 401));
  const expired = startSession({ accessToken: tokenWith(-1), username: "ana" });
  expired.session.check();
  expect(expired.session.expiredUsername()).toBe("ana");
  expired.store.write({ accessToken: tokenWith(4 * HOURS), username: "ana" });
  expired.session.syncFromStorage();
  expect(expired.session.expiredUsername()).toBeNull();
  await expired.session.signOut().catch(() => undefined);
  expect(expired.session.expiredUsername()).toBeNull();
});
