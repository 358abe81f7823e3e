import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { testFolder } from "../../testing/temporary-folder.ts";
import { reportError } from "../cli/report-error.ts";
import { checkDuplicateNames, readSchemaFiles } from "./schema-files.ts";

let project: string;

beforeEach(() => {
  project = testFolder("codegen-");
  mkdirSync(path.join(project, "schema/entities"), { recursive: true });
});

const file = (name: string, content: string | Buffer) => writeFileSync(path.join(project, "schema", name), content);

test.each([
  ["10 MB", "a.ts", { content: "x ".repeat(5_000_000), wanted: "found: 10000000 bytes" }],
  [
    "other bytes than UTF-8",
    "a.ts",
    { content: Buffer.from([0xff, 0xfe, 0x41]), wanted: "found: bytes that are not UTF-8 text" },
  ],
  ["a zero byte", "a.ts", { content: "export const a = 1;\0", wanted: "found: bytes that are not UTF-8 text" }],
  ["no TypeScript", "a.json", { content: "{}", wanted: "There is no TypeScript file in" }],
])("case 147: a folder with a file of %s is rejected", (_, name, { content, wanted }) => {
  file(name, content);
  expect(refusal()).toContain(wanted);
});

test("case 147: a file of a million bytes is read, and a larger one is rejected", () => {
  file("a.ts", "x".repeat(1_000_000));
  expect(readSchemaFiles(project)).toHaveLength(1);
  file("a.ts", "x".repeat(1_000_001));
  expect(refusal()).toContain("schema/a.ts:1:1");
  expect(refusal()).toContain("write: at most 1000000 bytes in one file");
});

test("case 149: two files whose names differ only in case are rejected, and both are named", () => {
  const names = ["schema/entities/Book.ts", "schema/entities/book.ts", "schema/enums.ts"];
  expect(checkDuplicateNames(names)).toEqual([
    {
      at: { file: "schema/entities/book.ts", line: 1, column: 1 },
      path: "",
      message: "a file whose name differs from schema/entities/Book.ts only in case",
      hint: "another name for one of them",
    },
  ]);
});

test("tests are not part of the spec, and line endings are converted to LF", () => {
  file("enums.ts", "one\r\ntwo\n");
  file("enums.test.ts", "");
  file("enums.test-d.ts", "");
  expect(readSchemaFiles(project)).toEqual([{ path: "schema/enums.ts", text: "one\ntwo\n" }]);
});

function refusal(): string {
  try {
    readSchemaFiles(project);
  } catch (error) {
    return reportError(error, project);
  }
  return "nothing refused";
}
