import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { handFolder } from "../paths/product-paths.ts";
import { loadOwnModule } from "./own-module.ts";

/** A product's emitter module. Its export is not yet validated. */
export interface LoadedEmitter {
  /** Relative to the product's root: `src/emitters/personal-data.ts`. */
  readonly file: string;
  readonly emit: unknown;
}

/** The folder of a product's emitters, relative to its root. */
export function emittersFolder(root: string): string {
  return `${handFolder(root)}/emitters`;
}

/** Loads `<hand-written folder>/emitters/*.ts` in alphabetical order. Throws a `SpecError` if one fails to load. */
export function readOwnEmitters(root: string): readonly LoadedEmitter[] {
  const folder = emittersFolder(root);
  if (!existsSync(path.join(root, folder))) {
    return [];
  }
  const names = readdirSync(path.join(root, folder)).filter((name) => /(?<!\.test|\.d)\.ts$/.test(name));
  return names.sort().map((name) => loadEmitter(root, `${folder}/${name}`));
}

function loadEmitter(root: string, file: string): LoadedEmitter {
  const hint = "an emitter that compiles and loads in Node, without browser code";
  const { emit } = loadOwnModule(root, file, hint) as { readonly emit?: unknown };
  return { file, emit };
}
