/** Maximum length of the names listed in a message, in characters: about two lines of a terminal. */
const MAX_LISTED = 170;

/** Hint for an unknown name: the nearest valid name, and the list of valid names (shortened if long). */
export function suggest(wrong: string, valid: readonly string[]): string {
  const nearest = nearestName(wrong, valid);
  const told = firstOf(valid);
  const rest = valid.length > told.length ? ` and ${valid.length - told.length} more` : "";
  const all = valid.length === 0 ? "there is none to name" : `one of: ${told.join(", ")}${rest}`;
  return nearest === undefined ? all : `did you mean "${nearest}"? (${all})`;
}

/** As many names as fit, at least one. */
function firstOf(names: readonly string[]): readonly string[] {
  let length = 0;
  return names.filter((name, index) => {
    length += name.length + 2;
    return index === 0 || length <= MAX_LISTED;
  });
}

/** The valid name with the smallest edit distance; undefined if none is close. */
export function nearestName(wrong: string, valid: readonly string[], limit = limitFor(wrong)): string | undefined {
  const ranked = valid
    .map((name) => ({ name, distance: editDistance(wrong.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, distance }) => distance <= limit || isBeginning(wrong, name))
    .sort((a, b) => a.distance - b.distance);
  return ranked[0]?.name;
}

function limitFor(wrong: string): number {
  return wrong.length <= SHORT ? 1 : Math.max(2, Math.floor(wrong.length / 3));
}

/** For shorter names, two edits would match almost any other name. */
const SHORT = 3;

/** True for a prefix of words: `minLen` for `minLength`. */
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
