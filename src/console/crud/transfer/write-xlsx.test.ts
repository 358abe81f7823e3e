import fc from "fast-check";
import { expect, test } from "vitest";
import { readXlsx } from "./read-xlsx.ts";
import { writeXlsx } from "./write-xlsx.ts";

/** Any UTF-16 unit or code point, and escapes that a text may contain by itself. */
const anyPart = fc.oneof(
  fc.string({ unit: "binary", minLength: 1, maxLength: 3 }),
  fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
  fc.constantFrom("\ufffd", "\ufffe", "\u007f", "\u{1fffe}a", "_x000D_", "\r\n", "\ud800"),
);

test("a text of any characters comes back from a workbook", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyPart, { minLength: 1, maxLength: 5 }), async (parts) => {
      const text = `a${parts.join("")}b`;
      const file = await writeXlsx([["title"], [text]], "Sheet");
      expect(await readXlsx(new Uint8Array(await file.arrayBuffer()))).toEqual([["title"], [text]]);
    }),
    { numRuns: 150 },
  );
}, 60_000);
