import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { Script } from "node:vm";
import ts from "typescript";
import { throwIfAny } from "../diagnostics/spec-error.ts";

/** Loads a TypeScript file of a product. Throws a `SpecError` with the hint if it does not load. */
export function loadOwnModule(root: string, file: string, hint: string): object {
  try {
    return loadTypeScript(path.join(root, file));
  } catch (error) {
    const message = `cannot be loaded: ${(error as Error).message.trim()}`;
    throwIfAny([{ at: { file, line: 1, column: 1 }, path: "", message, hint }]);
    throw error;
  }
}

const nodeRequire = createRequire(import.meta.url);

/**
 * Runs a TypeScript file, and those that it imports, from their current text; returns its exports. Packages are loaded
 * by Node. Throws a `SyntaxError` with file and line if a file cannot be parsed.
 */
export function loadTypeScript(file: string, loaded: Map<string, { exports: object }> = new Map()): object {
  const known = loaded.get(file);
  if (known !== undefined) {
    return known.exports;
  }
  const module = { exports: {} };
  loaded.set(file, module);
  const requireAny = (name: string) => {
    const found = resolveFrom(file, name);
    return /\.[cm]?tsx?$/.test(found) ? loadTypeScript(found, loaded) : nodeRequire(found);
  };
  const script = new Script(`(function (exports, require, module) {${toCommonJs(file)}\n})`, { filename: file });
  script.runInThisContext()(module.exports, requireAny, module);
  return module.exports;
}

/** Finds a module. A new product has no packages of its own yet: those of this package are then used. */
function resolveFrom(file: string, name: string): string {
  if (name.startsWith("entity-console/")) {
    return nodeRequire.resolve(name);
  }
  try {
    return createRequire(file).resolve(name);
  } catch (error) {
    if (name.startsWith(".")) {
      throw error;
    }
    return nodeRequire.resolve(name);
  }
}

function toCommonJs(file: string): string {
  const { outputText, diagnostics = [] } = ts.transpileModule(readFileSync(file, "utf8"), {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.ReactJSX,
      esModuleInterop: true,
    },
  });
  const [first] = diagnostics;
  if (first !== undefined) {
    const { line = 0 } =
      first.start === undefined ? {} : (first.file?.getLineAndCharacterOfPosition(first.start) ?? {});
    throw new SyntaxError(`${file}:${line + 1}: ${ts.flattenDiagnosticMessageText(first.messageText, "\n")}`);
  }
  return outputText;
}
