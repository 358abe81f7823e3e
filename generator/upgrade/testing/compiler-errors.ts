import path from "node:path";
import ts from "typescript";
import { frameworkRoot } from "../../paths/product-paths.ts";

/** Errors of the compiler in the files of a product, with the options of the framework. */
export function compilerErrors(root: string): readonly string[] {
  const { config } = ts.readConfigFile(path.join(frameworkRoot, "tsconfig.json"), ts.sys.readFile);
  const ambient = ["src/console/testing/product.d.ts", "src/backend/testing/backend-product.d.ts"];
  const files = ambient.map((file) => path.join(frameworkRoot, file));
  const include = ["schema", "generated", "src"].map((folder) => path.join(root, folder));
  const parsed = ts.parseJsonConfigFileContent({ ...config, include, exclude: [], files }, ts.sys, frameworkRoot);
  const program = ts.createProgram(parsed.fileNames, parsed.options);
  return program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(root))
    .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
    .map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`);
}
