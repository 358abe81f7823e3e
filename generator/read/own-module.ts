import { readFileSync } from "node:fs";
import { createRequire, SourceMap } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Script } from "node:vm";
import ts from "typescript";
import type { SourceLocation } from "../diagnostics/source-location.ts";
import { throwIfAny } from "../diagnostics/spec-error.ts";

/** Loads a TypeScript file of a product. Throws a `SpecError` with the hint if it does not load. */
export function loadOwnModule(root: string, file: string, hint: string): object {
  const loaded = new Map<string, Loaded>();
  try {
    return loadTypeScript(path.join(root, file), loaded);
  } catch (error) {
    const place = placeOf(error, loaded) ?? { file: path.join(root, file), line: 1, column: 1 };
    const at = { ...place, file: path.relative(root, place.file) };
    throwIfAny([{ at, path: "", message: `cannot be loaded: ${messageOf(error)}`, hint }]);
    throw error;
  }
}

/** A module that was loaded, or is being loaded. */
interface Loaded {
  exports: object;
  /** Leads from the text that runs to the TypeScript. */
  readonly map: SourceMap;
}

/** The text of an error without the files of this package that have loaded the module. */
function messageOf(error: unknown): string {
  const [text = ""] = (error instanceof Error ? error.message : String(error)).split("\nRequire stack:");
  return text.trim();
}

/** The place in a loaded file where an error was thrown: the first one of its stack. */
function placeOf(error: unknown, loaded: ReadonlyMap<string, Loaded>): SourceLocation | null {
  const lines = error instanceof Error ? (error.stack ?? "").split("\n") : [];
  for (const text of lines) {
    const [, file = "", line, column = 1] = /^(?:.*\(|\s*at )?(.+?):(\d+)(?::(\d+))?\)?$/.exec(text) ?? [];
    const entry = loaded.get(file)?.map.findEntry(Number(line) - 1, Number(column) - 1);
    if (entry !== undefined && "originalLine" in entry) {
      return { file, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
    }
  }
  return null;
}

const nodeRequire = createRequire(import.meta.url);

/**
 * Runs a TypeScript file, and those that it imports, from their current text; returns its exports. Packages are loaded
 * by Node. Throws a `SyntaxError` with file and line if a file cannot be parsed.
 */
export function loadTypeScript(file: string, loaded: Map<string, Loaded> = new Map()): object {
  const known = loaded.get(file);
  if (known !== undefined) {
    return known.exports;
  }
  const { text, map } = toCommonJs(file);
  const module: Loaded = { exports: {}, map };
  loaded.set(file, module);
  const requireAny = (name: string) => {
    const found = resolveFrom(file, name);
    return /\.[cm]?tsx?$/.test(found) ? loadTypeScript(found, loaded) : nodeRequire(found);
  };
  const script = new Script(`(function (exports, require, module, ${META}) {${text}\n})`, { filename: file });
  script.runInThisContext()(module.exports, requireAny, module, metaOf(file));
  return module.exports;
}

/** Replaces `import.meta`, which a CommonJS module does not have. */
const META = "$importMeta";

function metaOf(file: string): Pick<ImportMeta, "url" | "filename" | "dirname" | "resolve"> {
  const resolve = (name: string) => pathToFileURL(resolveFrom(file, name)).href;
  return { url: pathToFileURL(file).href, filename: file, dirname: path.dirname(file), resolve };
}

const withMeta: ts.TransformerFactory<ts.SourceFile> = (context) => (source) => {
  const visit = (node: ts.Node): ts.Node =>
    ts.isMetaProperty(node) && node.keywordToken === ts.SyntaxKind.ImportKeyword
      ? context.factory.createIdentifier(META)
      : ts.visitEachChild(node, visit, context);
  return ts.visitEachChild(source, visit, context);
};

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

function toCommonJs(file: string): { readonly text: string; readonly map: SourceMap } {
  const {
    outputText,
    sourceMapText = "{}",
    diagnostics = [],
  } = ts.transpileModule(readFileSync(file, "utf8"), {
    fileName: file,
    reportDiagnostics: true,
    transformers: { before: [withMeta] },
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.ReactJSX,
      esModuleInterop: true,
      sourceMap: true,
    },
  });
  const [first] = diagnostics;
  if (first !== undefined) {
    const { line = 0 } =
      first.start === undefined ? {} : (first.file?.getLineAndCharacterOfPosition(first.start) ?? {});
    throw new SyntaxError(`${file}:${line + 1}: ${ts.flattenDiagnosticMessageText(first.messageText, "\n")}`);
  }
  return { text: outputText, map: new SourceMap(JSON.parse(sourceMapText)) };
}
