import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { suiteFolder, testFolder } from "../../testing/temporary-folder.ts";
import { generate } from "../generate.ts";
import { runCli } from "./run-cli.ts";

/** Every command with arguments that are missing, empty, unknown, odd, or lead to a file or a folder of another kind. */

const FIXTURE = path.join(import.meta.dirname, "../testing/fixtures/one-entity");

const project = suiteFolder("odd-");
let before: readonly unknown[];

beforeAll(() => {
  cpSync(FIXTURE, project, { recursive: true });
  generate(project);
  mkdirSync(path.join(project, "folder"));
  before = contents();
});

function contents(): readonly unknown[] {
  return readdirSync(project, { recursive: true, encoding: "utf8" })
    .sort()
    .map((name) => {
      const file = path.join(project, name);
      return [name, statSync(file).isFile() ? readFileSync(file, "utf8") : null];
    });
}

interface Outcome {
  readonly status: number;
  readonly out: string;
  readonly error: string;
}

async function run(args: readonly string[]): Promise<Outcome> {
  const texts: { out: string[]; error: string[] } = { out: [], error: [] };
  const status = await runCli(args, {
    out: (text) => void texts.out.push(text),
    error: (text) => void texts.error.push(text),
  });
  return { status, out: texts.out.join("\n"), error: texts.error.join("\n") };
}

/** The command, its exit code, and words of its message. */
const ROWS: readonly (readonly [args: readonly string[], status: number, words: RegExp])[] = [
  [["frobnicate"], 3, /unknown command 'frobnicate'/],
  [[""], 3, /unknown command/],
  [["generate", "more"], 3, /too many arguments/],
  [["generate", "--nope"], 3, /unknown option '--nope'/],
  [["generate", "--only"], 3, /argument missing/],
  [["generate", "--only", ""], 3, /There is no output ""/],
  [["generate", "--only", "openapi,,"], 3, /There is no output ""/],
  [["generate", "--only", "opnapi"], 3, /did you mean "openapi"/],
  [["check", "more"], 3, /too many arguments/],
  [["check", "--only", "/"], 3, /There is no output/],
  [["check", "--diff=maybe"], 3, /error/],
  [["watch", "more"], 3, /too many arguments/],
  [["watch", "--only", "client"], 3, /unknown option/],
  [["new"], 3, /missing required argument 'entity'/],
  [["new", ""], 3, /"" cannot name an entity/],
  [["new", "genre"], 3, /exists already/],
  [["new", "../../etc/passwd"], 3, /cannot name an entity/],
  [["new", "schema/entities"], 3, /cannot name an entity/],
  [["new", "class"], 3, /a word of TypeScript/],
  [["new", "💥"], 3, /cannot name an entity/],
  [["new", "x".repeat(300)], 3, /is not written|cannot name|ENAMETOOLONG/],
  [["new", "one", "two"], 3, /too many arguments/],
  [["labels", "--language"], 3, /argument missing/],
  [["labels", "--language", ""], 3, /"" is not a BCP 47 tag/],
  [["labels", "--language", "../.."], 3, /is not a BCP 47 tag/],
  [["labels", "--language", "english"], 3, /is not a BCP 47 tag/],
  [["labels", "--language", "en-AA-AA"], 3, /is not a BCP 47 tag/],
  [["labels", "--language", "pt_BR"], 3, /is not a BCP 47 tag/],
  [["labels", "more"], 3, /too many arguments/],
  [["init"], 3, /missing required argument 'folder'/],
  [["init", "examples/shop", "--languages"], 3, /argument missing/],
  [["init", "examples/shop", "--languages", ""], 3, /"" is not a BCP 47 tag/],
  [["init", "examples/shop", "--languages", "english"], 3, /is not a BCP 47 tag/],
  [["init", "examples/shop", "--languages", "en-AA-AA"], 3, /is not a BCP 47 tag/],
  [["init", "examples/shop", "--languages", "en-US,fi-FI"], 3, /no texts in "fi-FI", only in en-US, pt-BR/],
  [["init", ""], 3, /is there already, and not empty/],
  [["init", "/"], 3, /lies outside/],
  [["init", "../.."], 3, /lies outside/],
  [["init", "README.md"], 3, /README\.md is a file/],
  [["init", "README.md/shop"], 3, /README\.md\/shop cannot be written/],
  [["init", "docs"], 3, /is there already, and not empty/],
  [["init", "examples/Shop 1"], 3, /cannot name a product/],
  [["init", "examples/\0"], 3, /cannot name a product/],
  [["init", `examples/${"x".repeat(300)}`], 3, /cannot be written/],
  [["explain"], 3, /missing required argument 'name'/],
  [["explain", ""], 3, /no such entity/],
  [["explain", "."], 3, /no such entity/],
  [["explain", "gerne"], 3, /did you mean "genre"/],
  [["explain", "genre."], 3, /no such field/],
  [["explain", "genre.nam"], 3, /did you mean "name"/],
  [["explain", "genre.name.nothing"], 3, /genre\.name\.nothing: only an entity or a field/],
  [["explain", "genre.name."], 3, /only an entity or a field/],
  [["explain", "constructor"], 3, /no such entity/],
  [["explain", "genre.constructor"], 3, /no such field/],
  [["explain", "/nowhere"], 3, /no screen has this address/],
  [["explain", "genre", "name"], 3, /too many arguments/],
  [["diff"], 3, /missing required argument 'git-ref'/],
  [["diff", ""], 3, /not a commit that git knows/],
  [["diff", "--", "--help"], 3, /not a commit that git knows/],
  [["diff", "nowhere"], 3, /not a commit that git knows/],
  [["diff", "HEAD", "--fail-on", "all"], 3, /Allowed choices are breaking, any/],
  [["diff", "HEAD", "--accept", "none.txt"], 3, /It cannot be read/],
  [["diff", "HEAD", "--accept", ""], 3, /It cannot be read/],
  [["diff", "HEAD", "--accept", "."], 3, /It cannot be read/],
];

describe.each(ROWS)("codegen %j", (args, status, words) => {
  test("prints one sentence, exits with its code, and changes no file", async () => {
    const { status: given, out, error } = await run(["--root", project, ...args]);
    expect({ status: given, out }).toEqual({ status, out: "" });
    expect(error).toMatch(words);
    expect(error).not.toMatch(/\n\s+at |The generator failed/);
    expect(error.split("\n").length).toBeLessThanOrEqual(2);
    expect(contents()).toEqual(before);
  });

  test("prints one JSON error", async () => {
    const json = args.flatMap((arg) => (arg === "--" ? ["--json", arg] : [arg]));
    const {
      status: given,
      out,
      error,
    } = await run(["--root", project, ...json, ...(json.includes("--json") ? [] : ["--json"])]);
    expect({ status: given, error }).toEqual({ status, error: "" });
    expect(JSON.parse(out)).toEqual({ error: expect.any(String) });
  });
});

test.each([["generate"], ["check"], ["watch"], ["new", "book"], ["labels"], ["explain", "genre"], ["diff", "HEAD"]])(
  "codegen %s in a place that is no product",
  async (...args) => {
    for (const [product, words] of [
      ["", /--product is not followed by a folder/],
      ["examples/none", /There is no folder examples\/none/],
      ["README.md", /There is no folder README\.md/],
      ["docs", /docs has no schema\//],
      ["../..", /lies outside of this repository/],
      ["examples/\0", /There is no folder/],
    ] as const) {
      const { status, out, error } = await run(["--product", product, ...args]);
      expect({ product, status, out }).toEqual({ product, status: 3, out: "" });
      expect(error).toMatch(words);
      expect(error).not.toMatch(/\n\s+at |The generator failed/);
    }
  },
);

/** Files and folders of the wrong kind. */
const IN_THE_WAY: readonly (readonly [title: string, lay: (root: string) => void])[] = [
  ["schema is a file", (root) => replace(root, "schema")],
  ["schema is missing", (root) => rmSync(path.join(root, "schema"), { recursive: true })],
  ["schema is empty", (root) => empty(root, "schema")],
  ["an entity's file is a folder", (root) => mkdirSync(path.join(root, "schema/entities/book.ts"))],
  ["the product's file is empty", (root) => writeFileSync(path.join(root, "schema/product.ts"), "")],
  ["generated is a file", (root) => replace(root, "generated")],
  ["an output is a folder", (root) => inFolder(root, "generated/menu.ts")],
  ["docs is a file", (root) => replace(root, "docs")],
  ["the labels are a file", (root) => replace(root, "src/labels")],
  ["a label file is a folder", (root) => inFolder(root, "src/labels/en-US/genre.ts")],
];

function replace(root: string, name: string): void {
  rmSync(path.join(root, name), { recursive: true, force: true });
  writeFileSync(path.join(root, name), "x");
}

function empty(root: string, name: string): void {
  rmSync(path.join(root, name), { recursive: true });
  mkdirSync(path.join(root, name));
}

function inFolder(root: string, name: string): void {
  rmSync(path.join(root, name), { force: true });
  mkdirSync(path.join(root, name, "inner"), { recursive: true });
}

test.each(IN_THE_WAY)("where %s, every command ends with a sentence", async (_, lay) => {
  const root = testFolder("odd-");
  cpSync(project, root, { recursive: true });
  lay(root);
  for (const args of [["generate"], ["check"], ["labels"], ["new", "book"], ["explain", "genre"]]) {
    const { out, error } = await run(["--root", root, ...args]);
    expect(`${out}\n${error}`).not.toMatch(/\n\s+at |The generator failed/);
    expect(error.length).toBeLessThan(2_000);
  }
});
