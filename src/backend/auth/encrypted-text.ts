import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { KeyRing } from "./key-ring.ts";

/** Encrypts stored responses: they may contain tokens, which a leaked database must not reveal. */
const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function encryptText(keys: KeyRing, text: string): string {
  const { id, storage } = keys.current();
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, storage, nonce);
  const sealed = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return `${id}.${sealed.toString("base64")}`;
}

/** The text; null if its key is retired. */
export function decryptText(keys: KeyRing, sealed: string): string | null {
  const [id, encoded = ""] = sealed.split(".");
  const found = keys.all().find((candidate) => candidate.id === id);
  if (found === undefined) {
    return null;
  }
  const bytes = Buffer.from(encoded, "base64");
  const decipher = createDecipheriv(CIPHER, found.storage, bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
  return Buffer.concat([text, decipher.final()]).toString("utf8");
}
