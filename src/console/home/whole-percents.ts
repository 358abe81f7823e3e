/**
 * Rounds shares to whole percents that add up to 100; rounding each by itself could give 101. Rounds down, then
 * distributes the rest by the largest remainder, in order. All are 0 if the total is 0.
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

/**
 * Computes whole percents if some parts are below one percent. The small parts together get their rounded share, at
 * least 1.
 */
function percentsBesideSmall(counts: readonly number[], isSmall: readonly boolean[]): readonly number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const exact = counts.map((count, index) => (isSmall[index] === true ? 0 : (count / total) * 100));
  const small = 100 - exact.reduce((sum, share) => sum + share, 0);
  const left = 100 - Math.max(1, Math.round(small)) - exact.reduce((sum, share) => sum + Math.floor(share), 0);
  const raised = new Set(
    exact
      .map((share, index) => ({ index, rest: share - Math.floor(share) }))
      .sort((one, other) => other.rest - one.rest || one.index - other.index)
      .slice(0, Math.max(0, left))
      .map(({ index }) => index),
  );
  return exact.map((share, index) => Math.floor(share) + (raised.has(index) ? 1 : 0));
}

/**
 * Formats shares as percents. A part below one percent is "< 1%", and a part next to others is at most "> 99%". The
 * numbers add up to 100, counting the small parts by their sum.
 */
export function percentTexts(counts: readonly number[], language: string): readonly string[] {
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
  const total = counts.reduce((sum, count) => sum + count, 0);
  const isSmall = counts.map((count) => count > 0 && count / total < 0.01);
  const shares = isSmall.includes(true) ? percentsBesideSmall(counts, isSmall) : wholePercents(counts);
  return shares.map((share, index) => {
    const isRest = (counts[index] ?? 0) / total > 0.99 && share < 100;
    if (isSmall[index] === true) {
      return `< ${percent.format(0.01)}`;
    }
    return isRest ? `> ${percent.format(0.99)}` : percent.format(share / 100);
  });
}
