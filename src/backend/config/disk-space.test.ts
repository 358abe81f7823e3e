import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { suiteFolder } from "../../../testing/temporary-folder.ts";
import { startBackend } from "../server.ts";
import { signInAt } from "../testing/backend-process.ts";
import { testProduct } from "../testing/test-product.ts";
import { readFreeMb } from "./disk-space.ts";

const folder = suiteFolder("entity-console-disk-");

const envOf = (dataDir: string, minFreeMb = 0) => ({
  DATA_DIR: dataDir,
  PORT: "0",
  LOG_LEVEL: "silent",
  MIN_FREE_DISK_MB: String(minFreeMb),
});

test("case 193: a data folder that cannot be created is a start error in one sentence", async () => {
  const file = join(folder, "a-file");
  writeFileSync(file, "");
  const start = startBackend(testProduct, { env: envOf(join(file, "data")) });
  await expect(start).rejects.toThrow(`DATA_DIR: ${file}/data cannot be written (ENOTDIR).`);
});

test("case 193: a full disk is rejected before the database is opened", async () => {
  const data = join(folder, "crowded");
  await expect(startBackend(testProduct, { env: envOf(data, 1_000_000_000) })).rejects.toThrow(
    /^DATA_DIR: the disk of .+ MB left/,
  );
  expect(readdirSync(data)).toEqual([]);
});

const small = mountSmallDisk();
describe.runIf(small !== null)("on a small disk, which only root can mount", () => {
  const disk = small ?? "";
  afterAll(() => {
    system("umount", disk);
    rmSync(disk, { recursive: true });
  });

  test("case 193: while it is full writes get 503 and reads succeed, and with room writes succeed again", async () => {
    const running = await startBackend(testProduct, { env: envOf(join(disk, "data"), 48) });
    const token = await signInAt(running.url);
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const body = JSON.stringify({ name: "Cheio", code: "poetry" });
    const create = async () => (await fetch(`${running.url}/api/genres`, { method: "POST", headers, body })).status;
    const total = async () => {
      const answer = await fetch(`${running.url}/api/genres?q=cheio`, { headers });
      return ((await answer.json()) as { total: number }).total;
    };
    expect(await create()).toBe(201);
    const filler = join(disk, "filler");
    writeFileSync(filler, Buffer.alloc(((await readFreeMb(disk)) - 24) * 1_048_576));
    expect([await create(), await total()]).toEqual([503, 1]);
    rmSync(filler);
    expect([await create(), await total()]).toEqual([201, 2]);
    await running.close();
  });

  test("case 193: a read-only disk is a start error in one sentence", async () => {
    mkdirSync(join(disk, "data"), { recursive: true });
    system("mount", "-o", "remount,ro", disk);
    await expect(startBackend(testProduct, { env: envOf(join(disk, "data")) })).rejects.toThrow(
      "cannot be written (EROFS).",
    );
  });
});

/** Mounts a disk of 160 MB; null without the permission. */
function mountSmallDisk(): string | null {
  const disk = mkdtempSync(join(tmpdir(), "entity-console-small-"));
  if (system("mount", "-t", "tmpfs", "-o", "size=160m", "tmpfs", disk)) {
    return disk;
  }
  rmSync(disk, { recursive: true });
  return null;
}

/** Runs a system program. Returns true if it succeeded. */
function system(program: string, ...args: readonly string[]): boolean {
  return spawnSync(program, args).status === 0;
}
