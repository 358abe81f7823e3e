import { toStringLiteral } from "./literal.ts";

const WIDTH = 120;

/** An import in alphabetical order, on one line where it fits. */
export function toImport(names: readonly string[], module: string): string {
  const sorted = [...names].sort((a, b) => (plain(a) < plain(b) ? -1 : 1));
  const line = `import { ${sorted.join(", ")} } from ${toStringLiteral(module)};`;
  return line.length <= WIDTH
    ? line
    : `import {\n${sorted.map((name) => `  ${name},\n`).join("")}} from ${toStringLiteral(module)};`;
}

function plain(name: string): string {
  return name.replace(/^type /, "").toLowerCase();
}
