import type { TestPart } from "./test-part.ts";

/** The parts that CI runs, in order. */
export interface PartChoice {
  readonly chosen: readonly TestPart[];
  /** The reason for the selection, for the log. */
  readonly reason: string;
}

/**
 * The parts that a change can affect, then one more part. The commit hash selects that part and the order, so that
 * every part comes early now and then; only the tests that `npm test` left out always come first.
 *
 * @param changed - changed paths from the root; null where the previous state is unknown, as in a shallow clone
 */
export function chooseParts(parts: readonly TestPart[], changed: readonly string[] | null, commit: string): PartChoice {
  const rotated = rotate(parts, Number.parseInt(commit.slice(0, 8), 16) || 0);
  const inOrder = (chosen: readonly TestPart[]) => [
    ...chosen.filter(({ isFirst }) => isFirst === true),
    ...chosen.filter(({ isFirst }) => isFirst !== true),
  ];
  if (changed === null) {
    return { chosen: inOrder(rotated), reason: "The previous state is unknown: all parts, in the commit's order." };
  }
  const isAffected = ({ paths }: TestPart) => changed.some((file) => paths.test(file));
  const affected = rotated.filter(isAffected);
  const more = rotated.filter((part) => !isAffected(part)).slice(0, 1);
  return {
    chosen: [...inOrder(affected), ...more],
    reason: `${changed.length} changed files can affect ${affected.length} of ${parts.length} parts.`,
  };
}

function rotate<Item>(items: readonly Item[], by: number): readonly Item[] {
  const start = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}
