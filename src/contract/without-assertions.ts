/** An escape, a character class, an opening bracket, or any other character. */
const TOKEN = /\\k<[^>]+>|\\[1-9]\d*|\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|\(\?(?:<?[=!])|\(\?:|\(\?<[^>]+>|\(|[\s\S]/gu;

/**
 * A pattern without lookarounds and word boundaries, with each reference replaced by its group. It matches all texts
 * that the original matches, and some others.
 */
export function withoutAssertions(pattern: string): string {
  return toPlain(tokensOf(pattern), groupsOf(tokensOf(pattern)), 0);
}

interface Group {
  readonly name: string;
  /** The content between its brackets. */
  readonly body: readonly string[];
}

/** Depth limit of nested references; deeper ones count as empty. */
const MAX_DEPTH = 3;

function tokensOf(pattern: string): readonly string[] {
  return pattern.match(TOKEN) ?? [];
}

function toPlain(tokens: readonly string[], groups: readonly Group[], depth: number): string {
  let plain = "";
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? "";
    if (/^\(\?<?[=!]$/.test(token)) {
      at = endOf(tokens, at);
    } else {
      plain += /^\\(?:k<|[1-9])/.test(token) ? copyOf(token, groups, depth) : withoutName(token);
    }
  }
  return plain;
}

function copyOf(reference: string, groups: readonly Group[], depth: number): string {
  const body = groupOf(reference, groups)?.body ?? [];
  return depth < MAX_DEPTH ? `(?:${toPlain(body, groups, depth + 1)})` : "(?:)";
}

/** Removes group names, because a group may be copied and names must be unique. */
function withoutName(token: string): string {
  return /^\\b$/i.test(token) ? "" : token.replace(/^\(\?<[^>]+>$/, "(?:");
}

function groupsOf(tokens: readonly string[]): readonly Group[] {
  return tokens.flatMap((token, at) => {
    const isGroup = token === "(" || /^\(\?<[^=!]/.test(token);
    return isGroup ? [{ name: token.slice(3, -1), body: tokens.slice(at + 1, endOf(tokens, at)) }] : [];
  });
}

function groupOf(reference: string, groups: readonly Group[]): Group | undefined {
  return reference.startsWith("\\k")
    ? groups.find(({ name }) => name === reference.slice(3, -1))
    : groups[Number(reference.slice(1)) - 1];
}

/** Index of the closing bracket. */
function endOf(tokens: readonly string[], start: number): number {
  let depth = 0;
  for (let at = start; at < tokens.length; at += 1) {
    const token = tokens[at] ?? "";
    depth += token.startsWith("(") ? 1 : token === ")" ? -1 : 0;
    if (depth === 0) {
      return at;
    }
  }
  return tokens.length;
}
