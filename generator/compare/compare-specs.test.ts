import { expect, test } from "vitest";
import { buildModel } from "../model/build-model.ts";
import { toSummary } from "../model/spec-summary.ts";
import { readSpecSource } from "../read/spec-source.ts";
import { fixtureFolders, fixtureSpec } from "../testing/fixture-files.ts";
import { compareSpecs } from "./compare-specs.ts";

const FOLDER = fixtureFolders("fixtures").find((folder) => folder.endsWith("every-kind-of-field")) ?? "";

const summaryOf = (change: (text: string) => string) =>
  toSummary(
    buildModel(
      readSpecSource(
        fixtureSpec(FOLDER).map((file) =>
          file.path.includes("entities/") ? { ...file, text: change(file.text) } : file,
        ),
      ),
    ),
  );

const before = summaryOf((text) => text);

const replaced = (from: string, to: string) => (text: string) => {
  expect(text).toContain(from);
  return text.replace(from, to);
};

test.each([
  ["nothing", (text: string) => text, []],
  [
    "an optional field",
    replaced("  ratio?: number;", "  ratio?: number;\n  /** @maxLength 80 */\n  note?: string;"),
    [
      {
        path: "member.note",
        description: "added, optional text, maxLength 80",
        isBreaking: false,
        affects: ["client", "table"],
      },
    ],
  ],
  [
    "a field that goes",
    (text: string) => replaced('"ratio", ', "")(replaced("  ratio?: number;\n", "")(text)),
    [{ path: "member.ratio", description: "removed", isBreaking: true, affects: ["form", "show", "client", "table"] }],
  ],
  [
    "a tighter bound",
    replaced("@minLength 8", "@minLength 9"),
    [
      {
        path: "member.password",
        description: "optional password, minLength 9, write-only (was: optional password, minLength 8, write-only)",
        isBreaking: true,
        affects: ["form", "client", "table"],
      },
    ],
  ],
  [
    "a looser bound",
    replaced("@maximum 9000000000", "@maximum 9000000001"),
    [
      {
        path: "member.loans",
        description: "required integer, maximum 9000000001 (was: required integer, maximum 9000000000)",
        isBreaking: false,
        affects: ["form", "show", "client", "table"],
      },
    ],
  ],
  [
    "a value of an enumeration that goes",
    replaced('"active" | "on-hold"', '"active"'),
    [
      {
        path: "member.status",
        description:
          'required enumeration, one of active, default "active" (was: required enumeration, one of active, on-hold, default "active")',
        isBreaking: true,
        affects: ["list", "form", "show", "client", "table"],
      },
    ],
  ],
  [
    "a column",
    replaced('columns: ["name", "amount", ', 'columns: ["name", "email", "amount", '),
    [{ path: "member.email", description: "now used", isBreaking: false, affects: ["list"] }],
  ],
  [
    "a moved path",
    replaced('operations: ["list",', 'endpoints: { list: "/members/all" },\n  operations: ["list",'),
    [
      {
        path: "member.list",
        description: "call moved to GET /members/all (was: GET /members)",
        isBreaking: true,
        affects: [],
      },
    ],
  ],
  [
    "a screen that goes",
    replaced('screens: ["list", "show", "create", "edit"]', 'screens: ["list", "show", "create"]'),
    [{ path: "member.edit", description: "screen removed, /members/edit/{id}", isBreaking: false, affects: [] }],
  ],
])("%s is described and marked as breaking or not", (_, change, wanted) => {
  expect(compareSpecs(before, summaryOf(change))).toEqual(wanted);
});
