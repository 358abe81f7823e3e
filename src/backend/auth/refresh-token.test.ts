import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createKeyRing } from "./key-ring.ts";
import { hashToken, readRefreshToken, toRefreshToken } from "./refresh-token.ts";

const secrets = ["a-secret-of-the-tests-0123456789-0123", "an-older-secret-of-the-tests-0123456789"];
const ring = createKeyRing(() => secrets);
const sessionId = "01a1fd2e-a244-760d-b6bc-da2cbd98dfd0";
const token = (generation = 3) => toRefreshToken(ring.current(), "main", { sessionId, generation });

test.each([0, 3, 999_999_999])(
  "case 175: refresh token %i of a session is accepted by its own backend only",
  (generation) => {
    const made = token(generation);
    expect(readRefreshToken(ring, "main", made)).toEqual({ sessionId, generation });
    expect(readRefreshToken(ring, "reading", made)).toBeNull();
    expect(token(generation)).toBe(made);
  },
);

test("case 174: a token signed by any current key is accepted, and by no other key", () => {
  const [, older] = ring.all();
  const made = older === undefined ? "" : toRefreshToken(older, "main", { sessionId, generation: 0 });
  expect(readRefreshToken(ring, "main", made)).toEqual({ sessionId, generation: 0 });
  const newest = createKeyRing(() => secrets.slice(0, 1));
  expect(readRefreshToken(newest, "main", made)).toBeNull();
  const none: readonly string[] = [];
  expect(
    readRefreshToken(
      createKeyRing(() => none),
      "main",
      made,
    ),
  ).toBeNull();
});

const FORGED: readonly [string, (made: string) => string][] = [
  ["another number", (made) => made.replace(".3.", ".4.")],
  ["another session", (made) => made.replace("01a1", "01a2")],
  ["a signature that is another", (made) => made.slice(0, -43) + "A".repeat(43)],
  ["a signature that is short", (made) => made.slice(0, -1)],
  ["a signature that is long", (made) => `${made}A`],
  ["something in front", (made) => `x${made}`],
  ["no number", (made) => made.replace(".3.", "..")],
  ["text for a number", (made) => made.replace(".3.", ".x.")],
  ["another sign between its parts", (made) => made.replaceAll(".", "-")],
  ["nothing", () => ""],
];

test.each(FORGED)("case 173: a token with %s is rejected", (_, change) => {
  expect(readRefreshToken(ring, "main", change(token()))).toBeNull();
});

test("case 175: a session stores the hash of a token", () => {
  expect(hashToken("abc")).toBe(createHash("sha256").update("abc").digest("base64url"));
  expect(hashToken("abc")).toBe("ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0");
});
