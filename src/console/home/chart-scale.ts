/** The values at the lines of a chart, from the lowest to the highest, with 0. */
export function toTicks(lowest: number, highest: number): readonly number[] {
  const [low, high] = [Math.min(0, lowest), Math.max(0, highest)];
  const span = high - low;
  if (span === 0) {
    return [0, 1];
  }
  const power = 10 ** Math.floor(Math.log10(span / 4));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => span / (factor * power) <= 4) ?? 10) * power;
  const [first, last] = [Math.floor(low / step + 1e-9 - 1e-9), Math.ceil(high / step - 1e-9)];
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
