import path from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { render } from "../generate.ts";
import { fixtureSpec } from "../testing/fixture-files.ts";

const FIXTURE = path.join(import.meta.dirname, "../testing/fixtures/one-entity");

/** The document of a spec with this text as its first description. */
function documentWith(description: string): string {
  const files = fixtureSpec(FIXTURE).map((file) => ({
    ...file,
    text: file.text.replace("  /** @readOnly */\n", `  /**\n   * ${description}\n   * @readOnly\n   */\n`),
  }));
  return render(files).files.find((file) => file.path === "docs/entities.md")?.content ?? "";
}

test("a description is in its own table cell", () => {
  expect(documentWith("Given by the backend.")).toContain("| `id` | text | read-only |  |  | Given by the backend. |");
});

test("case 154: no description, however hostile, makes a row, a column, an element or a diagram", () => {
  const plain = documentWith("A plain one.");
  const shape = (text: string) =>
    text.split("\n").map((line) => (line.startsWith("|") ? line.split("|").length : line));
  const hostile = fc.string({
    unit: fc.constantFrom("|", "`", "<", "b", ">", "\\", "~", "#", "-", " ", "[", "](", "&"),
  });
  fc.assert(
    fc.property(hostile, (text) => {
      // A description ends at the end of its comment, and an at sign would start a tag.
      const given = documentWith(`x ${text} y`);
      expect(shape(given)).toEqual(shape(plain));
      expect(given.replace(/<!--.*-->|<\/?code>/g, "")).not.toMatch(/<\w/);
    }),
    { numRuns: 25 },
  );
});
