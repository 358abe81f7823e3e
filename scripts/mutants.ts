import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { copyRepository } from "./copy-repository.ts";

/**
 * `npm run mutants`: applies each patch of testing/mutants to a copy of the repository, one after the other in each of some
 * copies, and runs the test that it names, which must fail: a statement's test that passes while the statement is broken
 * proves nothing. Words after `--` name the patches to try; all of them otherwise.
 */

interface Mutant {
  readonly name: string;
  readonly patch: string;
  /** What it breaks. */
  readonly statement: string;
  readonly project: string;
  readonly file: string;
  /** A part of the test's title, or of the titles of a table's rows. */
  readonly title: string;
}

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

const FOLDER = "testing/mutants";
/** On two cores: most of a test that fails is waiting for what does not come. */
const COPIES = 3;
const wanted = process.argv.slice(2);

function toMutant(file: string): Mutant {
  const patch = path.join(import.meta.dirname, "..", FOLDER, file);
  const text = readFileSync(patch, "utf8");
  const [, statement = ""] = /^Statement: (.+)$/m.exec(text) ?? [];
  const [, project = "", test = "", title = ""] = /^Test: (\S+) (\S+) › (.*)$/m.exec(text) ?? [];
  if (statement === "" || test === "") {
    throw new SyntaxError(`${file}: begins with "Statement: …" and "Test: <project> <file> › <title>"`);
  }
  // As it stands in the file, patterns of a table and all: what is before the first of them is in every title.
  return {
    name: path.basename(file, ".patch"),
    patch,
    statement,
    project,
    file: test,
    title: title.replace(/%.*$/, "").trim(),
  };
}

/** Whether tests of that title passed: null where there are none. */
async function passes(copy: string, { project, file, title }: Mutant): Promise<boolean | null> {
  const pattern = title.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  const report = path.join(copy, "mutant.json");
  rmSync(report, { force: true });
  const words = [
    "vitest",
    "run",
    "--project",
    project,
    file,
    "-t",
    pattern,
    "--reporter=json",
    `--outputFile.json=${report}`,
  ];
  await once(spawn("npx", words, { cwd: copy, stdio: "ignore" }), "close");
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as Report;
  const named = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ fullName }) => fullName.includes(title)),
  );
  const run = named.filter(({ status }) => status === "passed" || status === "failed");
  return run.length === 0 ? null : run.every(({ status }) => status === "passed");
}

async function tryMutant(copy: string, mutant: Mutant): Promise<string | null> {
  const apply = (...words: string[]) =>
    execFileSync("git", ["apply", ...words, mutant.patch], { cwd: copy, stdio: "pipe" });
  try {
    apply();
  } catch {
    return "the patch no longer applies: write it anew";
  }
  const passed = await passes(copy, mutant);
  apply("--reverse");
  return passed === null
    ? `no test of that title was run: ${mutant.title}`
    : passed
      ? "SURVIVED: its test passes"
      : null;
}

const mutants = readdirSync(path.join(import.meta.dirname, "..", FOLDER))
  .filter((file) => file.endsWith(".patch"))
  .sort()
  .map(toMutant)
  .filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const left = [...mutants];
let survivors = 0;

async function tryThoseLeft(): Promise<void> {
  const copy = copyRepository("mutants");
  try {
    for (let mutant = left.shift(); mutant !== undefined; mutant = left.shift()) {
      const problem = await tryMutant(copy, mutant);
      survivors += problem === null ? 0 : 1;
      console.log(`${problem === null ? "killed" : "ALIVE "} ${mutant.name}: ${problem ?? mutant.statement}`);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

await Promise.all(Array.from({ length: Math.min(COPIES, mutants.length) }, tryThoseLeft));
console.log(`\n${mutants.length - survivors} of ${mutants.length} killed`);
process.exitCode = survivors === 0 && mutants.length > 0 ? 0 : 1;
