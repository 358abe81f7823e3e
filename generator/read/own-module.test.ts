import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { SpecError } from "../diagnostics/spec-error.ts";
import { loadOwnModule } from "./own-module.ts";

const TYPES = "interface Row {\n  id: string;\n}\n\n";

function mistakeOf(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(path.join(tmpdir(), "module-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(root, name), text);
  }
  try {
    loadOwnModule(root, "main.ts", "");
    return "";
  } catch (error) {
    const [{ at, message } = { at: undefined, message: String(error) }] =
      error instanceof SpecError ? error.diagnostics : [];
    return `${at?.file}:${at?.line} ${message}`;
  }
}

test.each([
  ["throws", { "main.ts": `${TYPES}throw new Error("too few rows");` }, "main.ts:5 cannot be loaded: too few rows"],
  [
    "imports a file that throws",
    { "main.ts": 'import "./other.ts";', "other.ts": `${TYPES}export const n: number = null!.id;` },
    "other.ts:5 cannot be loaded: Cannot read properties of null (reading 'id')",
  ],
  ["throws a text", { "main.ts": 'throw "too few rows";' }, "main.ts:1 cannot be loaded: too few rows"],
  [
    "imports a missing package",
    { "main.ts": `${TYPES}import { n } from "no-such-package-here";\nexport const m = n;` },
    "main.ts:5 cannot be loaded: Cannot find module 'no-such-package-here'",
  ],
])("a module that %s is reported with its place", (_, files, text) => {
  expect(mistakeOf(files)).toBe(text);
});

test("a module and those that it imports have import.meta of their own file", () => {
  const root = mkdtempSync(path.join(tmpdir(), "module-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(
    path.join(root, "main.ts"),
    'export { where } from "./other.ts";\nexport const at = import.meta.filename;',
  );
  writeFileSync(
    path.join(root, "other.ts"),
    `const { url, dirname } = import.meta;\nexport const where = [url, dirname, import.meta.resolve("./main.ts")];`,
  );
  const file = (name: string) => pathToFileURL(path.join(root, name)).href;
  expect(loadOwnModule(root, "main.ts", "")).toEqual({
    at: path.join(root, "main.ts"),
    where: [file("other.ts"), root, file("main.ts")],
  });
});
