import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { gzipSync } from "node:zlib";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { suiteFolder } from "../../../testing/temporary-folder.ts";
import { runMain } from "../main.ts";
import { testProduct } from "../testing/test-product.ts";

const product = { ...testProduct, scopes: ["lending"] };
const folder = suiteFolder("entity-console-odd-");
const at = (...names: string[]) => join(folder, ...names);
const LONG = "n".repeat(300);
const SECRET = "s3cr3t-Wort";

interface Outcome {
  readonly code: unknown;
  readonly out: string;
  readonly err: string;
}

async function run(words: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Outcome> {
  for (const [name, value] of Object.entries({ DATA_DIR: at("data"), DATA_DURABILITY: "relaxed", ...env })) {
    vi.stubEnv(name, value);
  }
  const spies = [vi.spyOn(process.stdout, "write"), vi.spyOn(process.stderr, "write")];
  const texts = spies.map((spy) => spy.mockReturnValue(true));
  process.exitCode = 0;
  try {
    await runMain(product, words);
    const [out = "", err = ""] = texts.map(({ mock }) => mock.calls.map(([text]) => String(text)).join(""));
    return { code: process.exitCode, out, err };
  } finally {
    process.exitCode = 0;
    vi.restoreAllMocks();
  }
}

/** Folders that git ignores: tests that run at the same time may create them. */
const OF_OTHER_TESTS = [".cache", "dist", "test-results"];

/** Files outside of the database with their content, and file names in the working directory. */
function snapshot(): unknown {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const own = names.filter((name) => !/^data\/database(\.before-[^/]+)?\//.test(name));
  const files = own.filter((name) => !existsSync(join(at(name), ".")));
  return [
    own.toSorted(),
    files.map((name) => [name, readFileSync(at(name), "base64").slice(0, 100)]),
    readdirSync(".").filter((name) => !OF_OTHER_TESTS.includes(name)),
  ];
}

beforeAll(async () => {
  for (const name of ["out", "missing-checksums", "list.checksums.json.folder"]) {
    mkdirSync(at(name));
  }
  mkdirSync(at("blocked.tar.gz.checksums.json"));
  writeFileSync(at("file.txt"), "mine");
  writeFileSync(at("empty.txt"), " \n");
  writeFileSync(at("no-tar.gz"), gzipSync("no tar at all"));
  writeFileSync(at("url.txt"), `mysql://ana:${SECRET}@localhost/db`);
  writeFileSync(at("broken-url.txt"), `postgres://ana:${SECRET}@[localhost/db`);
  writeFileSync(at("away.txt"), `postgres://ana:${SECRET}@127.0.0.1:1/db`);
  await run(["users", "add", "chefe@example.com"]);
  await run(["backup", at("copy.tar.gz")]);
  writeFileSync(at("unlisted.tar.gz"), readFileSync(at("copy.tar.gz")));
  writeFileSync(at("listed.tar.gz"), readFileSync(at("copy.tar.gz")));
  writeFileSync(at("listed.tar.gz.checksums.json"), "null");
}, 180_000);
afterEach(() => vi.unstubAllEnvs());

/** Arguments, the message, and settings. */
const rejected: readonly (readonly [readonly string[], RegExp, Readonly<Record<string, string>>?])[] = [
  // No command, or too many arguments.
  [["backpu"], /^Not understood: backpu/],
  [[""], /^Not understood/],
  [["toString", "x"], /^Not understood/],
  [["--port", "8090"], /^Not understood/],
  [["backup"], /^Not understood/],
  [["restore"], /^Not understood/],
  [["move"], /^Not understood/],
  [["backup", "a", "b"], /^Not understood/],
  [["backup", "--json"], /^Not understood/],
  [["backup", at("x.tar.gz"), "--without-checksums"], /^Not understood/],
  [["restore", at("copy.tar.gz"), "--force"], /^Not understood/],
  [["rotate-secret", "now"], /^Not understood/],
  [["users"], /^Not understood/],
  [["users", "bogus"], /^Not understood/],
  [["users", "add"], /^Not understood/],
  [["users", "add", "a", "b"], /^Not understood/],
  [["keys"], /^Not understood/],
  [["keys", "remove"], /^Not understood/],
  [["person"], /^Not understood/],
  [["person", "export"], /^Not understood/],
  [["person", "erase", "ana", "x"], /^Not understood/],
  [["person", "export", "ana", "--json"], /^Not understood/],
  // Options that the action ignores.
  [["users", "disable", "chefe@example.com", "--role", "reader"], /^--role goes with users add only/],
  [["users", "list", "--name", "x"], /^--name goes with users add only/],
  [["keys", "list", "--days", "3"], /^--days goes with keys add and keys rotate only/],
  [["keys", "remove", "x", "--scope", "lending"], /^--scope goes with keys add and keys rotate only/],
  [["users", "add", "a", "--role"], /--role/],
  [["users", "add", "a", "--role", "chief"], /^--role: "chief" is none of/],
  [["users", "add", ""], /^The username must have/],
  [["users", "disable", ""], /^There is no user/],
  [["keys", "add", "x"], /^--scope/],
  [["keys", "add", "", "--scope", "lending"], /^The name must have/],
  [["keys", "add", "x", "--scope", "lending", "--days", "0"], /^--days/],
  [["person", "export", ""], /^No person is called "": the name is empty/],
  // Files to write.
  ...["backup", "person export ana"].flatMap((command) =>
    (
      [
        ["", /is empty; name a file/],
        ["  ", /is empty; name a file/],
        [at("out"), /is a folder; name a file/],
        [`${at("new")}/`, /is a folder; name a file/],
        [".", /is a folder; name a file/],
        [at("missing", "x"), /^There is no folder/],
        [at("file.txt", "x"), /cannot be written \(ENOTDIR\)/],
        [at(LONG), /cannot be written \(ENAMETOOLONG\)/],
        ["/proc/x", /cannot be written|cannot be used/],
        ["/dev/null", /is not a plain file/],
      ] as const
    ).map(([file, text]) => [[...command.split(" "), file], text] as const),
  ),
  [["backup", at("blocked.tar.gz")], /checksums\.json is a folder/],
  [["backup", at("data/database/copy.tar.gz")], /is inside the database itself/],
  [["person", "export", "ninguem@example.com", at("person.json")], /^No person is called/],
  // Files to read.
  [["restore", ""], /^There is no file/],
  [["restore", at("out")], /^There is no file/],
  [["restore", at("missing")], /^There is no file/],
  [["restore", at(LONG)], /cannot be used \(ENAMETOOLONG\)/],
  [["restore", at("file.txt")], /is not a valid backup/],
  [["restore", "--without-checksums", at("no-tar.gz")], /is not a valid backup/],
  [["restore", at("unlisted.tar.gz")], /unlisted\.tar\.gz\.checksums\.json is missing.*--without-checksums/],
  [["restore", at("listed.tar.gz")], /has no checksums/],
  [["move", ""], /cannot be read, or is empty/],
  [["move", at("out")], /cannot be read, or is empty/],
  [["move", at("missing")], /cannot be read, or is empty/],
  [["move", at("empty.txt")], /cannot be read, or is empty/],
  [["move", at("url.txt")], /must begin with postgres/],
  [["move", at("broken-url.txt")], /is not a valid address/],
  [["move", at("away.txt")], /the server does not respond \(.*ECONNREFUSED/],
  // Commands without an effect.
  [["rotate-secret"], /^AUTH_SECRET is set/, { AUTH_SECRET: "k7Q2w9Zt4Lm8Xc1Vb6Ny3Rp5Hs0Jd-Fg" }],
  [
    ["rotate-secret"],
    /^AUTH_SECRET is set/,
    { AUTH_SECRET: "k7Q2w9Zt4Lm8Xc1Vb6Ny3Rp5Hs0Jd-Fg", AUTH_SECRET_FILE: at("file.txt") },
  ],
  [["rotate-secret"], /^AUTH_SECRET_FILE is not set/, { NODE_ENV: "production" }],
  [["rotate-secret"], /cannot be replaced/, { AUTH_SECRET_FILE: at("out") }],
  [["rotate-secret"], /cannot be replaced/, { AUTH_SECRET_FILE: at("missing", "secret") }],
  ...["backup x.tar.gz", "move url.txt", "users list", "keys list", "users disable x", "person export x"].map(
    (words) =>
      [
        words.split(" ").map((word) => (word.includes(".") ? at(word) : word)),
        /^There is no embedded database in/,
        { DATA_DIR: at("elsewhere") },
      ] as const,
  ),
  // Settings.
  [["backup", at("x.tar.gz")], /^DATABASE_URL is set/, { DATABASE_URL: `postgres://ana:${SECRET}@127.0.0.1:1/db` }],
  [["users", "list"], /ECONNREFUSED/, { DATABASE_URL: `postgres://ana:${SECRET}@127.0.0.1:1/db` }],
  [["users", "list"], /is not a valid address/, { DATABASE_URL: `postgres://ana:${SECRET}%ff@127.0.0.1:1/db` }],
  [["users", "list"], /names a file that cannot be read/, { DATABASE_URL: "postgres://h/db?sslrootcert=/missing" }],
  [["users", "add", "x"], /^CONSOLE_URL/, { CONSOLE_URL: "console" }],
  [["users", "add", "x"], /^CONSOLE_URL/, { CONSOLE_URL: `https://ana:${SECRET}@console.example` }],
  [["restore", at("copy.tar.gz")], /^DATA_DIR: .* cannot be written/, { DATA_DIR: at("file.txt") }],
  [["users", "add", "x"], /^DATA_DIR: .* cannot be written/, { DATA_DIR: at("file.txt", "data") }],
];

const cases = rejected.map(([words, text, env = {}]) => [words, text, env] as const);

test.each(cases)(
  "%j is rejected in one line, with exit code 1 and without side effects (%s)",
  async (words, text, env) => {
    const before = snapshot();
    const { code, out, err } = await run(words, env);
    expect({ code, out, lines: err.trimEnd().split("\n").length }).toEqual({ code: 1, out: "", lines: 1 });
    expect(err).toMatch(text);
    expect(err).not.toContain(SECRET);
    expect(snapshot()).toEqual(before);
  },
  120_000,
);

test("a new user without --role is an administrator, and the output shows it", async () => {
  expect((await run(["users", "add", "outra@example.com"])).out).toContain(
    "outra@example.com is added as an administrator, with all rights.",
  );
  expect((await run(["users", "add", "rita@example.com", "--role", "reader"])).out).toContain(
    "rita@example.com is added as a reader",
  );
}, 120_000);

test("a backup without checksums is restored only on request, and the output states that it was not verified", async () => {
  const { code, out } = await run(["restore", at("unlisted.tar.gz"), "--without-checksums"]);
  expect([code, out]).toEqual([0, expect.stringContaining("Its checksums were not compared.")]);
}, 120_000);

test("a backup and an export replace files of the same names", async () => {
  writeFileSync(at("again.tar.gz"), "old");
  writeFileSync(at("again.json"), "old");
  expect((await run(["backup", at("again.tar.gz")])).code).toBe(0);
  expect((await run(["person", "export", "chefe@example.com", at("again.json")])).code).toBe(0);
  expect((await run(["restore", at("again.tar.gz")])).code).toBe(0);
  expect(JSON.parse(readFileSync(at("again.json"), "utf8"))).toMatchObject({
    staff: { username: "chefe@example.com" },
  });
  expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
}, 120_000);
