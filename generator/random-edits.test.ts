import path from "node:path";
import fc from "fast-check";
import ts from "typescript";
import { expect, test } from "vitest";
import { SpecError } from "./diagnostics/spec-error.ts";
import { render } from "./generate.ts";
import type { SchemaFile } from "./read/schema-files.ts";
import { fixtureSpec } from "./testing/fixture-files.ts";

/** `npm run test:full` runs 2,000 edits. A fixed seed makes runs repeatable. */
const EDITS = Number(process.env["RANDOM_EDITS"] ?? 60);
const SEED = 20_261_122;

const FIXTURES = ["every-kind-of-field", "relation-and-embedded", "custom-texts", "further-words"];

/** Texts that people and editors leave behind, and unusual type syntax. */
const ODD =
  'this|null|undefined|never|any|unknown|bigint|symbol|object|class|new|enum|typeof|keyof|infer|asserts|import("x")|{|}|[|]|(|)|<|>|;|:|?|...|=>|"|`|/*|*/|//|@|#|\\|\0|\u2028|1e999|-0|0n|"open" | string|`a`|Record<string, string>|readonly|as const|satisfies|default|export|/** @default {} */|/** @asType integer */|/** @multipleOf 0 */|__proto__|constructor'.split(
    "|",
  );

interface Edit {
  readonly fixture: string;
  readonly file: number;
  readonly token: number;
  readonly kind: "delete" | "double" | "swap" | "replace" | "insert";
  readonly by: string;
}

const edits = fc.record<Edit>({
  fixture: fc.constantFrom(...FIXTURES),
  file: fc.nat(),
  token: fc.nat(),
  kind: fc.constantFrom("delete", "double", "swap", "replace", "insert"),
  by: fc.constantFrom(...ODD),
});

/** A text split into tokens and separators. */
function tokensOf(text: string): readonly string[] {
  const scanner = ts.createScanner(ts.ScriptTarget.ES2022, false, ts.LanguageVariant.Standard, text);
  const tokens: string[] = [];
  while (scanner.scan() !== ts.SyntaxKind.EndOfFileToken) {
    tokens.push(scanner.getTokenText());
  }
  return tokens;
}

function edited(text: string, { token, kind, by }: Edit): string {
  const tokens = [...tokensOf(text)];
  const at = token % tokens.length;
  const [own = "", next = ""] = tokens.slice(at, at + 2);
  const made = { delete: [], double: [own, own], swap: [next, own], replace: [by], insert: [own, by] }[kind];
  tokens.splice(at, kind === "swap" ? 2 : 1, ...made);
  return tokens.join("");
}

/** A fault of the generator's reports for a spec; null if there is none. */
function findFault(files: readonly SchemaFile[]): string | null {
  try {
    render(files);
    return null;
  } catch (error) {
    if (!(error instanceof SpecError)) {
      return error instanceof Error ? (error.stack ?? error.message) : String(error);
    }
    const bad = error.diagnostics.find(
      ({ at, message, hint }) =>
        !at.file.startsWith("schema/") || at.line < 1 || at.column < 1 || message === "" || hint === "",
    );
    return bad === undefined && error.diagnostics.length > 0
      ? null
      : `a mistake without words or place: ${bad?.message}`;
  }
}

test(`${EDITS} random edits of specs give output or mistakes with their places, and no crash`, {
  timeout: 180_000 + EDITS * 2_000,
}, () => {
  const faults: string[] = [];
  for (const edit of fc.sample(edits, { seed: SEED, numRuns: EDITS })) {
    const files = fixtureSpec(path.join(import.meta.dirname, "testing/fixtures", edit.fixture));
    const index = edit.file % files.length;
    const changed = files.map((file, place) => (place === index ? { ...file, text: edited(file.text, edit) } : file));
    const fault = findFault(changed);
    if (fault !== null) {
      faults.push(`${JSON.stringify(edit)}: ${fault.slice(0, 600)}`);
    }
  }
  expect(faults).toEqual([]);
});
