import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { frameworkRoot } from "../paths/product-paths.ts";
import { apiMoves, movedEffects } from "./api-moves.ts";
import { rewriteImports } from "./rewrite-imports.ts";

const rewrite = (...lines: readonly string[]) => rewriteImports("a.tsx", `${lines.join("\n")}\n`);

test("imports of one entry become one statement, and a type stays a type", () => {
  const { text, unknown } = rewrite(
    "// Why this file exists.",
    'import type { ReactNode } from "react";',
    'import { useText } from "#console/i18n/use-text.ts";',
    'import { type Decimal, toNumber as asNumber } from "#console/lib/number-text.ts";',
    'import { Panel } from "#console/ui/panel.tsx";',
    'import type { EntityName } from "#contract/register.ts";',
    'import { own } from "./own.ts";',
    "",
    "const rest = 1;",
  );
  expect(text).toBe(`// Why this file exists.
import type { ReactNode } from "react";
import { type Decimal, type EntityName, toNumber as asNumber, useText } from "entity-console/console";
import { Panel } from "entity-console/console/ui";
import { own } from "./own.ts";

const rest = 1;
`);
  expect(unknown).toEqual([]);
});

test("an import of types only stays one", () => {
  const { text } = rewrite(
    'import type { EntitySpec } from "#spec";',
    'import type { EntityLabels } from "#contract/labels.ts";',
  );
  expect(text).toBe('import type { EntityLabels, EntitySpec } from "entity-console/spec";\n');
});

test("names are added to an import of the entry that is there already", () => {
  const { text } = rewrite(
    'import { useText } from "entity-console/console";',
    'import { useToday } from "#console/lib/use-today.ts";',
  );
  expect(text).toBe('import { useText, useToday } from "entity-console/console";\n');
});

test("a file without old imports stays as it is", () => {
  const text = 'import {useText} from "entity-console/console"\nimport { Panel } from "entity-console/console/ui";\n';
  expect(rewriteImports("a.ts", text)).toEqual({ text, unknown: [] });
});

test("styles of the page are part of start, and a default import gets a name", () => {
  const { text } = rewrite(
    'import "#console/theme/base.css";',
    'import { start } from "#console/app/start.tsx";',
    'import buttons from "#console/ui/plain-button.module.css";',
  );
  expect(text).toBe(
    'import { start } from "entity-console/console";\nimport { buttonStyles as buttons } from "entity-console/console/ui";\n',
  );
});

test("re-exports, import types and dynamic imports name the entry", () => {
  const { text, unknown } = rewrite(
    'export { toCsv } from "#console/lib/csv.ts";',
    'type Problem = import("#contract/problem.ts").Problem;',
    'const screens = await import("#console/crud/screens/list-screen.tsx");',
    'declare module "#contract/register.ts" { interface Register {} }',
  );
  expect(unknown).toEqual([]);
  expect(text).toBe(`export { toCsv } from "entity-console/console";
type Problem = import("entity-console/backend").Problem;
const screens = await import("entity-console/console/screens");
declare module "entity-console/generated" { interface Register {} }
`);
});

test("line endings of the file are kept", () => {
  const text =
    'import { useText } from "#console/i18n/use-text.ts";\r\nimport { useToday } from "#console/lib/use-today.ts";\r\nlet a = 1;\r\n';
  expect(rewriteImports("a.ts", text).text).toBe(
    'import { useText, useToday } from "entity-console/console";\r\nlet a = 1;\r\n',
  );
});

test("an import without an entry is reported with its position and not changed", () => {
  const { text, unknown } = rewrite(
    'import { useText } from "#console/i18n/use-text.ts";',
    'import { secret } from "#console/i18n/text.ts";',
    'import * as all from "#console/lib/csv.ts";',
    'mock("#contract/problem.ts");',
  );
  expect(unknown.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
    "2:1 secret of #console/i18n/text.ts is not public",
    '3:1 "* as" of #console/lib/csv.ts cannot be rewritten: import its names instead',
    "4:6 #contract/problem.ts cannot be rewritten here: import its names from one entry",
  ]);
  expect(text).toContain('import { secret } from "#console/i18n/text.ts";');
  expect(text).toContain('import { useText } from "entity-console/console";');
});

test("an export with a new name keeps its local name", () => {
  const { text } = rewriteImports("a.tsx", 'import { lazyPart } from "#console/ui/lazy-part.tsx";\n');
  expect(text).toBe('import { lazyComponent as lazyPart } from "entity-console/console";\n');
});

test("each former import has an entry that exports its name", () => {
  const { exports } = JSON.parse(readFileSync(path.join(frameworkRoot, "package.json"), "utf8")) as {
    readonly exports: Readonly<Record<string, string>>;
  };
  const namesOf = (entry: string) => {
    const file = path.join(frameworkRoot, exports[entry.replace("entity-console", ".")] ?? "");
    const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.ES2023);
    return source.statements.flatMap((statement) =>
      ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause)
        ? statement.exportClause.elements.map(({ name }) => name.text)
        : [],
    );
  };
  const lost = apiMoves.flatMap(({ names, to }) => {
    const exported = namesOf(to);
    return names.filter((name) => !exported.includes(name.replace(/^\w+:/, ""))).map((name) => `${to} ${name}`);
  });
  expect(lost).toEqual([]);
  expect(Object.values(movedEffects).filter((entry) => namesOf(entry).length === 0)).toEqual([]);
});

test("texts that look like a module stay as they are, unless a function loads a module", () => {
  const text =
    'document.querySelector("#spec");\nconst help = t("#console/i18n/use-text.ts");\nPromise.resolve("#spec");\n';
  expect(rewriteImports("a.ts", text)).toEqual({ text, unknown: [] });
  expect(rewrite('vi.mock("#console/lib/csv.ts");').text).toBe('vi.mock("entity-console/console");\n');
});

test("comments between the names of an import are kept", () => {
  const { text } = rewrite(
    "import {",
    "  // The day of the browser.",
    "  useToday,",
    '} from "#console/lib/use-today.ts";',
    'import { /* all texts */ useText } from "#console/i18n/use-text.ts";',
  );
  expect(text).toBe(
    '// The day of the browser.\nimport { useText, useToday } from "entity-console/console";\n/* all texts */\n',
  );
});

test("an import for side effects stays next to an import of types from the same entry", () => {
  const { text } = rewrite(
    'import "#console/theme/base.css";',
    'import type { ConsoleProduct } from "#console/product.ts";',
  );
  expect(text).toBe(
    'import "entity-console/console";\nimport type { ConsoleProduct } from "entity-console/console";\n',
  );
});

test("a re-export of a default that has a name now is reported", () => {
  const line = 'export { default as buttons } from "#console/ui/plain-button.module.css";';
  const { text, unknown } = rewrite(line);
  expect({ text, count: unknown.length }).toEqual({ text: `${line}\n`, count: 1 });
});
