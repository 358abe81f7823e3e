import { expect, test } from "vitest";
import { decryptText, encryptText } from "./encrypted-text.ts";
import { createKeyRing } from "./key-ring.ts";

const keys = createKeyRing(() => ["first-secret-0123456789-0123456789-01"]);

test("each encryption of a text differs, and gives the text back", () => {
  const [one, other] = [encryptText(keys, "a secret"), encryptText(keys, "a secret")];
  expect(one).not.toBe(other);
  expect([decryptText(keys, one), decryptText(keys, other)]).toEqual(["a secret", "a secret"]);
});

test("a text that was changed after its encryption, in any byte, is rejected", () => {
  const [id = "", encoded = ""] = encryptText(keys, "a secret").split(".");
  const bytes = Buffer.from(encoded, "base64");
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => decryptText(keys, `${id}.${changed.toString("base64")}`)).toThrow();
  }
});

test("a text of a removed key gives null", () => {
  const others = createKeyRing(() => ["second-secret-0123456789-0123456789-0"]);
  expect(decryptText(others, encryptText(keys, "a secret"))).toBeNull();
});
