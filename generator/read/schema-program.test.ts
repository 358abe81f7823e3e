import { afterEach, expect, test } from "vitest";
import { createSchemaProgram, rememberParsed, sourceFileOf } from "./schema-program.ts";

const FILE = { path: "schema/entities/genre.ts", text: "export interface Genre {}\n" };

afterEach(() => rememberParsed(true));

function parse() {
  return sourceFileOf(createSchemaProgram([FILE]), FILE);
}

test("a further run takes what the run before it parsed", () => {
  expect(parse()).toBe(parse());
});

test("a process that runs once keeps nothing of what it parsed", () => {
  const file = { ...FILE, text: `${FILE.text}\n` };
  rememberParsed(false);
  const once = sourceFileOf(createSchemaProgram([file]), file);
  expect(sourceFileOf(createSchemaProgram([file]), file)).not.toBe(once);
});
