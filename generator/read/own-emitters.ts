import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { Script } from "node:vm";
import { throwIfAny } from "../diagnostics/spec-error.ts";
import { frameworkRoot, handFolder } from "../places/product-places.ts";

/** A product's own emitter, as it was loaded; what it exports is not known to be one. */
export interface LoadedEmitter {
  /** From the product's root: `src/emitters/personal-data.ts`. */
  readonly file: string;
  readonly emit: unknown;
}

/** The folder of a product's own emitters, from its root. */
export function emittersFolder(root: string): string {
  return `${handFolder(root)}/emitters`;
}

/** Loads `<hand-written folder>/emitters/*.ts`, in the order of their names. Throws a `SpecError` where one does not load. */
export function readOwnEmitters(root: string): readonly LoadedEmitter[] {
  const folder = emittersFolder(root);
  if (!existsSync(path.join(root, folder))) {
    return [];
  }
  const names = readdirSync(path.join(root, folder)).filter((name) => /(?<!\.test|\.d)\.ts$/.test(name));
  return names.sort().map((name) => loadEmitter(root, `${folder}/${name}`));
}

function loadEmitter(root: string, file: string): LoadedEmitter {
  const require = createRequire(path.join(frameworkRoot, "package.json"));
  try {
    const { buildSync } = require("esbuild") as typeof import("esbuild");
    const { outputFiles } = buildSync({
      entryPoints: [path.join(root, file)],
      bundle: true,
      platform: "node",
      format: "cjs",
      packages: "external",
      write: false,
      logLevel: "silent",
    });
    const script = new Script(`(function (exports, require, module) {${outputFiles[0]?.text ?? ""}\n})`, {
      filename: path.join(root, file),
    });
    const loaded = { exports: {} as { readonly emit?: unknown } };
    script.runInThisContext()(loaded.exports, createRequire(path.join(root, file)), loaded);
    return { file, emit: loaded.exports.emit };
  } catch (error) {
    const message = `what cannot be loaded: ${(error as Error).message.trim()}`;
    const hint = "an emitter that compiles and loads in Node, without anything of a browser";
    throwIfAny([{ at: { file, line: 1, column: 1 }, path: "", message, hint }]);
    throw error;
  }
}
