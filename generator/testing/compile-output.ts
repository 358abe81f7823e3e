import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import type { SchemaFile } from "../read/schema-files.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** What the compiler says against generated files, as if `folder` lay over the project's own. */
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
        ? disk.getSourceFile(name, target, onError)
        : ts.createSourceFile(name, text, target, true);
    },
  };
  // Tests of screens bring the whole console along: the compiler sees the product's own.
  const isCode = (name: string) => name.includes("/generated/") && name.endsWith(".ts");
  const program = ts.createProgram([...texts.keys()].filter(isCode), options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText, file }) => {
    return `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
  });
}
