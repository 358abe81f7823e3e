import { codePointsOf, findGroup, isAnchoredAtStart, type PatternNode } from "./pattern-syntax.ts";

/** Number of paths to each position. */
export type PathCounts = ReadonlyMap<number, number>;

/**
 * A pattern as positions, one for each character class, with counted repetitions written out (Glushkov's construction).
 * Edges have weights: in `(a*)*`, two paths connect `a` with `a`.
 */
export interface PatternAutomaton {
  /** Source of each position's character class: `[a-z]`. */
  readonly classes: readonly string[];
  /** Code points that the pattern names. */
  readonly codePoints: ReadonlySet<number>;
  readonly first: PathCounts;
  readonly follow: readonly PathCounts[];
  /** Positions where the match may end, regardless of the following text. */
  readonly accepting: ReadonlySet<number>;
  /** Lookarounds; each is matched separately. */
  readonly lookarounds: readonly Lookaround[];
}

/** Body of a lookaround. `isAnchored`: it is tried only at the start of the text. */
export interface Lookaround {
  readonly body: readonly PatternNode[];
  readonly isAnchored: boolean;
}

/** Limit of positions. Above it, repetitions are shortened. */
const MAX_POSITIONS = 10_000;

/** Longest repetition that is written out; longer ones count as infinite. */
const MAX_COUNTS = [300, 60, 12, 3] as const;

/** The pattern has more alternatives than can be analysed. */
export class TooManyPositions extends Error {
  override readonly name = "TooManyPositions";
}

/** Builds the automaton of a pattern, or of the body of one of its lookarounds. */
export function toAutomaton(body: readonly PatternNode[], root: PatternNode, isAnchored: boolean): PatternAutomaton {
  for (const maxCount of MAX_COUNTS) {
    try {
      return new Builder(root, maxCount).build(body, isAnchored);
    } catch (error) {
      if (!(error instanceof TooManyPositions)) {
        throw error;
      }
    }
  }
  throw new TooManyPositions();
}

/** Part of an automaton: its first and last positions, and the number of ways to match the empty text. */
interface Fragment {
  readonly first: PathCounts;
  readonly last: PathCounts;
  readonly nullable: number;
}

const EMPTY: Fragment = { first: new Map(), last: new Map(), nullable: 1 };
/** No character follows the end of the text. */
const END: Fragment = { first: new Map(), last: new Map(), nullable: 0 };

/** Enough ways to call a pattern slow. */
const MANY = 1e9;

class Builder {
  readonly #root: PatternNode;
  readonly #maxCount: number;
  readonly #classes: string[] = [];
  readonly #codePoints = new Set<number>();
  readonly #follow: Map<number, number>[] = [];
  readonly #lookarounds: Lookaround[] = [];
  #isAnchored = false;

  constructor(root: PatternNode, maxCount: number) {
    this.#root = root;
    this.#maxCount = maxCount;
  }

  build(body: readonly PatternNode[], isAnchored: boolean): PatternAutomaton {
    const [only] = body;
    const branches = body.length === 1 && only?.type === "disjunction" ? only.body.map((node) => [node]) : [body];
    const fragments = branches.map((branch) => {
      this.#isAnchored = isAnchored || isAnchoredAtStart(branch);
      // A search can start at every character of the text.
      return this.#isAnchored
        ? this.#sequence(branch)
        : this.#concat(this.#loop(this.#position("[^]"), 1), this.#sequence(branch));
    });
    const { first, last } = this.#choice(fragments);
    return {
      classes: this.#classes,
      codePoints: this.#codePoints,
      first,
      follow: this.#follow,
      accepting: new Set(last.keys()),
      lookarounds: this.#lookarounds,
    };
  }

  #sequence(nodes: readonly PatternNode[]): Fragment {
    return nodes.reduce((before, node) => this.#concat(before, this.#fragment(node)), EMPTY);
  }

  #fragment(node: PatternNode): Fragment {
    switch (node.type) {
      case "alternative":
        return this.#sequence(node.body);
      case "disjunction":
        return this.#choice(node.body.map((branch) => this.#fragment(branch)));
      case "group":
        return this.#group(node);
      case "quantifier":
        return this.#repeat(node.body[0], node.min, node.max);
      case "reference":
        return this.#reference(node);
      case "anchor":
        return node.kind === "end" ? END : EMPTY;
      default:
        return this.#position(node.raw, codePointsOf(node));
    }
  }

  #group(node: PatternNode & { type: "group" }): Fragment {
    if (node.behavior === "normal" || node.behavior === "ignore") {
      return this.#sequence(node.body);
    }
    this.#lookarounds.push({ body: node.body, isAnchored: this.#isAnchored && this.#classes.length === 0 });
    return EMPTY;
  }

  /** A reference matches the text of its group: treat it as a copy of the group. */
  #reference(node: PatternNode & { type: "reference" }): Fragment {
    const group = findGroup(this.#root, node);
    const isWithin = group === undefined || (group.range[0] <= node.range[0] && node.range[1] <= group.range[1]);
    return isWithin ? EMPTY : this.#sequence(group.body);
  }

  #repeat(node: PatternNode, least: number, most: number | undefined): Fragment {
    const min = Math.min(least, this.#maxCount);
    const isEndless = most === undefined || most > this.#maxCount;
    const required = Array.from({ length: Math.max(0, isEndless ? min - 1 : min) }, () => this.#fragment(node));
    const head = required.reduce((before, each) => this.#concat(before, each), EMPTY);
    if (isEndless) {
      const body = this.#fragment(node);
      return this.#concat(head, this.#loop(body, min === 0 ? 1 : body.nullable));
    }
    let tail = EMPTY;
    for (let count = min; count < most; count += 1) {
      tail = { ...this.#concat(this.#fragment(node), tail), nullable: 1 };
    }
    return this.#concat(head, tail);
  }

  #position(source: string, codePoints: readonly number[] = []): Fragment {
    const position = this.#classes.push(source) - 1;
    if (position >= MAX_POSITIONS) {
      throw new TooManyPositions();
    }
    this.#follow.push(new Map());
    for (const codePoint of codePoints) {
      this.#codePoints.add(codePoint);
    }
    const ways = new Map([[position, 1]]);
    return { first: ways, last: ways, nullable: 0 };
  }

  #loop(body: Fragment, nullable: number): Fragment {
    this.#connect(body.last, body.first);
    return { ...body, nullable };
  }

  #concat(before: Fragment, after: Fragment): Fragment {
    this.#connect(before.last, after.first);
    return {
      first: sum(before.first, after.first, before.nullable),
      last: sum(after.last, before.last, after.nullable),
      nullable: Math.min(MANY, before.nullable * after.nullable),
    };
  }

  #choice(branches: readonly Fragment[]): Fragment {
    return branches.reduce((all, { first, last, nullable }) => ({
      first: sum(all.first, first, 1),
      last: sum(all.last, last, 1),
      nullable: Math.min(MANY, all.nullable + nullable),
    }));
  }

  #connect(from: PathCounts, to: PathCounts): void {
    for (const [position, ways] of from) {
      const follow = this.#follow[position] ?? new Map<number, number>();
      for (const [next, more] of to) {
        follow.set(next, Math.min(MANY, (follow.get(next) ?? 0) + ways * more));
      }
    }
  }
}

function sum(left: PathCounts, right: PathCounts, times: number): PathCounts {
  if (times === 0 || right.size === 0) {
    return left;
  }
  const all = new Map(left);
  for (const [position, ways] of right) {
    all.set(position, Math.min(MANY, (all.get(position) ?? 0) + ways * times));
  }
  return all;
}
