import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { isInstalled } from "../paths/product-paths.ts";
import { readPlainValue } from "./plain-value.ts";
import { isSchemaFile, unixLines } from "./schema-files.ts";
import { createPlainProgram, sourceFileOf } from "./schema-program.ts";

const I18N = fileURLToPath(new URL("../../src/console/i18n/", import.meta.url));

/** The reference language: its catalogue defines the framework's keys. */
const REFERENCE = "en-US";

/** Languages that the framework has texts for. */
export function frameworkLanguages(): readonly string[] {
  const entries = readdirSync(I18N, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

/** The framework's texts by key, in the reference language. */
export function readFrameworkTexts(): ReadonlyMap<string, string> {
  const files = readdirSync(path.join(I18N, REFERENCE))
    .filter((name) => (isInstalled ? name.endsWith(".js") : isSchemaFile(name)))
    .sort()
    .map((name) => ({
      path: name.replace(/\.js$/, ".ts"),
      text: unixLines(readFileSync(path.join(I18N, REFERENCE, name), "utf8")),
    }));
  const program = createPlainProgram(files);
  return new Map(files.flatMap((file) => textsOf(sourceFileOf(program, file))));
}

function textsOf(source: ts.SourceFile): readonly (readonly [key: string, text: string])[] {
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .flatMap(({ initializer }) => (initializer === undefined ? [] : [readPlainValue(source, initializer).value]))
    .flatMap((value) => (typeof value === "object" && value !== null ? Object.entries(value) : []))
    .flatMap(([key, text]) => (typeof text === "string" ? [[key, text] as const] : []));
}
