import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { frameworkRoot } from "../../generator/paths/product-paths.ts";
import { buildPackage } from "./build-package.ts";

// `npm pack` runs this before (`prepack`) and after (`postpack`) it writes the tarball. The repository's package.json names
// sources. The package's own names compiled files and the packages that a user needs, so the two are swapped. After an
// interrupted `npm pack`, `git checkout package.json` brings the repository's back.

const MANIFEST = path.join(frameworkRoot, "package.json");
const KEPT = path.join(frameworkRoot, ".cache/package.repository.json");

if (process.argv[2] === "--restore") {
  renameSync(KEPT, MANIFEST);
} else {
  const manifest = await buildPackage();
  mkdirSync(path.dirname(KEPT), { recursive: true });
  writeFileSync(KEPT, readFileSync(MANIFEST));
  writeFileSync(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
}
