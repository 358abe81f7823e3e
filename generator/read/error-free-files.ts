import path from "node:path";
import ts from "typescript";

/** Files without a mistake, each with all that it imports, directly or not, as they were when it was checked. */
const errorFree = new WeakMap<ts.SourceFile, ReadonlySet<ts.SourceFile>>();

/**
 * The compiler's findings in every file. A file that had none, and that imports what it imported then, has none now:
 * while watching, a save leaves little to check.
 */
export function semanticDiagnostics(program: ts.Program): readonly ts.Diagnostic[] {
  const sources = program.getSourceFiles().filter(({ isDeclarationFile }) => !isDeclarationFile);
  // What a file declares outside of a module, every other file sees.
  const areModules = sources.every(ts.isExternalModule);
  return sources.flatMap((source) => {
    const reach = reachOf(program, source);
    if (areModules && isSame(errorFree.get(source), reach)) {
      return [];
    }
    const diagnostics = program.getSemanticDiagnostics(source);
    // What a type imports by itself, `import("./book.ts").Book`, is not among its statements.
    if (diagnostics.length === 0 && !source.text.includes("import(")) {
      errorFree.set(source, reach);
    }
    return diagnostics;
  });
}

/** All that a file imports, and what that imports. */
function reachOf(program: ts.Program, source: ts.SourceFile): ReadonlySet<ts.SourceFile> {
  const reach = new Set<ts.SourceFile>();
  const open = [source];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const imported of importsOf(program, next)) {
      if (!reach.has(imported)) {
        reach.add(imported);
        open.push(imported);
      }
    }
  }
  return reach;
}

function importsOf(program: ts.Program, source: ts.SourceFile): readonly ts.SourceFile[] {
  return source.statements.flatMap((statement) => {
    const specifier =
      ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement) ? statement.moduleSpecifier : undefined;
    const imported =
      specifier !== undefined && ts.isStringLiteral(specifier)
        ? program.getSourceFile(path.posix.join(path.posix.dirname(source.fileName), specifier.text))
        : undefined;
    return imported === undefined ? [] : [imported];
  });
}

function isSame(before: ReadonlySet<ts.SourceFile> | undefined, now: ReadonlySet<ts.SourceFile>): boolean {
  return before?.size === now.size && [...now].every((source) => before.has(source));
}
