import fc from "fast-check";
import { expect, test } from "vitest";
import { toAnchor, toMarkdownCode, toMarkdownText } from "./markdown.ts";

test.each([
  ["a table's bar", "open | closed", "open &#124; closed"],
  ["an element", "<img src=x onerror=alert(1)>", "&#60;img src=x onerror=alert(1)&#62;"],
  ["a fence", "```mermaid", "&#96;&#96;&#96;mermaid"],
  ["a link", "[here](javascript:alert)", "&#91;here&#93;(javascript:alert)"],
  ["line ends", "one\r\ntwo\u2028three", "one two three"],
  ["the beginning of a list", "- an item", "&#45; an item"],
  ["the beginning of a numbered list", "1. an item", "1&#46; an item"],
  ["the beginning of a heading", "# Title", "&#35; Title"],
  ["an escape before a bar", "\\|", "&#92;&#124;"],
  ["a text that turns around", "abc\u202edef", "abcdef"],
  ["plain code", "according to `type`.", "according to `type`."],
  ["code with a bar", "`a|b` or so", "<code>a&#124;b</code> or so"],
])("%s is escaped", (_, text, markdown) => {
  expect(toMarkdownText(text)).toBe(markdown);
});

test("case 154: no text, however hostile, breaks out of its table cell", () => {
  const hostile = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: fc.constantFrom("`", "|", "\\", "<", ">", "\n", "\r", "-", "a", "&", "#", "~", "\u2028") }),
  );
  fc.assert(
    fc.property(hostile, (text) => {
      for (const markdown of [toMarkdownText(text), toMarkdownCode(text)]) {
        expect(markdown).not.toMatch(/[|\\\r\n\u2028\u2029]/);
        // The only remaining markup is code spans and our own elements.
        const outside = markdown.replace(/`[^`]+`|<\/?code>|&#\d+;/g, "");
        expect(outside).not.toMatch(/[`<>&*_[\]~$#]/);
        expect(markdown.match(/<code>/g)?.length).toBe(markdown.match(/<\/code>/g)?.length);
      }
    }),
  );
});

test("case 154: surrounding spaces and bidirectional controls are removed", () => {
  expect([toMarkdownText(" \n a \t b \u202e "), toMarkdownCode(" a ")]).toEqual(["a b", "`a`"]);
});

test("an anchor consists of the letters, digits and hyphens of its heading", () => {
  expect(toAnchor("BookCopy")).toBe("#bookcopy");
  expect(toAnchor("What a spec may say")).toBe("#what-a-spec-may-say");
  expect(toAnchor("`Ação` 2: a-b?")).toBe("#ação-2-a-b");
});
