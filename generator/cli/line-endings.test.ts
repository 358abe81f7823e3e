import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { testFolder } from "../../testing/temporary-folder.ts";
import { generate } from "../generate.ts";
import { frameworkRoot } from "../paths/product-paths.ts";
import { runCli } from "./run-cli.ts";

const FIXTURE = path.join(import.meta.dirname, "../testing/fixtures/one-entity");

let folder: string;

beforeEach(() => {
  folder = testFolder("line-endings-");
});

function git(cwd: string, ...args: readonly string[]): string {
  return execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@t", ...args], { cwd, encoding: "utf8" });
}

/** A clone as Git for Windows makes it, with or without the repository's `.gitattributes`. */
function cloneWithCrlf(hasAttributes: boolean): string {
  const origin = path.join(folder, "origin");
  cpSync(FIXTURE, origin, { recursive: true });
  generate(origin);
  if (hasAttributes) {
    cpSync(path.join(frameworkRoot, ".gitattributes"), path.join(origin, ".gitattributes"));
  }
  git(origin, "init", "-q");
  git(origin, "add", ".");
  git(origin, "commit", "-qm", "all");
  git(folder, "-c", "core.autocrlf=true", "clone", "-q", origin, "clone");
  return path.join(folder, "clone");
}

async function codegen(root: string, command: string): Promise<{ status: number; text: string }> {
  const lines: string[] = [];
  const print = (text: string) => void lines.push(text);
  const status = await runCli(["--root", root, command], { out: print, error: print });
  return { status, text: lines.join("\n") };
}

function contents(root: string): readonly (readonly [string, string, number])[] {
  return ["generated", "schema", "docs", "src"].flatMap((part) =>
    readdirSync(path.join(root, part), { recursive: true, encoding: "utf8" })
      .map((name) => path.join(root, part, name))
      .filter((file) => statSync(file).isFile())
      .map((file) => [file, readFileSync(file, "utf8"), statSync(file).mtimeMs] as const),
  );
}

test("a clone with CRLF line endings is in sync, and codegen rewrites no file", async () => {
  const clone = cloneWithCrlf(false);
  const before = contents(clone);
  expect(before.every(([, text]) => text.includes("\r\n"))).toBe(true);
  expect(await codegen(clone, "check")).toEqual({ status: 0, text: "generated/ is in sync with schema/" });
  expect((await codegen(clone, "generate")).status).toBe(0);
  expect((await codegen(clone, "labels")).status).toBe(0);
  expect(contents(clone)).toEqual(before);
});

test("the .gitattributes of this repository keeps LF in such a clone", () => {
  const clone = cloneWithCrlf(true);
  expect(contents(clone).some(([, text]) => text.includes("\r"))).toBe(false);
});
