import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { testFolder } from "../../testing/temporary-folder.ts";
import { frameworkRoot } from "../paths/product-paths.ts";
import { initProduct } from "./init-product.ts";
import { runCli } from "./run-cli.ts";

/** Files that the generator writes for people to edit must pass Biome, for any entity name. */

let framework: string;
let root: string;

beforeEach(() => {
  framework = testFolder("formatted-");
  root = initProduct("examples/a-product-with-a-rather-long-name", { framework }).root;
  const biome = JSON.parse(readFileSync(path.join(frameworkRoot, "biome.json"), "utf8"));
  writeFileSync(path.join(framework, "biome.json"), JSON.stringify({ ...biome, vcs: { enabled: false } }));
});

async function codegen(...args: readonly string[]): Promise<void> {
  const lines: string[] = [];
  const print = (text: string) => void lines.push(text);
  expect([await runCli(["--root", root, ...args], { out: print, error: print }), lines]).toEqual([
    0,
    expect.anything(),
  ]);
}

/** The complaints of Biome, or an empty text. */
function complaints(): string {
  const require = createRequire(import.meta.url);
  const bin = path.join(path.dirname(require.resolve("@biomejs/biome/package.json")), "bin/biome");
  try {
    execFileSync(process.execPath, [bin, "check", "--error-on-warnings", path.relative(framework, root)], {
      cwd: framework,
      stdio: "pipe",
    });
    return "";
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout: Buffer; readonly stderr: Buffer };
    return `${stdout.toString()}${stderr.toString()}`;
  }
}

const NAMES = ["product", "label", "menu", "patterns", "home", "a", `very-${"long-".repeat(9)}name`, "item2"];

/** An entity with values and fields of long names, and of names that need quotes. */
const ODD = `import type { EntitySpec } from "entity-console/spec";

export type OddState = "1" | "2024" | "a-b" | "with space" | "true" | "é";

export interface Odd {
  /** @readOnly */
  id: string;
  name: string;
  state: OddState;
  aFieldWithAVeryLongNameThatNobodyWouldReallyChoose?: string;
}

export const odd = {
  titleField: "name",
  icon: "HomeOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  list: { columns: ["name", "state"] },
  form: { sections: [{ name: "general", fields: ["name", "state"] }] },
} as const satisfies EntitySpec<Odd>;
`;

test("the files of init, new and labels pass Biome for odd entity names", async () => {
  expect(complaints()).toBe("");
  for (const name of NAMES) {
    await codegen("new", name, ...(name === "patterns" ? ["--plural", "patternSets"] : []));
  }
  writeFileSync(path.join(root, "schema/entities/odd.ts"), ODD);
  await codegen("labels");
  await codegen("labels", "--language", "fr-FR");
  expect(complaints()).toBe("");
});

test("stubs that make a line too long put its members on lines of their own", async () => {
  writeFileSync(path.join(root, "schema/entities/odd.ts"), ODD);
  for (const [language, gender] of [
    ["en-US", ""],
    ["pt-BR", ' gender: "feminine",'],
  ] as const) {
    writeFileSync(
      path.join(root, `src/labels/${language}/odd.ts`),
      `import type { EntityLabels } from "entity-console/spec";

export const odd = { one: "odd", many: "odds",${gender} fields: {} } as const satisfies EntityLabels;
`,
    );
  }
  expect(complaints()).toBe("");
  await codegen("labels");
  expect(readFileSync(path.join(root, "src/labels/en-US/odd.ts"), "utf8")).toContain('\n  one: "odd",\n');
  expect(complaints()).toBe("");
});
