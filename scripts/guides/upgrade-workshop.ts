import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openEmbedded } from "../../src/backend/database/open-embedded.ts";
import { fillOldDatabase, oldRepairs, oldUser, writeOldWorkshop } from "../../testing/upgrade/old-workshop.ts";
import { tryProduct } from "./try-product.ts";

/** Folders that a product of the repository moves to its own project. */
const MOVED = ["schema", "src", "generated", "docs"];

const COMMIT = "git -c user.name=Ana -c user.email=ana@example.com commit --quiet -m before";

/**
 * Moves a product of version 0.1.0 to a project of its own, as MIGRATING.md describes, and upgrades it: it compiles, its
 * tests pass, and it starts on its old database. `run` runs a command of npm in a folder.
 */
export async function upgradeWorkshop(
  tarball: string,
  run: (folder: string, command: string) => Promise<void>,
  start: string,
): Promise<void> {
  const outside = mkdtempSync(path.join(tmpdir(), "upgrading-"));
  const folder = path.join(outside, "workshop");
  try {
    copyFileSync(tarball, path.join(outside, path.basename(tarball)));
    await run(outside, "npm init -y");
    await run(outside, `npm install ./${path.basename(tarball)}`);
    await run(outside, "npx entity-console init workshop");
    await run(folder, "npm install");
    for (const name of MOVED) {
      rmSync(path.join(folder, name), { recursive: true, force: true });
    }
    writeOldWorkshop(folder, (file) => MOVED.some((name) => file.startsWith(`${name}/`)));
    await run(folder, `git init --quiet && git add --all && ${COMMIT}`);
    for (const command of ["npx entity-console upgrade", "npm run check", "npm test"]) {
      await run(folder, command);
    }
    mkdirSync(path.join(folder, ".data"));
    const database = await openEmbedded(path.join(folder, ".data/database"));
    await fillOldDatabase(database.db);
    await database.close();
    await tryProduct({ folder, command: start, credentials: oldUser }, async (call) => {
      const repairs = JSON.stringify(await call("GET", "/repairs"));
      const missing = oldRepairs.filter((title) => !repairs.includes(title));
      if (missing.length > 0) {
        throw new Error(`The upgraded product has no repair ${missing.join(", ")}`);
      }
      console.log("read the old repairs");
    });
  } finally {
    rmSync(outside, { recursive: true, force: true, maxRetries: 5 });
  }
}
