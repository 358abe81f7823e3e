/** A place in a file of `schema/`; lines and columns count from 1. */
export interface Position {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** One mistake in the spec: where it is, what was found, and what to write instead. */
export interface SpecProblem {
  readonly at: Position;
  /** `ticket.list.columns.3`; empty where the mistake is a whole file's. */
  readonly path: string;
  readonly found: string;
  readonly write: string;
}

/** All the mistakes that one run found. Nothing is generated while there is one. */
export class SpecError extends Error {
  override readonly name = "SpecError";
  readonly problems: readonly SpecProblem[];

  constructor(problems: readonly SpecProblem[]) {
    super(`${problems.length} mistake(s) in the spec`);
    this.problems = problems;
  }
}

/** Throws all problems at once, in the order of the files. */
export function throwIfAny(problems: readonly SpecProblem[]): void {
  if (problems.length > 0) {
    throw new SpecError([...problems].sort(byPlace));
  }
}

function byPlace({ at: a }: SpecProblem, { at: b }: SpecProblem): number {
  return a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1;
}

/** `write "code"` with the nearest of the valid names first, and the others after it. */
export function suggest(wrong: string, valid: readonly string[]): string {
  const nearest = nearestName(wrong, valid);
  const all = valid.length === 0 ? "there is none to name" : `one of: ${valid.join(", ")}`;
  return nearest === undefined ? all : `did you mean "${nearest}"? (${all})`;
}

/** The valid name that takes the fewest edits to reach, or undefined where none is near. */
export function nearestName(wrong: string, valid: readonly string[]): string | undefined {
  const limit = wrong.length <= SHORT ? 1 : Math.max(2, Math.floor(wrong.length / 3));
  const ranked = valid
    .map((name) => ({ name, distance: editDistance(wrong.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, distance }) => distance <= limit || isBeginning(wrong, name))
    .sort((a, b) => a.distance - b.distance);
  return ranked[0]?.name;
}

/** Of two letters, two edits would make any other two. */
const SHORT = 3;

/** `minLen` for `minLength`. */
function isBeginning(wrong: string, name: string): boolean {
  return wrong.length > SHORT && name.startsWith(wrong);
}

function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
