import { existsSync } from "node:fs";
import path from "node:path";
import type ts from "typescript/lib/tsserverlibrary";
import { isSchemaFile, type SchemaFile } from "../read/schema-files.ts";
import { SpecChecker } from "./spec-checker.ts";
import type { EditorDiagnostic, SpecDiagnostics } from "./spec-diagnostics.ts";

// A plugin of the TypeScript server, which editors run: shows the generator's diagnostics in files of `schema/` while they
// are typed. The server loads it with `require`, so it is built as CommonJS, without the generator (build-package.ts).

/** Any number that TypeScript does not use. */
const CODE = 100_001;

type TypeScript = typeof ts;

/** Entry of the plugin, as the server calls it. */
export function init({ typescript }: { readonly typescript: TypeScript }): ts.server.PluginModule {
  return { create: (info) => withSpecDiagnostics(typescript, info) };
}

/** The language service with the generator's diagnostics in the files of each spec that the project contains. */
function withSpecDiagnostics(typescript: TypeScript, info: ts.server.PluginCreateInfo): ts.LanguageService {
  const { languageService, project } = info;
  const specs = new Map<string, OpenSpec>();
  const specOf = (root: string) => {
    const known = specs.get(root) ?? new OpenSpec(root, info);
    specs.set(root, known);
    return known;
  };
  const getSemanticDiagnostics: ts.LanguageService["getSemanticDiagnostics"] = (fileName) => {
    const own = languageService.getSemanticDiagnostics(fileName);
    try {
      const source = languageService.getProgram()?.getSourceFile(fileName);
      const file = toSpecFile(fileName);
      return source === undefined || file === null
        ? own
        : [
            ...own,
            ...specOf(file.root)
              .diagnosticsOf(file.path)
              .map((each) => toDiagnostic(typescript, source, each)),
          ];
    } catch (error) {
      // A fault of this plugin must not take the editor's own diagnostics away.
      project.projectService.logger.info(`entity-console: ${String(error)}`);
      return own;
    }
  };
  return Object.assign(Object.create(null), languageService, { getSemanticDiagnostics });
}

interface SpecFile {
  /** The product's folder. */
  readonly root: string;
  /** Relative to it: `schema/menu.ts`. */
  readonly path: string;
}

/** The product and path of a file in a `schema/` with entities; null for other files. */
function toSpecFile(fileName: string): SpecFile | null {
  const name = fileName.replaceAll("\\", "/");
  const at = name.lastIndexOf("/schema/");
  const root = name.slice(0, Math.max(at, 0));
  const isSpec = at >= 0 && isSchemaFile(name) && isProduct(root);
  return isSpec ? { root, path: name.slice(at + 1) } : null;
}

const products = new Set<string>();

function isProduct(root: string): boolean {
  if (!products.has(root) && existsSync(path.join(root, "schema/entities"))) {
    products.add(root);
  }
  return products.has(root);
}

/** A spec with its texts in the editor, and the result of the last check. */
class OpenSpec {
  private version = "";
  private found: SpecDiagnostics = { files: {}, everywhere: null };
  private readonly checker: SpecChecker;
  private readonly root: string;
  private readonly info: ts.server.PluginCreateInfo;

  constructor(root: string, info: ts.server.PluginCreateInfo) {
    this.info = info;
    this.root = root;
    this.checker = new SpecChecker(root, (found) => {
      const isNew = JSON.stringify(found) !== JSON.stringify(this.found);
      this.found = found;
      if (isNew && !info.project.isClosed()) {
        // The editor then requests the diagnostics again.
        info.project.refreshDiagnostics();
      }
    });
  }

  /** The last diagnostics of a file. Starts another check if any text has changed; its result arrives later. */
  diagnosticsOf(file: string): readonly EditorDiagnostic[] {
    this.checkIfChanged();
    const { files, everywhere } = this.found;
    const top = everywhere === null ? [] : [{ line: 1, column: 1, text: everywhere }];
    return [...top, ...(files[file] ?? [])];
  }

  private checkIfChanged(): void {
    const { languageServiceHost: host } = this.info;
    const names = host.getScriptFileNames().filter((name) => toSpecFile(name)?.root === this.root);
    const version = names.map((name) => `${name} ${host.getScriptVersion(name)}`).join("\n");
    if (version === this.version) {
      return;
    }
    this.version = version;
    this.checker.check(names.flatMap((name) => this.textOf(name)));
  }

  private textOf(name: string): readonly SchemaFile[] {
    const snapshot = this.info.languageServiceHost.getScriptSnapshot(name);
    const file = toSpecFile(name);
    return snapshot === undefined || file === null
      ? []
      : [{ path: file.path, text: snapshot.getText(0, snapshot.getLength()) }];
  }
}

/** A text, a name or a tag: the underlined part. */
const WORD = /^(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`[^`\n]*`|@?[\w$.-]+|.)/u;

/** The text may have changed since the check, so a location is limited to the current one. */
function toDiagnostic(
  typescript: TypeScript,
  source: ts.SourceFile,
  { line, column, text }: EditorDiagnostic,
): ts.Diagnostic {
  const starts = source.getLineStarts();
  const from = starts[Math.min(line, starts.length) - 1] ?? 0;
  const start = Math.min(from + column - 1, source.text.length);
  return {
    file: source,
    start,
    length: WORD.exec(source.text.slice(start, start + 200))?.[0].length ?? 0,
    messageText: text,
    category: typescript.DiagnosticCategory.Error,
    code: CODE,
    source: "entity-console",
  };
}
