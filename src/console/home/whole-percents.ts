/**
 * Parts of a whole in percent, in whole numbers that add up to 100: rounded each by itself, four of them say 101. What
 * rounding down leaves goes to those that lost most by it, the first of equals first. All 0 where there is no whole.
 */
export function wholePercents(counts: readonly number[]): readonly number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const exact = counts.map((count) => (total === 0 ? 0 : (count / total) * 100));
  const left = total === 0 ? 0 : 100 - exact.reduce((sum, share) => sum + Math.floor(share), 0);
  const lost = exact.map((share, index) => ({ index, rest: share - Math.floor(share) }));
  const raised = new Set(
    lost
      .sort((one, other) => other.rest - one.rest || one.index - other.index)
      .slice(0, left)
      .map(({ index }) => index),
  );
  return exact.map((share, index) => Math.floor(share) + (raised.has(index) ? 1 : 0));
}

/** The same as texts; a part that is there and rounds to none of it is less than one. */
export function percentTexts(counts: readonly number[], language: string): readonly string[] {
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
  return wholePercents(counts).map((share, index) =>
    share === 0 && (counts[index] ?? 0) > 0 ? `< ${percent.format(0.01)}` : percent.format(share / 100),
  );
}
