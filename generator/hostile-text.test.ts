import fc from "fast-check";
import ts from "typescript";
import { expect, test } from "vitest";
import { render } from "./generate.ts";
import { PRODUCT_FILE } from "./testing/fixture-files.ts";

const HOSTILE = fc.oneof(
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.constantFrom(
    // biome-ignore lint/suspicious/noTemplateCurlyInString: text that would run if it reached a template
    "`${process.exit()}`",
    "</script><script>alert(1)</script>",
    "\u2028process.exit()\u2029",
    "'; process.exit(); '",
    '"; process.exit(); "',
    "// {{#each x}}{{{y}}}",
    "\\",
    "__proto__",
  ),
);

test("case 154: texts of descriptions, defaults and enumerations never change the code of the output", () => {
  const harmless = codeOf({ description: "Words.", preset: "preset", members: ["one", "two"] });
  fc.assert(
    fc.property(HOSTILE, HOSTILE, HOSTILE, (description, preset, member) => {
      fc.pre(member.trim() === member && !["", "two"].includes(member) && !member.includes("\0"));
      expect(codeOf({ description, preset, members: [member, "two"] })).toEqual(harmless);
    }),
    { numRuns: 25 },
  );
});

interface Texts {
  readonly description: string;
  readonly preset: string;
  readonly members: readonly string[];
}

/** Syntax tree of every output without the texts of the spec. */
function codeOf(texts: Texts): readonly (readonly [string, readonly string[]])[] {
  return render([PRODUCT_FILE, { path: "schema/entities/note.ts", text: specOf(texts) }])
    .files.filter(({ path }) => /\.(ts|tsx|js)$/.test(path))
    .map(({ path, content }) => {
      const source = ts.createSourceFile(path, content, ts.ScriptTarget.ES2022, true);
      expect(syntaxErrors(source)).toEqual([]);
      return [path, nodesOf(source)] as const;
    });
}

/** A spec with the text in a comment, escaped so that it ends neither the comment nor a tag. */
function specOf({ description, preset, members }: Texts): string {
  const comment = `Words: ${description}`.replace(/\*\/|[@\r\n\u2028\u2029]/g, " ").trim();
  const literal = (text: string) =>
    JSON.stringify(text).replace(/[\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16)}`);
  return `import type { EntitySpec } from "entity-console/spec";

export type NoteKind = ${members.map(literal).join(" | ")};

/** ${comment} */
export interface Note {
  /** @readOnly */
  id: string;
  /** ${comment} */
  name: string;
  /** @default ${literal(preset).replaceAll("*/", "*\\u002f").replaceAll("@", "\\u0040").replaceAll("{", "\\u007b")} */
  text: string;
  kind: NoteKind;
}

export const note = {
  titleField: "name",
  icon: "DescriptionOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  list: { columns: ["name", "kind"], filters: ["kind"] },
  form: { sections: [{ name: "general", fields: ["name", "text", "kind"] }] },
} as const satisfies EntitySpec<Note>;
`;
}

function syntaxErrors(source: ts.SourceFile): readonly string[] {
  const { parseDiagnostics } = source as unknown as { readonly parseDiagnostics: readonly ts.Diagnostic[] };
  return parseDiagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "));
}

function nodesOf(node: ts.Node): readonly string[] {
  if (ts.isStringLiteralLike(node) || ts.isRegularExpressionLiteral(node)) {
    return ["text"];
  }
  const own = ts.isIdentifier(node) && ts.isPropertyAssignment(node.parent) ? "text" : ts.SyntaxKind[node.kind];
  const nodes: string[] = [ts.isIdentifier(node) && own !== "text" ? node.text : own];
  node.forEachChild((child) => {
    nodes.push(...nodesOf(child));
  });
  return nodes;
}
