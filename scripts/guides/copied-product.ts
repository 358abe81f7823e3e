import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { frameworkRoot } from "../../generator/paths/product-paths.ts";
import { tryProduct } from "./try-product.ts";

const PRODUCT = "examples/veterinary";

/** After `init` in the copied folder; the browser tests need two more packages. */
const COMMANDS = [
  "npm install",
  "npm install --save-dev @playwright/test@^1.65.1 @axe-core/playwright@^4.13.0",
  "npm run types",
  "npm run codegen:check",
  "npm test",
  "npm run journeys",
];

/** A list of the product to which records can be added. */
function firstList(folder: string): string {
  const text = readFileSync(path.join(folder, "generated/openapi.json"), "utf8");
  const { paths } = JSON.parse(text) as { readonly paths: { readonly [path: string]: object } };
  const found = Object.entries(paths).find(([, calls]) => "get" in calls && "post" in calls);
  return found?.[0] ?? "";
}

/**
 * Copies the second product out of the repository, gives it the tarball, and proves that it runs: types, generated code,
 * tests, browser tests and a start. `run` runs a command of npm in a folder.
 */
export async function tryCopiedProduct(
  tarball: string,
  run: (folder: string, command: string) => Promise<void>,
): Promise<void> {
  const outside = mkdtempSync(path.join(tmpdir(), "copied-"));
  const folder = path.join(outside, path.basename(PRODUCT));
  const files = execFileSync("git", ["ls-files", "-z", PRODUCT], { cwd: frameworkRoot, encoding: "utf8" });
  try {
    for (const file of files.split("\0").filter((name) => name !== "")) {
      cpSync(path.join(frameworkRoot, file), path.join(folder, path.relative(PRODUCT, file)));
    }
    const packed = path.join(outside, path.basename(tarball));
    copyFileSync(tarball, packed);
    await run(folder, `npx --yes --package="${packed}" entity-console init .`);
    for (const command of COMMANDS) {
      await run(folder, command);
    }
    await tryProduct({ folder, command: "npm start" }, async (call) => {
      const list = firstList(folder);
      const { total } = await call("GET", list);
      console.log(`read ${String(total)} records of ${list}`);
    });
  } finally {
    rmSync(outside, { recursive: true, force: true, maxRetries: 5 });
  }
}
