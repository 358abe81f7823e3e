/**
 * Texts in the order of a language, many at a time. `Intl.Collator` compares two of them in a microsecond or so, which for
 * 100,000 makes more than a second; so what it says of single characters is asked once, texts become bytes in that order,
 * and it only compares those whose bytes are the same, or that hold something else than letters, digits and signs.
 */

import { countingSort } from "./counting-sort.ts";

/** Of a text, so many bytes are looked at before the collator is asked. */
const WIDTH = 32;
/** Signs stand below, runs of digits by their length from here, then letters. */
const DIGITS = 40;
const LONGEST_RUN = 60;
const LETTERS = DIGITS + LONGEST_RUN + 1;
const BYTE = 128;

const SIGNS = [..." _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$"];
const LOWER = [..."abcdefghijklmnopqrstuvwxyz"];

interface Alphabet {
  readonly compare: (one: string, other: string) => number;
  /** The byte of a character; undefined where it has none. */
  readonly byteOf: (code: number) => number | undefined;
}

/** Whether two letters next to each other sort as two letters: not so `ch` in Czech. */
function isPlain(compare: Alphabet["compare"], letters: readonly string[]): boolean {
  const last = letters.at(-1) ?? "";
  return letters.every((one) =>
    letters.every((two) => compare(one + two, one) > 0 && compare(one + two, `${one}${last}`) <= 0),
  );
}

function toAlphabet(language: string | undefined): Alphabet {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const base = new Intl.Collator(language, { sensitivity: "base" }).compare;
  const bytes = new Map<number, number>();
  const add = (characters: readonly string[], from: number) => {
    let byte = from;
    const sorted = [...characters].sort(base);
    for (const [at, character] of sorted.entries()) {
      byte += at > 0 && base(sorted[at - 1] ?? "", character) !== 0 ? 1 : 0;
      bytes.set(character.charCodeAt(0), byte);
      bytes.set(character.toUpperCase().charCodeAt(0), byte);
    }
    return sorted;
  };
  const letters = add(LOWER, LETTERS);
  const signs = add(SIGNS, 1);
  const isUsual = base(signs.at(-1) ?? "", "0") < 0 && base("9", letters[0] ?? "") < 0 && isPlain(base, letters);
  const unknown = new Set<number>();
  const find = (code: number) => {
    const character = String.fromCharCode(code);
    const plain = character.normalize("NFD").charAt(0);
    // A letter with an accent, where that is no letter of its own as ñ is in Spanish.
    const byte = base(character, plain) === 0 ? bytes.get(plain.charCodeAt(0)) : undefined;
    if (byte === undefined) {
      unknown.add(code);
    } else {
      bytes.set(code, byte);
    }
    return byte;
  };
  const byteOf = (code: number) => bytes.get(code) ?? (unknown.has(code) ? undefined : find(code));
  return { compare, byteOf: isUsual ? byteOf : () => undefined };
}

const isDigit = (code: number) => code >= 48 && code <= 57;

/** The bytes of a run of digits: its length before what it says, so that longer numbers are larger; null where it is too long. */
function digitBytes(run: string): readonly number[] | null {
  const digits = run.replace(/^0+/, "");
  return digits.length > LONGEST_RUN
    ? null
    : [DIGITS + digits.length, ...Array.from(digits, (digit) => digit.charCodeAt(0))];
}

/** Writes a text's bytes; false where it holds what has none. */
function write(text: string, into: Uint8Array, { byteOf }: Alphabet): boolean {
  let at = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isDigit(code)) {
      const [run = ""] = /^\d+/.exec(text.slice(index)) ?? [];
      const bytes = digitBytes(run);
      if (bytes === null) {
        return false;
      }
      into.set(bytes.slice(0, Math.max(0, WIDTH - at)), Math.min(at, WIDTH));
      at += bytes.length;
      index += run.length - 1;
    } else {
      const byte = byteOf(code);
      if (byte === undefined) {
        return false;
      }
      // What lies beyond the width is dropped by the array itself.
      into[at] = byte;
      at += 1;
    }
  }
  return true;
}

/** An order of the bytes, two of them at a time, the last ones first. */
function radixSort(length: number, bytes: Uint8Array): Uint32Array {
  let order = Uint32Array.from({ length }, (_, index) => index);
  for (let at = WIDTH - 2; at >= 0; at -= 2) {
    const place = (index: number) => (bytes[index * WIDTH + at] ?? 0) * BYTE + (bytes[index * WIDTH + at + 1] ?? 0);
    if (order.some((index) => place(index) !== 0)) {
      order = countingSort(order, place, BYTE * BYTE);
    }
  }
  return order;
}

function putBack(all: string[], some: readonly string[], from: number): void {
  for (const [index, text] of some.entries()) {
    all[from + index] = text;
  }
}

/** Texts that all have bytes, in order, and where the bytes are others than those before. */
function sortBytes(texts: readonly string[], bytes: Uint8Array, compare: Alphabet["compare"]) {
  const order = radixSort(texts.length, bytes);
  const words = new Uint32Array(bytes.buffer);
  const step = WIDTH / 4;
  const isSame = (one: number, other: number) => {
    let word = 0;
    while (word < step && words[one * step + word] === words[other * step + word]) {
      word += 1;
    }
    return word === step;
  };
  const sorted = Array.from(order, (index) => texts[index] ?? "");
  const starts = new Set<number>();
  let from = 0;
  for (let at = 1; at <= order.length; at += 1) {
    if (at === order.length || !isSame(order[at - 1] ?? 0, order[at] ?? 0)) {
      starts.add(from);
      // The collator decides between those whose bytes are the same.
      putBack(sorted, sorted.slice(from, at).sort(compare), from);
      from = at;
    }
  }
  return { sorted, starts };
}

/** The place of each of different texts in the order of a language; texts that are equal in it have the same. */
export function textRanks(texts: readonly string[], language?: string): ReadonlyMap<string | number, number> {
  const alphabet = toAlphabet(language);
  const { compare } = alphabet;
  const bytes = new Uint8Array(texts.length * WIDTH);
  const easy: string[] = [];
  const hard: string[] = [];
  for (const text of texts) {
    const from = easy.length * WIDTH;
    const into = bytes.subarray(from, from + WIDTH);
    if (write(text, into, alphabet)) {
      easy.push(text);
    } else {
      into.fill(0);
      hard.push(text);
    }
  }
  const { sorted, starts } = sortBytes(easy, bytes, compare);
  hard.sort(compare);
  const ranks = new Map<string, number>();
  let last: string | null = null;
  let rank = -1;
  const take = (text: string, isApart: boolean) => {
    rank += last === null || isApart || compare(last, text) !== 0 ? 1 : 0;
    ranks.set(text, rank);
    last = text;
  };
  let next = 0;
  for (const [at, text] of sorted.entries()) {
    let isApart = starts.has(at);
    // Those without bytes come between.
    for (let other = hard[next]; other !== undefined && compare(other, text) < 0; other = hard[next]) {
      take(other, false);
      isApart = false;
      next += 1;
    }
    take(text, isApart);
  }
  for (const other of hard.slice(next)) {
    take(other, false);
  }
  return ranks;
}
