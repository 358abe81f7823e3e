import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { render } from "./generate.ts";
import { SpecError } from "./model/spec-error.ts";
import { reportSpecError } from "./report.ts";
import { fixtureFolders, fixtureSpec } from "./testing/fixture-files.ts";

const ROOT = path.resolve(import.meta.dirname, "..");

describe.each(fixtureFolders("fixtures").map((folder) => [path.basename(folder), folder]))("%s", (_, folder) => {
  test("gives what the fixture wants, and nothing else", async () => {
    // The reference says what any spec may say: it is the same for every fixture.
    const files = render(fixtureSpec(folder)).filter((file) => file.path !== "docs/spec-reference.md");
    for (const file of files) {
      await expect(file.content).toMatchFileSnapshot(path.join(folder, file.path));
    }
    const given = files.map((file) => file.path);
    expect(filesIn(folder).filter((name) => !name.startsWith("schema/"))).toEqual(given.sort());
  });

  test("compiles", () => {
    expect(compilerErrors(folder)).toEqual([]);
  });
});

describe("a mistake in the spec", () => {
  test.each(fixtureFolders("mistakes").map((folder) => [path.basename(folder), folder]))("%s", async (_, folder) => {
    await expect(`${mistakesOf(folder)}\n`).toMatchFileSnapshot(path.join(folder, "message.txt"));
  });
});

test("the same spec gives the same bytes from CRLF sources", () => {
  const folder = path.join(import.meta.dirname, "testing/fixtures/relation-and-embedded");
  const unix = render(fixtureSpec(folder));
  const dos = render(fixtureSpec(folder).map((file) => ({ ...file, text: file.text.replaceAll("\n", "\r\n") })));
  expect(dos).toEqual(unix);
});

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.posix.join(path.relative(folder, entry.parentPath), entry.name))
    .sort();
}

/** Compiles a fixture's wanted output as if its folder lay over the project's own. */
function compilerErrors(folder: string): readonly string[] {
  const config = ts.readConfigFile(path.join(ROOT, "tsconfig.json"), (file) => readFileSync(file, "utf8"));
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, ROOT);
  // Tests of screens bring the whole console along: the compiler sees the product's own.
  const files = filesIn(folder).filter((name) => name.startsWith("generated/") && name.endsWith(".ts"));
  const program = ts.createProgram(
    files.map((name) => path.join(folder, name)),
    { ...options, rootDirs: [folder, ROOT], types: [], skipLibCheck: true },
  );
  return ts.getPreEmitDiagnostics(program).map(({ messageText, file }) => {
    return `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
  });
}

function mistakesOf(folder: string): string {
  try {
    render(fixtureSpec(folder));
  } catch (error) {
    if (error instanceof SpecError) {
      return reportSpecError(error, folder);
    }
    throw error;
  }
  return "no mistake found";
}
