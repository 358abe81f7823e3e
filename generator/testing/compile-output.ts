import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import type { SchemaFile } from "../read/schema-files.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** Cache of syntax trees of the project and its libraries. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** Compiler errors in generated files. These files replace the project's files of the same paths. */
export function compilerErrors(folder: string, files: readonly SchemaFile[]): readonly string[] {
  const config = ts.readConfigFile(path.join(ROOT, "tsconfig.json"), (file) => readFileSync(file, "utf8"));
  const { options: own } = ts.parseJsonConfigFileContent(config.config, ts.sys, ROOT);
  const options = { ...own, rootDirs: [folder, ROOT], types: [], skipLibCheck: true };
  const texts = new Map(files.map((file) => [path.join(folder, file.path), file.text]));
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (name) => texts.has(name) || disk.fileExists(name),
    readFile: (name) => texts.get(name) ?? disk.readFile(name),
    directoryExists: (name) =>
      [...texts.keys()].some((file) => file.startsWith(`${name}/`)) || disk.directoryExists?.(name) === true,
    getSourceFile: (name, target, onError) => {
      const text = texts.get(name);
      return text === undefined
        ? parseOnce(name, () => disk.getSourceFile(name, target, onError))
        : ts.createSourceFile(name, text, target, true);
    },
  };
  // Screen tests import the whole console, so only other files are compiled.
  const isCode = (name: string) => name.includes("/generated/") && name.endsWith(".ts");
  const program = ts.createProgram([...texts.keys()].filter(isCode), options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText, file }) => {
    return `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
  });
}

function parseOnce(name: string, parse: () => ts.SourceFile | undefined): ts.SourceFile | undefined {
  if (!parsed.has(name)) {
    parsed.set(name, parse());
  }
  return parsed.get(name);
}
