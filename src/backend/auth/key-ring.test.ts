import { expect, test } from "vitest";
import type { AuthKeys } from "./auth-keys.ts";
import { createKeyRing } from "./key-ring.ts";

const FIRST = "first-secret-0123456789-0123456789-01";
const SECOND = "second-secret-0123456789-0123456789-0";

/** The bytes of the key for access tokens. */
async function accessKeyOf(keys: AuthKeys | undefined): Promise<string> {
  const key = await keys?.of("main").access;
  return key === undefined ? "none" : Buffer.from(await crypto.subtle.exportKey("raw", key)).toString("hex");
}

test("case 174: the first secret signs, all are accepted, and changed secrets are picked up", async () => {
  let secrets = [FIRST];
  const ring = createKeyRing(() => secrets);
  const [old] = ring.all();
  expect([ring.all().length, ring.current().id]).toEqual([1, old?.id]);
  secrets = [SECOND, FIRST];
  expect([ring.all().length, ring.all()[1]?.id]).toEqual([2, old?.id]);
  expect(await accessKeyOf(ring.all()[1])).toBe(await accessKeyOf(old));
  expect(await accessKeyOf(ring.current())).not.toBe(await accessKeyOf(old));
  expect(ring.current()).toBe(ring.all()[0]);
  expect(ring.current().id).not.toBe(old?.id);
});

test("keys are derived once while the secrets are unchanged", () => {
  const secrets = [FIRST];
  const ring = createKeyRing(() => secrets);
  expect(ring.all()).toBe(ring.all());
});

test("a key id is stable and does not reveal the secret", () => {
  const ids = createKeyRing(() => [FIRST, SECOND])
    .all()
    .map(({ id }) => id);
  // Tokens in use contain the key id: another id would end every session.
  expect(ids).toEqual(["T4Xas4Am", "lkiyuWcI"]);
});

test("without a secret, reading the current key throws", () => {
  expect(() => createKeyRing(() => []).current()).toThrow("There is no secret to sign with");
});
