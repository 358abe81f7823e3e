import path from "node:path";
import process from "node:process";
import { describe, expect, test } from "vitest";
import { testFolder } from "../testing/temporary-folder.ts";
import { reportSpecError } from "./cli/report.ts";
import { SpecError } from "./diagnostics/spec-error.ts";
import { render } from "./generate.ts";
import type { SchemaFile } from "./read/schema-files.ts";
import { filesIn, fixtureFolders, fixtureLabels, fixtureSpec } from "./testing/fixture-files.ts";
import { mistakeSpec, readTopics, updateMessage, writeMistake } from "./testing/mistakes.ts";

describe.each(fixtureFolders("fixtures").map((folder) => [path.basename(folder), folder]))("%s", (_, folder) => {
  test("generates exactly the expected files", async () => {
    // The reference of options is the same for every fixture.
    const { files: all, missingTexts } = render(fixtureSpec(folder), { labels: fixtureLabels(folder) });
    const files = all.filter((file) => file.path !== "docs/spec-reference.md");
    expect(missingTexts).toEqual([]);
    for (const file of files) {
      await expect(file.content).toMatchFileSnapshot(path.join(folder, file.path));
    }
    const given = files.map((file) => file.path);
    expect(filesIn(folder).filter((name) => !/^(schema|src)\//.test(name))).toEqual(given.sort());
  });
});

describe.each(fixtureFolders("diagnostics").map((folder) => [path.basename(folder), folder]))("%s", (name, folder) => {
  test(name === "text-that-is-not-utf-8" ? "case 147: is reported" : "is reported", async () => {
    const text = diagnosticsOf(folder, () => fixtureSpec(folder));
    await expect(`${text}\n`).toMatchFileSnapshot(path.join(folder, "message.txt"));
  });
});

const TOPICS = readTopics().map((topic) => [topic.name, topic] as const);

describe.each(TOPICS)("mistakes in a spec: %s", (_, { file, mistakes }) => {
  test.each(mistakes.map((mistake) => [mistake.title, mistake] as const))("%s", (_title, mistake) => {
    const folder = testFolder("mistake-");
    writeMistake(mistake, folder);
    const text = diagnosticsOf(folder, () => mistakeSpec(mistake)).replace(/\n\n\d+ mistakes? in the spec; .*$/, "");
    if (process.env["UPDATE_MESSAGES"] === "1") {
      updateMessage(file, mistake, text);
    } else {
      expect(text).toBe(mistake.message);
    }
    // Below the line of the code: the cause and the remedy, one line each.
    const blocks = text.split("\n\n").filter((block) => block.includes("  found: "));
    expect(blocks.filter((block) => !/^ {2}found: .+\n {2}write: .+$/m.test(block) || linesOf(block) > 5)).toEqual([]);
    // A remedy that fills half of the terminal is not read.
    expect(text.split("\n").filter((line) => line.startsWith("  write:") && line.length > MAX_REMEDY)).toEqual([]);
  });
});

test("the report ends with the number of mistakes", () => {
  const mistake = { at: { file: "schema/menu.ts", line: 1, column: 1 }, path: "", message: "one", hint: "none" };
  const endOf = (mistakes: readonly (typeof mistake)[]) =>
    reportSpecError(new SpecError(mistakes), "/nowhere").split("\n\n").at(-1);
  expect(endOf([mistake])).toBe("1 mistake in the spec; generated/ is untouched.");
  expect(endOf([mistake, mistake])).toBe("2 mistakes in the spec; generated/ is untouched.");
});

test("the same spec gives the same bytes from CRLF sources", () => {
  const folder = path.join(import.meta.dirname, "testing/fixtures/relation-and-embedded");
  const unix = render(fixtureSpec(folder)).files;
  const dos = render(fixtureSpec(folder).map((file) => ({ ...file, text: file.text.replaceAll("\n", "\r\n") }))).files;
  expect(dos).toEqual(unix);
});

function linesOf(text: string): number {
  return text.split("\n").length;
}

/** Characters of the line with the remedy. */
const MAX_REMEDY = 240;

function diagnosticsOf(folder: string, readSpec: () => readonly SchemaFile[]): string {
  try {
    render(readSpec(), { labels: fixtureLabels(folder) });
  } catch (error) {
    if (error instanceof SpecError) {
      return reportSpecError(error, folder);
    }
    throw error;
  }
  return "no mistake found";
}
