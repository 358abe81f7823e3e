import type { PatternAutomaton } from "./pattern-automaton.ts";

/** Every 37th code point is tried: character classes are ranges, or scripts of at least some dozens of characters. */
const STRIDE = 37;
const LAST_CODE_POINT = 0x10ffff;

/**
 * Representative characters of a pattern, each as the positions that match it. A character is omitted if another one
 * matches the same positions and more, because texts with that one have at least as many ways to match.
 */
export function toLetters({ classes, codePoints }: PatternAutomaton): readonly (readonly boolean[])[] {
  const sources = [...new Set(classes)];
  const samples = sampleOf(codePoints);
  const tests = sources.map((source) => new RegExp(`^(?:${source})$`, "u"));
  const rare = tests.filter((test) => !samples.some((sample) => test.test(sample))).flatMap(findMember);
  const sets = new Map<string, readonly number[]>();
  for (const sample of [...samples, ...rare]) {
    const matching = sources.flatMap((_, index) => (tests[index]?.test(sample) === true ? [index] : []));
    sets.set(matching.join(), matching);
  }
  const all = [...sets.values()].map((set) => new Set(set));
  const largest = all.filter(
    (set) => set.size > 0 && !all.some((other) => other.size > set.size && isWithin(set, other)),
  );
  return largest.map((set) => classes.map((source) => set.has(sources.indexOf(source))));
}

function sampleOf(codePoints: ReadonlySet<number>): readonly string[] {
  const near = [...codePoints].flatMap((codePoint) => [codePoint - 1, codePoint, codePoint + 1]);
  const latin = Array.from({ length: 0x250 }, (_, codePoint) => codePoint);
  const others = Array.from({ length: Math.floor(0x20000 / STRIDE) }, (_, index) => index * STRIDE);
  const all = new Set([...near, ...latin, ...others]);
  return [...all].filter((code) => code >= 0 && code <= LAST_CODE_POINT).map((code) => String.fromCodePoint(code));
}

/** Finds a character of a class that the samples missed; empty if the class is empty. */
function findMember(test: RegExp): readonly string[] {
  for (let code = 0; code <= LAST_CODE_POINT; code += 1) {
    const character = String.fromCodePoint(code);
    if (test.test(character)) {
      return [character];
    }
  }
  return [];
}

function isWithin(set: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  return [...set].every((index) => other.has(index));
}
