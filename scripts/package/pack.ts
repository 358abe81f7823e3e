import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { frameworkRoot } from "../../generator/places/product-places.ts";
import { buildPackage } from "./build-package.ts";

// `npm pack` runs this before (`prepack`) and after (`postpack`) it writes the tarball. The repository's package.json names
// sources; the package's names compiled files, and only those packages that a user needs. So the two are swapped.

const MANIFEST = path.join(frameworkRoot, "package.json");
const KEPT = path.join(frameworkRoot, ".cache/package.repository.json");

/** Brings the repository's package.json back, also after an interrupted `npm pack`. */
function restore(): void {
  if (existsSync(KEPT)) {
    renameSync(KEPT, MANIFEST);
  }
}

restore();
if (process.argv[2] !== "--restore") {
  const manifest = await buildPackage();
  mkdirSync(path.dirname(KEPT), { recursive: true });
  writeFileSync(KEPT, readFileSync(MANIFEST));
  writeFileSync(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
}
