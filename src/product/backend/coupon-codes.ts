import { randomBytes } from "node:crypto";

/** Capital letters and digits without similar ones: 0 and O, 1, I and L. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const LENGTH = 10;
/** Reject bytes from here on, so that all letters are equally likely. */
const FAIR_BYTES = 256 - (256 % ALPHABET.length);

/** Random codes such as `7KQ2M-X9PWA`. They are not checked for duplicates. */
export function randomCouponCodes(quantity: number): readonly string[] {
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
