import { createRequire } from "node:module";
import path from "node:path";
import { Script } from "node:vm";
import { throwIfAny } from "../diagnostics/spec-error.ts";
import { frameworkRoot } from "../places/product-places.ts";

/** Bundles and runs a TypeScript file of a product. Throws a `SpecError` with the hint if it does not load. */
export function loadOwnModule(root: string, file: string, hint: string): object {
  const require = createRequire(path.join(frameworkRoot, "package.json"));
  try {
    const { buildSync } = require("esbuild") as typeof import("esbuild");
    const { outputFiles } = buildSync({
      entryPoints: [path.join(root, file)],
      bundle: true,
      platform: "node",
      format: "cjs",
      packages: "external",
      alias: { "#kinds": path.join(frameworkRoot, "src/kinds") },
      write: false,
      logLevel: "silent",
    });
    const script = new Script(`(function (exports, require, module) {${outputFiles[0]?.text ?? ""}\n})`, {
      filename: path.join(root, file),
    });
    const loaded = { exports: {} };
    script.runInThisContext()(loaded.exports, createRequire(path.join(root, file)), loaded);
    return loaded.exports;
  } catch (error) {
    const message = `cannot be loaded: ${(error as Error).message.trim()}`;
    throwIfAny([{ at: { file, line: 1, column: 1 }, path: "", message, hint }]);
    throw error;
  }
}
