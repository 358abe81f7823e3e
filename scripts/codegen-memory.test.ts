import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Question, recall } from "./codegen-memory.js";

const OUTPUTS = ["generated/menu.ts", "docs/entities.md"];
const IN_SYNC = "in sync\n";

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "codegen-memory-"));
  for (const name of ["schema/entities/plan.ts", "templates/menu.hbs", "generated/menu.ts", "docs/entities.md"]) {
    write(name, "as it was");
  }
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test("what was in sync is answered again as long as no byte changes", () => {
  expect(ask().answer).toBeNull();
  fullRun();
  expect(ask().answer).toBe(IN_SYNC);
  expect(ask({ args: ["generate"] }).answer).toBeNull();
});

test("answers to several questions are kept side by side", () => {
  fullRun();
  ask({ args: ["generate"] }).keep("nothing written\n", OUTPUTS);
  expect(ask({ args: ["generate"] }).answer).toBe("nothing written\n");
  expect(ask().answer).toBe(IN_SYNC);
});

describe("a full run is needed after", () => {
  test.each<readonly [string, () => void]>([
    ["a hand-edited file", () => write("generated/menu.ts", "by hand")],
    ["a hand-edited document", () => write("docs/entities.md", "by hand")],
    ["a deleted file", () => rmSync(path.join(root, "generated/menu.ts"))],
    ["a deleted document", () => rmSync(path.join(root, "docs/entities.md"))],
    ["a foreign file", () => write("generated/notes.txt", "mine")],
    ["a link in place of a file", () => symlinkSync("menu.ts", path.join(root, "generated/link.ts"))],
    ["a change of the spec", () => write("schema/entities/plan.ts", "other")],
    ["a new entity", () => write("schema/entities/coupon.ts", "new")],
    ["a change of a template", () => write("templates/menu.hbs", "other")],
    ["a file that swallowed the next one", () => moveBytes()],
    ["a memory that is cut short", () => writeFileSync(memory(), readFileSync(memory(), "utf8").slice(0, 40))],
    ["a memory that is something else", () => writeFileSync(memory(), '"in sync"')],
  ])("%s", (_, change) => {
    fullRun();
    expect(ask().answer).toBe(IN_SYNC);
    change();
    expect(ask().answer).toBeNull();
  });

  test("another generator", () => {
    fullRun();
    expect(ask({ generator: "another" }).answer).toBeNull();
  });
});

test("a build server never trusts it, nor does a run from another folder or with other options", () => {
  fullRun();
  expect(ask({ env: { CI: "true" } }).answer).toBeNull();
  expect(ask({ env: { CI: "1" } }).answer).toBeNull();
  expect(ask({ env: { CI: "false" } }).answer).toBe(IN_SYNC);
  expect(ask({ folder: path.join(root, "schema") }).answer).toBeNull();
  expect(ask({ args: ["check", "--diff"] }).answer).toBeNull();
});

test("what changes while a full run is at work is not taken for what it found", () => {
  fullRun();
  write("schema/entities/plan.ts", "other");
  const { keep } = ask();
  write("generated/menu.ts", "by hand, meanwhile");
  keep(IN_SYNC, OUTPUTS);
  expect(ask().answer).toBeNull();
});

/** The first run learns which documents there are, the second is kept. */
function fullRun(): void {
  ask().keep(IN_SYNC, OUTPUTS);
  ask().keep(IN_SYNC, OUTPUTS);
}

function ask(other: Partial<Question> = {}) {
  return recall({ root, generator: "this one", args: ["check"], folder: root, env: {}, ...other });
}

/** One file that ends as the next one was. */
function moveBytes(): void {
  write("docs/entities.md", "as it wasgenerated/menu.ts\nas it was");
  rmSync(path.join(root, "generated/menu.ts"));
}

function memory(): string {
  return path.join(root, "node_modules/.cache/codegen/in-sync.json");
}

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
}
