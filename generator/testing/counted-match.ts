import fc from "fast-check";

/** A pattern over `a` and `b`, as a tree. */
export type Tree =
  | { readonly letter: string }
  | { readonly all: readonly Tree[] }
  | { readonly any: readonly Tree[] }
  | Repeat;

interface Repeat {
  readonly repeat: Tree;
  readonly min: number;
  readonly max: number;
}

/** Generates patterns. */
export const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.record({ letter: fc.constantFrom("a", "b", "[ab]") }),
    fc.record({ all: fc.array(tie("tree"), { minLength: 1, maxLength: 3 }) }),
    fc.record({ any: fc.array(tie("tree"), { minLength: 2, maxLength: 2 }) }),
    fc.record({ repeat: tie("tree"), min: fc.nat(2), max: fc.constantFrom(2, Number.POSITIVE_INFINITY) }),
  ),
}));

/** The source of a pattern. */
export function sourceOf(node: Tree): string {
  if ("letter" in node) {
    return node.letter;
  }
  if ("repeat" in node) {
    return `(?:${sourceOf(node.repeat)}){${node.min},${node.max === Number.POSITIVE_INFINITY ? "" : node.max}}`;
  }
  return "all" in node ? node.all.map(sourceOf).join("") : `(?:${node.any.map(sourceOf).join("|")})`;
}

/** Maximum number of steps of a backtracking matcher for texts of this length over `a` and `b` that fail at the end. */
export function worstSteps(node: Tree, length: number): number {
  const texts = Array.from({ length: 2 ** length }, (_, index) =>
    [...index.toString(2).padStart(length, "0")].map((digit) => (digit === "0" ? "a" : "b")).join(""),
  );
  return Math.max(...texts.map((text) => new Matcher(`${text}!`).stepsOf(node)));
}

type Next = (at: number) => void;

class Matcher {
  readonly #text: string;
  #steps = 0;

  constructor(text: string) {
    this.#text = text;
  }

  stepsOf(node: Tree): number {
    this.#match(node, 0, () => undefined);
    return this.#steps;
  }

  #match(node: Tree, at: number, next: Next): void {
    if ("letter" in node) {
      this.#matchLetter(node.letter, at, next);
    } else if ("repeat" in node) {
      this.#matchRepeat(node, at, next);
    } else if ("all" in node) {
      this.#matchAll(node.all, at, next);
    } else {
      for (const branch of node.any) {
        this.#match(branch, at, next);
      }
    }
  }

  #matchLetter(letter: string, at: number, next: Next): void {
    this.#steps += 1;
    if (letter.includes(this.#text[at] ?? "!")) {
      next(at + 1);
    }
  }

  #matchAll([first, ...rest]: readonly Tree[], at: number, next: Next): void {
    if (first === undefined) {
      next(at);
    } else {
      this.#match(first, at, (after) => this.#matchAll(rest, after, next));
    }
  }

  #matchRepeat({ repeat, min, max }: Repeat, at: number, next: Next): void {
    const rest = { repeat, min: Math.max(0, min - 1), max: max - 1 };
    if (max > 0) {
      // JavaScript rejects an empty iteration that is not required.
      this.#match(repeat, at, (after) =>
        after === at && min === 0 ? undefined : this.#matchRepeat(rest, after, next),
      );
    }
    if (min === 0) {
      next(at);
    }
  }
}
