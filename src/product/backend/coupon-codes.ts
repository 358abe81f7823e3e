import { randomBytes } from "node:crypto";

/** Capital letters and digits without those that are taken for each other: 0 and O, 1, I and L. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const LENGTH = 10;
/** Bytes from here on would favour the first letters. */
const FAIR_BYTES = 256 - (256 % ALPHABET.length);

/** Codes such as `7KQ2M-X9PWA`, drawn by a cryptographic generator; two of them may agree. */
export function drawCouponCodes(quantity: number): readonly string[] {
  let letters = "";
  while (letters.length < quantity * LENGTH) {
    const bytes = randomBytes(Math.ceil((quantity * LENGTH - letters.length) * 1.1) + 16);
    letters += bytes
      .filter((byte) => byte < FAIR_BYTES)
      .reduce((text, byte) => text + ALPHABET.charAt(byte % ALPHABET.length), "");
  }
  return Array.from({ length: quantity }, (_, index) => {
    const code = letters.slice(index * LENGTH, (index + 1) * LENGTH);
    return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
  });
}
