import path from "node:path";
import { transformSync } from "esbuild";
import ts from "typescript";
import { moduleNamesIn, toCompiledName, toImportedFile, withCompiledImports } from "./module-names.ts";

/** A file of the package. */
export interface PackageFile {
  /** Relative to the package's folder of code, with forward slashes: `src/backend/main.js`. */
  readonly name: string;
  readonly text: string;
}

/** JavaScript of one TypeScript file: types, comments and JSX are gone. */
export function toJavaScript(file: string, text: string): PackageFile {
  const { outputText } = ts.transpileModule(text, {
    fileName: file,
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.ReactJSX,
      verbatimModuleSyntax: true,
      removeComments: true,
    },
  });
  return { name: toCompiledName(file), text: withoutSpace(file, withCompiledImports(file, outputText)) };
}

/** Builds read which module each name of an entry comes from (`module-links.ts`), so re-exports stay as written. */
const ENTRY = /^src\/public\//;

/** Code of the backend and of tests: its lines are in the stack traces that operators and developers read. */
const OF_STACK_TRACES = /^src\/(?:backend|console\/testing)\//;

/**
 * The code with less white space, so that there is less to install: two spaces for each level instead of the compiler's
 * four where stack traces are read, and none elsewhere.
 */
function withoutSpace(file: string, code: string): string {
  if (ENTRY.test(file)) {
    return code;
  }
  const minifyWhitespace = !OF_STACK_TRACES.test(file);
  return transformSync(code, { format: "esm", target: "es2022", charset: "utf8", minifyWhitespace }).code;
}

/** A type that the compiler could not write down. */
class DeclarationError extends Error {
  override readonly name = "DeclarationError";
}

/**
 * The declarations of the given files, and of all files that they name. Types that only code uses are left out. Throws a
 * `DeclarationError`.
 */
export function toDeclarations(root: string, files: readonly string[]): readonly PackageFile[] {
  const config = ts.readConfigFile(path.join(root, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config.config, include: [], files }, ts.sys, root);
  const program = ts.createProgram(
    files.map((file) => path.join(root, file)),
    {
      ...options,
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      outDir: path.join(root, "lib"),
      rootDir: root,
    },
  );
  const found: PackageFile[] = [];
  const { diagnostics } = program.emit(undefined, (place, text) => {
    const name = path.relative(path.join(root, "lib"), place).split(path.sep).join("/");
    // A style sheet has no types.
    const types = text.replace(/^import "[^"]+\.css";\n/gm, "");
    found.push({ name, text: withCompiledImports(name.replace(/\.d\.ts$/, ".ts"), types) });
  });
  if (diagnostics.length > 0) {
    throw new DeclarationError(ts.formatDiagnostics(diagnostics, ts.createCompilerHost(options)));
  }
  return onlyNamed(files, found);
}

function onlyNamed(entries: readonly string[], declarations: readonly PackageFile[]): readonly PackageFile[] {
  const byName = new Map(declarations.map((file) => [file.name, file]));
  const named = new Set(entries.map(toDeclarationName));
  for (const name of named) {
    const { text = "" } = byName.get(name) ?? {};
    for (const { text: imported } of moduleNamesIn(name, text)) {
      const target = toImportedFile(name, imported);
      if (target !== null) {
        named.add(toDeclarationName(target));
      }
    }
  }
  return declarations.filter(({ name }) => named.has(name));
}

function toDeclarationName(file: string): string {
  return file.replace(/(?<!\.d)\.(?:tsx?|js)$/, ".d.ts");
}
