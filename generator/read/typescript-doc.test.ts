import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { SpecError } from "../diagnostics/spec-error.ts";
import { buildModel } from "../model/build-model.ts";
import { fixtureSpec } from "../testing/fixture-files.ts";
import { readSpecSource } from "./spec-source.ts";

const PAGE = readFileSync(path.resolve(import.meta.dirname, "../../docs/typescript.md"), "utf8");
const FOLDER = path.join(import.meta.dirname, "../testing/fixtures/one-entity");
const [, TYPES = ""] = /```ts\n([\s\S]*?)```/.exec(PAGE) ?? [];

/** The rows of the table below a heading: the code of the first cell, and the text of the second. */
function rowsBelow(heading: string): readonly (readonly [code: string, text: string])[] {
  const [, section = ""] = PAGE.split(`## ${heading}\n`);
  const [table = ""] = section.split("\n## ");
  return table
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => {
      const [, code = "", text = ""] = line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|"));
      const inner = code.startsWith("``") ? code.slice(2, -2) : code.slice(1, -1);
      return [inner.trim(), text] as const;
    });
}

/** The mistakes of a spec with a snippet: a declaration, or a field of an entity. */
function mistakesWith(code: string): string {
  const isField = !/^(export|import|type|interface) /.test(code);
  const before = `import type { CamelCase, Jsonify } from "entity-console/spec";\n${TYPES}\n${isField ? "" : code}\n`;
  const files = fixtureSpec(FOLDER).map((file) =>
    file.path.endsWith("genre.ts")
      ? {
          ...file,
          text: file.text
            .replace("  name: string;", `  name: string;\n${isField ? code : ""}`)
            .replace("/** A capability", `${before}/** A capability`)
            .replace(/fields: \["name"\]/, isField && !code.includes("readonly x") ? 'fields: ["name", "x"]' : "$&"),
        }
      : file,
  );
  try {
    buildModel(readSpecSource([...files, PACKAGE]));
    return "";
  } catch (error) {
    if (error instanceof SpecError) {
      return error.diagnostics.map(({ message, hint }) => `${message} -> ${hint}`).join("\n");
    }
    throw error;
  }
}

/** Stands for a package: the reader of this test has none. */
const PACKAGE = { path: "schema/a-package.d.ts", text: "export interface Order { total: number }\n" };

test.each(rowsBelow("What works"))("%s works: %s", (code) => {
  expect(mistakesWith(code.replace('"a-package"', '"../a-package.d.ts"'))).toBe("");
});

test.each(rowsBelow("What is rejected"))("%s is rejected: %s", (code, text) => {
  expect(mistakesWith(code)).toContain(text.replaceAll(/^`|`$/g, ""));
});

test("the page has rows in both tables", () => {
  expect([rowsBelow("What works").length, rowsBelow("What is rejected").length].every((count) => count > 10)).toBe(
    true,
  );
});
