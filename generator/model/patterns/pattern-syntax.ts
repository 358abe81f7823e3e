import regjsparser, { type AstNode } from "regjsparser";

/** Syntax of a regular expression with the `u` flag. */
type Syntax = { namedGroups: true; lookbehind: true; unicodePropertyEscape: true; modifiers: true };

/** A part of a pattern. */
export type PatternNode = AstNode<Syntax>;

const FEATURES = { namedGroups: true, lookbehind: true, unicodePropertyEscape: true, modifiers: true } as const;

/**
 * Parses a pattern that JavaScript accepts. Throws if its syntax is newer, or if it has thousands of nested brackets.
 */
export function parsePattern(pattern: string): PatternNode {
  return regjsparser.parse<Syntax>(pattern, "u", FEATURES);
}

/** True if a match can begin only at the start of the text. */
export function isAnchoredAtStart(nodes: readonly PatternNode[]): boolean {
  const [first] = nodes.filter((node) => !(node.type === "group" && node.behavior.startsWith("look")));
  switch (first?.type) {
    case "anchor":
      return first.kind === "start";
    case "alternative":
      return isAnchoredAtStart(first.body);
    case "disjunction":
      return first.body.every((branch) => isAnchoredAtStart([branch]));
    case "group":
      return isAnchoredAtStart(first.body);
    default:
      return false;
  }
}

/** All code points in a node, including the ends of ranges. */
export function codePointsOf(node: PatternNode): readonly number[] {
  switch (node.type) {
    case "value":
      return [node.codePoint];
    case "characterClassRange":
      return [node.min.codePoint, node.max.codePoint];
    case "characterClass":
      return node.body.flatMap(codePointsOf);
    default:
      return [];
  }
}

type Group = PatternNode & { type: "group" };

export function findGroup(root: PatternNode, reference: PatternNode & { type: "reference" }): Group | undefined {
  const groups = groupsIn(root).filter((group) => group.behavior === "normal");
  return reference.matchIndex === undefined
    ? groups.find((group) => "name" in group && group.name?.value === reference.name.value)
    : groups[reference.matchIndex - 1];
}

/** The groups of a pattern, ordered by their opening brackets. */
function groupsIn(node: PatternNode): readonly Group[] {
  const own = node.type === "group" ? [node] : [];
  const isParent =
    node.type === "group" || node.type === "alternative" || node.type === "disjunction" || node.type === "quantifier";
  return isParent ? [...own, ...(node.body as readonly PatternNode[]).flatMap(groupsIn)] : own;
}
