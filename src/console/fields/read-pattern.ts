/** Characters of some kinds, and how many of them there are one after the other. */
export interface PatternPart {
  /** As the pattern has them. */
  readonly source: string;
  /** Ranges, `A-Z`, and single characters; letters of both sizes are `A-Za-z`. */
  readonly kinds: readonly string[];
  readonly least: number;
  readonly most: number;
}

/** Brackets, a digit, a character that means itself, or one that does so behind a backslash; and how many of it. */
const PART = /(\[(?!\^)(?:\\.|[^\]\\])+\]|\\d|\\[^\w\s]|[^\\^$.|?*+()[\]{}])([+*?]|\{\d+(?:,\d*)?\})?/uy;

const INSIDE = /\\d|(\\?.)(?:-(\\?.))?/uy;

/** More parts than these say less than an example would. */
const MOST_PARTS = 8;

function everyMatch(matcher: RegExp, text: string): readonly RegExpExecArray[] | null {
  const found: RegExpExecArray[] = [];
  matcher.lastIndex = 0;
  while (matcher.lastIndex < text.length) {
    const match = matcher.exec(text);
    if (match === null) {
      return null;
    }
    found.push(match);
  }
  return found;
}

const plain = (character: string) => character.replace("\\", "");

/** What brackets hold; null of what stands for more than itself. */
function kindsIn(inside: string): readonly string[] | null {
  const matches = everyMatch(INSIDE, inside);
  if (matches === null || matches.some(([all]) => /\\[a-ce-z]/i.test(all))) {
    return null;
  }
  const kinds = matches.map(([all, from = "", to]) =>
    all === "\\d" ? "0-9" : to === undefined ? plain(from) : `${plain(from)}-${plain(to)}`,
  );
  const isBoth = kinds.includes("A-Z") && kinds.includes("a-z");
  const letters = isBoth ? ["A-Za-z"] : [];
  return [...letters, ...new Set(isBoth ? kinds.filter((kind) => kind !== "A-Z" && kind !== "a-z") : kinds)];
}

function toBounds(quantifier: string): Pick<PatternPart, "least" | "most"> {
  const [least = "1", most = least] = quantifier.replace(/[{}]/g, "").split(",");
  switch (quantifier) {
    case "":
      return { least: 1, most: 1 };
    case "?":
      return { least: 0, most: 1 };
    case "+":
    case "*":
      return { least: quantifier === "+" ? 1 : 0, most: Number.POSITIVE_INFINITY };
    default:
      return { least: Number(least), most: most === "" ? Number.POSITIVE_INFINITY : Number(most) };
  }
}

/** Of another backend, it may be a pattern of another language. */
function isPattern(pattern: string): boolean {
  try {
    new RegExp(pattern, "u");
    return true;
  } catch {
    return false;
  }
}

/** The parts of a pattern of whole texts; null of one with choices, groups or whatever else words would not say simply. */
export function readPattern(pattern: string): readonly PatternPart[] | null {
  if (!(pattern.startsWith("^") && pattern.endsWith("$") && isPattern(pattern))) {
    return null;
  }
  const matches = everyMatch(PART, pattern.slice(1, -1)) ?? [];
  const parts = matches.map(([, source = "", quantifier = ""]) => {
    const kinds = source === "\\d" ? ["0-9"] : source.startsWith("[") ? kindsIn(source.slice(1, -1)) : [plain(source)];
    return kinds && { source, kinds, ...toBounds(quantifier) };
  });
  const read = parts.filter((part) => part !== null);
  return read.length === 0 || read.length < parts.length || read.length > MOST_PARTS ? null : read;
}
