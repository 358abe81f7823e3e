import { toStringLiteral } from "../render/literal.ts";

/** Missing texts in the nesting of a label file. */
export type StubTree = Map<string, StubTree | Stub>;

/** A missing text. */
export interface Stub {
  /** Empty if it is to be written. */
  readonly text: string;
  /** The text in another language, added as a comment. */
  readonly hint: string | null;
}

/** Adds a stub at its path. */
export function addStub(tree: StubTree, path: readonly string[], stub: Stub): void {
  const [name = "", ...rest] = path;
  if (rest.length === 0) {
    tree.set(name, stub);
    return;
  }
  const inner = tree.get(name);
  const next: StubTree = inner instanceof Map ? inner : new Map();
  tree.set(name, next);
  addStub(next, rest, stub);
}

/** The members of an object, one per line. */
export function membersOf(tree: StubTree, indent: string): string {
  return [...tree].map(([name, part]) => `${indent}${memberOf(name, part, indent)}\n`).join("");
}

function memberOf(name: string, part: StubTree | Stub, indent: string): string {
  const before = `${toMemberName(name)}: `;
  if (part instanceof Map) {
    return `${before}{\n${membersOf(part, `${indent}  `)}${indent}},`;
  }
  return `${before}${toStringLiteral(part.text)},${part.hint === null ? "" : ` // ${part.hint.replaceAll(/\s+/g, " ")}`}`;
}

/** The members of an object on one line. */
export function flatMembersOf(tree: StubTree): string {
  return [...tree]
    .map(
      ([name, part]) =>
        `${toMemberName(name)}: ${part instanceof Map ? `{ ${flatMembersOf(part)} }` : toStringLiteral(part.text)}`,
    )
    .join(", ");
}

function toMemberName(name: string): string {
  return /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(name) ? name : toStringLiteral(name);
}
