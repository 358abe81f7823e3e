import { setImmediate as nextTurn } from "node:timers/promises";
import { hash, verify } from "@node-rs/argon2";
import { expect, test, vi } from "vitest";
import { hashPassword, isWeakHash, verifyPassword } from "./password-hash.ts";

// Counts the calls of the library's functions.
vi.mock("@node-rs/argon2", async (importActual) => {
  const { hash: realHash, verify: realVerify } = await importActual<typeof import("@node-rs/argon2")>();
  return { hash: vi.fn(realHash), verify: vi.fn(realVerify) };
});

test("case 169: an unknown user and a wrong password cost one verification of the same strength", async () => {
  const stored = await hashPassword("Uma-Senha-9");
  await verifyPassword("x", null);
  const workFor = async (known: string | null) => {
    vi.mocked(verify).mockClear();
    vi.mocked(hash).mockClear();
    expect(await verifyPassword("Outra-Senha-9", known)).toBe(false);
    const strengths = vi.mocked(verify).mock.calls.map(([made]) => String(made).split("$").slice(0, 4).join("$"));
    return { strengths, hashes: vi.mocked(hash).mock.calls.length };
  };
  expect(await workFor(stored)).toEqual({ strengths: ["$argon2id$v=19$m=19456,t=2,p=1"], hashes: 0 });
  expect(await workFor(null)).toEqual(await workFor(stored));
});

test("case 167: hashes are argon2id with 19 MiB and two passes; one made with less is weak", async () => {
  const stored = await hashPassword("Uma-Senha-9");
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(isWeakHash(stored)).toBe(false);
  expect(isWeakHash(await hash("Uma-Senha-9", { memoryCost: 8_192, timeCost: 2 }))).toBe(true);
  expect(isWeakHash("5f4dcc3b5aa765d61d8327deb882cf99")).toBe(true);
});

test("case 169: no password matches an unknown user or one without a password", async () => {
  expect(await verifyPassword("nobody's password", null)).toBe(false);
  expect(await verifyPassword("", null)).toBe(false);
});

test.each([
  ["m=19456,t=2,p=1", false],
  ["m=65536,t=10,p=12", false],
  ["m=19455,t=2,p=1", true],
  ["m=19456,t=1,p=1", true],
])("case 167: a hash with %s is weak: %s", (made, isWeak) => {
  expect(isWeakHash(`$argon2id$v=19$${made}$c2FsdA$aGFzaA`)).toBe(isWeak);
  expect(isWeakHash(`{old}$argon2id$v=19$${made}$c2FsdA$aGFzaA`)).toBe(true);
});

test.each([
  ["80 bytes that differ in the last", `${"x".repeat(79)}a`, `${"x".repeat(79)}b`],
  ["200 characters that differ in the last", `${"ç".repeat(199)}a`, `${"ç".repeat(199)}b`],
  ["composed and decomposed letters", "sen\u0303a", "se\u00f1a"],
  ["a NUL in the middle", "abc\0def", "abc\0xyz"],
])("case 168: every byte of a password is significant: %s", async (_, one, other) => {
  const stored = await hashPassword(one);
  expect([await verifyPassword(one, stored), await verifyPassword(other, stored)]).toEqual([true, false]);
});

test("case 172: of 150 concurrent sign-ins some succeed and the rest get 503", async () => {
  const stored = await hashPassword("Uma-Senha-9");
  const all = await Promise.allSettled(Array.from({ length: 150 }, () => verifyPassword("Uma-Senha-9", stored)));
  const refused = all.filter((one) => one.status === "rejected");
  expect(all.filter((one) => one.status === "fulfilled" && one.value)).toHaveLength(102);
  expect(new Set(refused.map((one) => (one.status === "rejected" ? one.reason.statusCode : 0)))).toEqual(
    new Set([503]),
  );
  expect(await verifyPassword("Uma-Senha-9", stored)).toBe(true);
});

test("case 170: a sign-in from a trusted device does not wait for the verification of others", async () => {
  const stored = await hashPassword("Uma-Senha-9");
  await verifyPassword("x", null);
  const { verify: realVerify } = await vi.importActual<typeof import("@node-rs/argon2")>("@node-rs/argon2");
  const ends: (() => void)[] = [];
  const begun = vi
    .mocked(verify)
    .mockClear()
    .mockImplementation(() => new Promise((resolve) => ends.push(() => resolve(false))));
  const others = [1, 2, 3].map(() => verifyPassword("x", stored, false));
  await nextTurn();
  expect(begun).toHaveBeenCalledTimes(1);
  const known = verifyPassword("x", stored, true);
  await nextTurn();
  expect(begun).toHaveBeenCalledTimes(2);
  begun.mockImplementation(realVerify);
  for (const end of ends) {
    end();
  }
  expect(await Promise.all([...others, known])).toEqual([false, false, false, false]);
});
