import { type PathCounts, type PatternAutomaton, TooManyPositions, toAutomaton } from "./pattern-automaton.ts";
import { toLetters } from "./pattern-letters.ts";
import { type PatternNode, parsePattern } from "./pattern-syntax.ts";

/** Maximum number of steps to check one text. A million steps take some milliseconds. */
const MAX_STEPS = 1_000_000;

/** Number of candidate texts followed in parallel: those with the most ways to match. */
const MAX_TEXTS = 16;

/** Work limit for one pattern. It is a count, so that the result does not depend on the machine. */
const MAX_WORK = 4_000_000;

/** Growth factor below which the number of ways counts as constant. */
const NO_GROWTH = 1.05;

/** Cached results by pattern and length. */
const known = new Map<string, boolean>();

/**
 * True if some text of at most `maxLength` characters takes more than a million steps to check. A backtracking matcher
 * tries every way to match a prefix: `^(a+)+$` has twice as many for each further `a`. Without `maxLength`, any growth
 * of the number of ways with the length counts as too slow.
 */
export function canRunAway(pattern: string, maxLength = Number.POSITIVE_INFINITY): boolean {
  const key = `${maxLength} ${pattern}`;
  const before = known.get(key);
  if (before !== undefined) {
    return before;
  }
  const isSlow = isSlowOrUnknown(pattern, maxLength);
  known.set(key, isSlow);
  return isSlow;
}

/** A pattern that is too complex to analyse counts as slow. */
function isSlowOrUnknown(pattern: string, maxLength: number): boolean {
  try {
    const root = parsePattern(pattern);
    return isSlowPart({ body: [root], isAnchored: false }, root, maxLength);
  } catch (error) {
    const isTooComplex =
      error instanceof RangeError || error instanceof SyntaxError || error instanceof TooManyPositions;
    if (!isTooComplex) {
      throw error;
    }
    return true;
  }
}

interface Part {
  readonly body: readonly PatternNode[];
  readonly isAnchored: boolean;
}

function isSlowPart({ body, isAnchored }: Part, root: PatternNode, maxLength: number): boolean {
  const automaton = toAutomaton(body, root, isAnchored);
  return (
    isSlow(automaton, maxLength) || automaton.lookarounds.some((lookaround) => isSlowPart(lookaround, root, maxLength))
  );
}

/** Follows the texts with the most ways to match, character by character, while their number grows. */
function isSlow(automaton: PatternAutomaton, maxLength: number): boolean {
  const advance = toAdvance(automaton);
  const enough = Math.min(maxLength, Math.max(200, 3 * automaton.classes.length));
  const seen = new Set<string>();
  const peaks: number[] = [];
  let texts: readonly PathCounts[] = advance(null);
  let work = 0;
  let steps = 0;
  while (peaks.length < enough && work < MAX_WORK) {
    const fresh = texts.filter((ways) => !seen.has(keyOf(ways)));
    if (fresh.length === 0) {
      return false;
    }
    const chosen = withoutDominated(fresh);
    for (const ways of fresh) {
      seen.add(keyOf(ways));
    }
    peaks.push(totalOf(chosen[0]));
    steps += peaks.at(-1) ?? 0;
    if (steps > MAX_STEPS) {
      return true;
    }
    texts = chosen.flatMap(advance);
    work += texts.reduce((sum, ways) => sum + ways.size, 0);
  }
  return isExtrapolatedSlow(peaks, steps, maxLength);
}

/** Extrapolates the growth of the second half to `maxLength`. */
function isExtrapolatedSlow(peaks: readonly number[], steps: number, maxLength: number): boolean {
  const growth = (peaks.at(-1) ?? 0) / (peaks[Math.floor(peaks.length / 2)] ?? 1);
  if (peaks.length >= maxLength || growth <= NO_GROWTH) {
    return false;
  }
  return steps * (maxLength / peaks.length) ** (Math.log2(growth) + 1) > MAX_STEPS;
}

/** Appends each possible character, and returns the ways to match each longer text. */
function toAdvance(automaton: PatternAutomaton): (ways: PathCounts | null) => readonly PathCounts[] {
  const letters = toLetters(automaton);
  return (ways) => letters.map((matches) => waysAfter(automaton, ways, matches)).filter(({ size }) => size > 0);
}

function waysAfter(
  { first, follow, accepting }: PatternAutomaton,
  before: PathCounts | null,
  matches: readonly boolean[],
): PathCounts {
  const edges =
    before === null ? [...first] : [...before].flatMap(([position, count]) => times(follow[position], count));
  const ways = new Map<number, number>();
  for (const [position, count] of edges.filter(([position]) => matches[position] === true)) {
    const all = (ways.get(position) ?? 0) + count;
    // After the first way to a match, no other one is tried.
    ways.set(position, accepting.has(position) ? Math.min(1, all) : all);
  }
  return ways;
}

function times(ways: PathCounts | undefined, count: number): readonly (readonly [position: number, count: number])[] {
  return [...(ways ?? [])].map(([position, more]) => [position, count * more] as const);
}

function keyOf(ways: PathCounts): string {
  return [...ways].sort(([left], [right]) => left - right).join(" ");
}

function totalOf(ways: PathCounts | undefined): number {
  return [...(ways?.values() ?? [])].reduce((sum, count) => sum + count, 0);
}

/** Keeps the texts with the most ways. Drops texts that have no more ways than another text at every position. */
function withoutDominated(texts: readonly PathCounts[]): readonly PathCounts[] {
  const sorted = texts.map((ways) => ({ ways, total: totalOf(ways) })).sort((left, right) => right.total - left.total);
  const chosen: PathCounts[] = [];
  for (const { ways } of sorted) {
    if (chosen.length < MAX_TEXTS && !chosen.some((other) => isDominated(ways, other))) {
      chosen.push(ways);
    }
  }
  return chosen;
}

function isDominated(ways: PathCounts, other: PathCounts): boolean {
  return [...ways].every(([position, count]) => (other.get(position) ?? 0) >= count);
}
