import { chmodSync, lstatSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { testFolder } from "../../../testing/temporary-folder.ts";
import { runCommand } from "../commands/run-command.ts";
import { openEmbedded } from "../database/open-embedded.ts";
import { startBackend } from "../server.ts";
import { testProduct } from "../testing/test-product.ts";
import { secureDataFolder } from "./data-folder.ts";

let root = "";
let data = "";
beforeEach(() => {
  root = testFolder("entity-console-modes-");
  data = join(root, "data");
});

const modeOf = (path: string) => (lstatSync(path).mode & 0o7777).toString(8);

/** Entries of a folder that other users of the machine can open. */
function openToOthers(folder: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
  return [folder, ...entries].filter(
    (path) => !lstatSync(path).isSymbolicLink() && (lstatSync(path).mode & 0o077) !== 0,
  );
}

function write(path: string, mode: number): void {
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, "x");
  chmodSync(path, mode);
}

test.each(["full", "relaxed"])(
  "other users can open no file of a running backend (durability %s)",
  async (durability) => {
    const env = { DATA_DIR: data, DATA_DURABILITY: durability, PORT: "0", LOG_LEVEL: "silent" };
    const first = await startBackend(testProduct, { env });
    expect(openToOthers(data)).toEqual([]);
    expect(readdirSync(data)).toEqual(expect.arrayContaining(["auth-secret", "database", "database.lock"]));
    await first.close();

    // As left by an older version, with copies next to the database.
    const copies = [
      "copy.tar.gz",
      "copy.tar.gz.checksums.json",
      "copy.tar.gz.part",
      "database.before-1/global/pg_control",
    ];
    for (const name of copies) {
      write(join(data, name), 0o666);
    }
    for (const name of readdirSync(data, { recursive: true, encoding: "utf8" })) {
      const path = join(data, name);
      chmodSync(path, lstatSync(path).isDirectory() ? 0o777 : 0o666);
    }
    chmodSync(data, 0o755);
    const second = await startBackend(testProduct, { env });
    expect(openToOthers(data)).toEqual([]);
    await second.close();
  },
  180_000,
);

test("other users can open no file that a command writes", async () => {
  const env = { DATA_DIR: data, DATA_DURABILITY: "relaxed" };
  const run = async (...words: string[]) =>
    await runCommand(words, { env, product: testProduct, print: () => undefined });
  const written = ["copy.tar.gz", "copy.tar.gz.checksums.json", "copy.tar.gz.part", "person.json"];
  const [copy = "", , , person = ""] = written.map((name) => join(root, "out", name));
  // Existing files of these names must not pass on their modes.
  for (const name of written) {
    write(join(root, "out", name), 0o666);
  }
  await run("users", "add", "ana@example.com", "--role", "reader");
  await run("backup", copy);
  await run("restore", copy);
  await run("person", "export", "ana@example.com", person);
  await run("rotate-secret");
  const others = readdirSync(join(root, "out")).filter((name) => modeOf(join(root, "out", name)) !== "600");
  expect([others, openToOthers(data)]).toEqual([[], []]);
}, 180_000);

test("files that the database makes later are closed to other users", async () => {
  const opened = await openEmbedded(join(data, "database"), "relaxed");
  await opened.db.execute(
    sql`create table later as select n, repeat('x', 100) as text from generate_series(1, 1000) n`,
  );
  await opened.db.execute(sql`checkpoint`);
  const files = openToOthers(join(data, "database")).filter((path) => lstatSync(path).isFile());
  await opened.close();
  expect(files).toEqual([]);
});

describe("a folder with other content keeps its permissions", () => {
  test.each([
    ["a folder of something else", () => write(join(data, "site/index.html"), 0o644)],
    ["a sticky bit, as /tmp has", () => chmodSync(data, 0o1777)],
  ])("%s", (_, prepare) => {
    mkdirSync(data, { mode: 0o755 });
    prepare();
    const before = modeOf(data);
    write(join(data, "readme.txt"), 0o644);
    write(join(data, "auth-secret"), 0o666);
    write(join(data, "database/pg_wal/1"), 0o666);
    secureDataFolder(data);
    expect(modeOf(data)).toBe(before);
    expect(modeOf(join(data, "readme.txt"))).toBe("644");
    expect(
      ["auth-secret", "database", "database/pg_wal", "database/pg_wal/1"].map((name) => modeOf(join(data, name))),
    ).toEqual(["600", "700", "700", "600"]);
  });
});

test("a link in the data folder is not followed, except to a database on another disk", () => {
  mkdirSync(data);
  write(join(root, "mounted-secret"), 0o640);
  write(join(root, "disk/PG_VERSION"), 0o666);
  symlinkSync(join(root, "mounted-secret"), join(data, "auth-secret"));
  symlinkSync(join(root, "disk"), join(data, "database"));
  secureDataFolder(data);
  expect([
    modeOf(join(root, "mounted-secret")),
    modeOf(join(root, "disk")),
    modeOf(join(root, "disk/PG_VERSION")),
  ]).toEqual(["640", "700", "600"]);
});

test("nested data folders of two products are both closed", () => {
  write(join(data, "auth-secret"), 0o644);
  write(join(data, "second/auth-secret"), 0o644);
  secureDataFolder(data);
  expect(openToOthers(data)).toEqual([]);
});
