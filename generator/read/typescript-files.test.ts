import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { SpecError } from "../diagnostics/spec-error.ts";
import { buildModel } from "../model/build-model.ts";
import { fixtureSpec } from "../testing/fixture-files.ts";
import { readSpecSource } from "./spec-source.ts";

const TESTING = path.join(import.meta.dirname, "../testing");
const BASE = fixtureSpec(path.join(TESTING, "fixtures/one-entity"));
const PACKAGE = { path: "schema/a-package.d.ts", text: "export interface Order { total: number }\n" };

const SPEC = `
export const widget = {
  titleField: "name",
  icon: "BuildOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  list: { columns: ["name"], sort: { field: "name", order: "asc" } },
  form: { sections: [{ name: "general", fields: ["name"] }] },
} as const satisfies EntitySpec<Widget>;
`;

/** Entity files as TypeScript users write them: a title, and the types of the entity `Widget`. */
const FILES = readFileSync(path.join(TESTING, "typescript-files.txt"), "utf8")
  .split(/^### /m)
  .slice(1)
  .map((block) => {
    const [title = "", ...lines] = block.split("\n");
    return {
      title,
      text: `import type { EntitySpec } from "entity-console/spec";\n${lines.join("\n").trim()}\n${SPEC}`,
    };
  });

interface Mistake {
  readonly line: number;
  readonly file: string;
  readonly text: string;
}

function mistakesOf(text: string): readonly Mistake[] {
  try {
    buildModel(readSpecSource([...BASE, PACKAGE, { path: "schema/entities/widget.ts", text }]));
    return [];
  } catch (error) {
    if (!(error instanceof SpecError)) {
      throw error;
    }
    return error.diagnostics.map(({ at, message, hint }) => ({
      line: at.line,
      file: at.file,
      text: `${at.line}:${at.column} ${message}\n     -> ${hint}`,
    }));
  }
}

/** The files with their mistakes. Reading them takes seconds, so it is done once. */
const READ = FILES.map(({ title, text }) => ({ title, text, mistakes: mistakesOf(text) }));

test("TypeScript as people write it works, or is rejected with a cause and a remedy", async () => {
  const results = READ.map(({ title, mistakes }) => {
    const lines = mistakes.map((mistake) => `   ${mistake.text}`);
    return [lines.length === 0 ? `works: ${title}` : `rejected: ${title}`, ...lines].join("\n");
  });
  await expect(`${results.join("\n")}\n`).toMatchFileSnapshot(path.join(TESTING, "typescript-results.txt"));
});

test("each mistake is at its place in the file, and short", () => {
  for (const { text, mistakes } of READ) {
    for (const { file, line, text: mistake } of mistakes) {
      expect(file).toBe("schema/entities/widget.ts");
      expect(line).toBeLessThanOrEqual(text.split("\n").length);
      expect(mistake.split("\n").length).toBe(2);
    }
  }
});
