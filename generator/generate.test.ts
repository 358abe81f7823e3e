import path from "node:path";
import { describe, expect, test } from "vitest";
import { reportSpecError } from "./cli/report.ts";
import { SpecError } from "./diagnostics/spec-error.ts";
import { render } from "./generate.ts";
import { filesIn, fixtureFolders, fixtureLabels, fixtureSpec } from "./testing/fixture-files.ts";

/** Fault cases that a folder covers. */
const CASES: Readonly<Record<string, string>> = {
  "text-that-is-not-utf-8": "case 147",
  "entity-file-without-value": "case 147",
  "broken-syntax": "case 147",
  "type-that-contains-itself": "case 148",
  "types-in-a-circle": "case 148",
  "duplicate-route": "case 149",
  "routes-of-two-entities": "case 149",
  "two-types-of-one-name": "case 149",
  "name-that-is-taken": "case 151",
  "names-that-every-object-has": "case 151",
  "names-that-collide-in-the-plural": "case 151",
  "table-of-links-and-of-records": "case 151",
  "entity-name-of-other-letters": "case 153",
  "hostile-path": "case 153",
  "path-that-leads-elsewhere": "case 153",
  "hostile-field-name": "case 154",
  "paths-that-are-served-already": "case 150",
  "call-that-could-be-an-id": "case 150",
  "route-that-could-be-an-id": "case 150",
  "pattern-that-runs-away": "case 155",
};

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

describe("a mistake in the spec", () => {
  test.each(fixtureFolders("diagnostics").map((folder) => [titleOf(folder), folder]))("%s", async (_, folder) => {
    const text = diagnosticsOf(folder);
    await expect(`${text}\n`).toMatchFileSnapshot(path.join(folder, "message.txt"));
    // Below the line of the code: the cause and the remedy, one line each.
    const blocks = text.split("\n\n").filter((block) => block.includes("  found: "));
    expect(blocks.filter((block) => !/^ {2}found: .+\n {2}write: .+$/m.test(block) || linesOf(block) > 5)).toEqual([]);
    // A remedy that fills half of the terminal is not read.
    expect(text.split("\n").filter((line) => line.startsWith("  write:") && line.length > MAX_REMEDY)).toEqual([]);
  });
});

test("the same spec gives the same bytes from CRLF sources", () => {
  const folder = path.join(import.meta.dirname, "testing/fixtures/relation-and-embedded");
  const unix = render(fixtureSpec(folder)).files;
  const dos = render(fixtureSpec(folder).map((file) => ({ ...file, text: file.text.replaceAll("\n", "\r\n") }))).files;
  expect(dos).toEqual(unix);
});

function titleOf(folder: string): string {
  const name = path.basename(folder);
  const id = CASES[name];
  return id === undefined ? name : `${id}: ${name}`;
}

function linesOf(text: string): number {
  return text.split("\n").length;
}

/** Characters of the line with the remedy. */
const MAX_REMEDY = 240;

function diagnosticsOf(folder: string): string {
  try {
    render(fixtureSpec(folder), { labels: fixtureLabels(folder) });
  } catch (error) {
    if (error instanceof SpecError) {
      return reportSpecError(error, folder);
    }
    throw error;
  }
  return "no mistake found";
}
