// `npm run backend`. Plain JavaScript: production has no TypeScript loader and runs the output of `npm run build`.
import { existsSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";

const loader = await import("tsx/esm/api").catch(() => null);

if (loader === null) {
  await runBuilt();
} else {
  loader.register();
  await import("./backend.ts");
}

async function runBuilt() {
  const at = process.argv.findIndex((word) => /^--product(=|$)/.test(word));
  const [option = "", next = "."] = at < 0 ? [] : process.argv.slice(at, at + 2);
  const [, inline] = option.split("=");
  if (inline === "" || (inline === undefined && at >= 0 && at + 1 >= process.argv.length)) {
    process.stderr.write("--product is not followed by a folder: --product examples/<name>\n");
    process.exit(3);
  }
  if (at >= 0) {
    process.argv.splice(at, inline === undefined ? 2 : 1);
  }
  const folder = path.normalize(inline ?? next).replace(/[\\/]$/, "");
  const name = folder === "." ? "" : path.basename(folder);
  const main = path.resolve(import.meta.dirname, "../dist", name, "backend/main.mjs");
  if (!existsSync(main)) {
    process.stderr.write(
      `The backend of ${folder} is not built: run npm run build before the packages of development are removed.\n`,
    );
    process.exit(3);
  }
  await import(pathToFileURL(main).href);
}
