import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { frameworkVersion } from "../paths/framework-version.ts";
import { frameworkRoot } from "../paths/product-paths.ts";
import { compilerErrors } from "../upgrade/testing/compiler-errors.ts";
import { oldProduct } from "../upgrade/testing/old-product.ts";
import { runCli } from "./run-cli.ts";

let root: string;

const git = (...args: readonly string[]) => execFileSync("git", args, { cwd: root, stdio: "pipe" });
const readText = (file: string) => readFileSync(path.join(root, file), "utf8");
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  mkdirSync(path.join(frameworkRoot, ".cache"), { recursive: true });
  root = mkdtempSync(path.join(frameworkRoot, ".cache/upgrade-"));
  for (const [file, text] of Object.entries(oldProduct)) {
    write(file, text);
  }
  git("init", "--quiet");
  commit();
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function commit(): void {
  git("add", "--all");
  git("-c", "user.name=Ana", "-c", "user.email=ana@example.com", "commit", "--quiet", "-m", "before");
}

async function check(): Promise<string> {
  const lines: string[] = [];
  const print = (text: string) => {
    lines.push(text);
  };
  expect(await runCli(["check", "--root", root], { out: print, error: print })).toBe(1);
  return lines.join("\n");
}

async function upgrade(...options: readonly string[]) {
  const lines: string[] = [];
  const print = (text: string) => {
    lines.push(text);
  };
  const exit = await runCli(["upgrade", "--root", root, ...options], { out: print, error: print });
  return { exit, text: lines.join("\n") };
}

test("a product of version 0.1.0 is upgraded: the diff is shown, it is generated again, and it compiles", async () => {
  const { exit, text } = await upgrade("--all");
  expect(exit).toBe(0);
  expect(text).toContain('-import { StatusChip } from "#console/ui/status-chip.tsx";');
  expect(text).toContain('+import { buttonStyles as buttons, StatusChip } from "entity-console/console/ui";');
  expect(text).toContain(
    `Version ${frameworkVersion()}: changed ${Object.keys(oldProduct).length} hand-written files.`,
  );
  const left = Object.keys(oldProduct).filter((file) => /["']#(spec|contract|console|backend)\b/.test(readText(file)));
  expect(left).toEqual([]);
  expect(readText("src/console/main.tsx")).toBe(`import { start } from "entity-console/console";
import { consoleProduct } from "./product.ts";

start(document.querySelector("#app"), consoleProduct);
`);
  expect(JSON.parse(readText("generated/spec-summary.json"))).toMatchObject({ framework: frameworkVersion() });
  expect(compilerErrors(root)).toEqual([]);
  commit();
  const again = await upgrade();
  expect(again.text).toContain("no hand-written file changes");
});

test("files that another version made are reported by one line, with both versions", async () => {
  await upgrade("--quiet");
  const summary = readText("generated/spec-summary.json");
  expect(summary).toContain(`"framework": "${frameworkVersion()}"`);
  for (const [stated, version] of [
    ['  "framework": "0.1.9",\n', "0.1.9"],
    ["", "0.1.0"],
  ] as const) {
    write("generated/spec-summary.json", summary.replace(/ {2}"framework": .*\n/, stated));
    const text = await check();
    expect(text).toBe(
      `generated/ was made by entity-console ${version}, installed is ${frameworkVersion()}: run npm run codegen\n1 file will change.`,
    );
  }
});

test("a dry run shows the diff and writes nothing", async () => {
  const { exit, text } = await upgrade("--dry-run");
  expect(exit).toBe(0);
  expect(text).toContain("would change");
  expect(readText("schema/menu.ts")).toBe(oldProduct["schema/menu.ts"]);
});

test("the upgrade stops if there are uncommitted changes, unless it is forced", async () => {
  write("src/labels/en-US/book.ts", `${oldProduct["src/labels/en-US/book.ts"]}\n// A note.\n`);
  const refused = await upgrade();
  expect(refused.exit).toBe(3);
  expect(refused.text).toContain("changes that are not committed");
  expect(readText("schema/menu.ts")).toBe(oldProduct["schema/menu.ts"]);
  expect((await upgrade("--force", "--quiet")).exit).toBe(0);
  expect(readText("src/labels/en-US/book.ts")).toContain("// A note.");
});

test("places that cannot be rewritten are listed, the rest is upgraded, and the exit code is 1", async () => {
  write("src/console/secret.ts", 'import { secret } from "#console/app/secret.ts";\n\nexport const copy = secret;\n');
  write("tsconfig.json", '{\n  "compilerOptions": { "paths": { "#console/*": ["./x"] } }\n}\n');
  commit();
  const { exit, text } = await upgrade();
  expect(exit).toBe(1);
  expect(text).toContain("2 places to change by hand (MIGRATING.md):");
  expect(text).toContain("src/console/secret.ts:1:1  secret of #console/app/secret.ts is not public");
  expect(text).toContain("tsconfig.json:2:35  #console/* has no target now: remove it");
  expect(text).toContain("Change these places, then run npm run codegen.");
  expect(readText("schema/menu.ts")).toContain("entity-console/spec");
});
