/** Why a password is easy to guess: it is on the list of common passwords, or it consists of context words. */
export type PasswordWeakness = "common" | "context";

/** Words that an attacker tries first for one user: username, display name, name of the product. */
export type ContextWords = readonly string[];

/** Minimum length of a context word. Shorter words are part of too many good passwords. */
const MIN_WORD = 4;
/** A common word with fewer added characters is still easy to guess: `Password1!`, `Brasil@2026`. */
const MIN_ADDED = 6;
/** A password with a context word needs this many other characters: the minimum length of a password. */
const MIN_OTHERS = 8;

let list: Promise<ReadonlySet<string>> | null = null;

/**
 * Checks a password offline against 49,000 common and breached passwords and against context words. Ignores case, added
 * digits and symbols, and usual replacements (`@` for `a`, `0` for `o`). Returns null if the password is neither.
 *
 * @example
 * await findPasswordWeakness("P@ssw0rd1!", []); // "common"
 */
export async function findPasswordWeakness(password: string, context: ContextWords): Promise<PasswordWeakness | null> {
  const text = toPlainText(password);
  if (isOfContext(text, context)) {
    return "context";
  }
  list ??= loadList();
  const known = await list;
  const isCommon = toGuesses(text).some((guess) =>
    guess === text || (guess.length >= MIN_WORD && text.length - guess.length < MIN_ADDED) ? known.has(guess) : false,
  );
  return isCommon ? "common" : null;
}

/** Loaded when the first password is set: unpacking the list takes 0.2 s. */
async function loadList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].map(String));
}

function isOfContext(text: string, context: ContextWords): boolean {
  const words = context.flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}]+/u)]).map(toPlainText);
  const texts = [text, withLetters(text)];
  return words.some(
    (word) =>
      word.length >= MIN_WORD && texts.some((one) => one.includes(word) && one.length - word.length < MIN_OTHERS),
  );
}

/** The words that a password may be made of. */
function toGuesses(text: string): readonly string[] {
  const spellings = [text, text.replaceAll("@", "a").replaceAll("$", "s"), withLetters(text)];
  return spellings.flatMap((spelling) => {
    const shorn = spelling.replace(/[^\p{L}]+$/u, "");
    return [spelling, shorn, withLetters(text.replace(/[^\p{L}]+$/u, "")), shorn.replace(/^[^\p{L}]+/u, "")];
  });
}

const LETTERS: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};

/** Undoes usual replacements of letters. */
function withLetters(text: string): string {
  return text.replace(/[@431!0$57]/g, (sign) => LETTERS[sign] ?? sign);
}

function toPlainText(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}
