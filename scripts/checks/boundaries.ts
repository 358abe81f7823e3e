import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { frameworkRoot } from "../../generator/paths/product-paths.ts";
import { runStep } from "../test-runs/run-step.ts";
import { twoWayFolders } from "./two-way-folders.ts";

/** A checkout without a product or without examples has fewer folders. */
const folders = ["schema", "generated", "generator", "src", "scripts", "e2e", "examples", "testing"].filter((folder) =>
  existsSync(path.join(frameworkRoot, folder)),
);

const { ok } = await runStep({
  name: "import boundaries",
  command: `depcruise --config .dependency-cruiser.mjs ${folders.join(" ")}`,
});

/** Folders with several features or layers inside: none of these may import each other. */
const WALLED = ["src/console/app", "src/console/crud", "generator", "generator/model"];

const pairs = WALLED.flatMap((parent) => twoWayFolders(codeFiles(parent), parent).map((pair) => `${parent}: ${pair}`));
console.log(`two-way folder pairs in ${WALLED.join(", ")}: ${[pairs.length, ...pairs].join("\n  ")}`);
process.exitCode = ok && pairs.length === 0 ? 0 : 1;

function codeFiles(parent: string): readonly string[] {
  return readdirSync(path.join(frameworkRoot, parent), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.posix.join(parent, name.replaceAll(path.sep, "/")));
}
