import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { templateText } from "./literal.ts";

const TEXTS = fc.array(fc.constantFrom("`", "\\", "$", "{", "}", "\r", "\n", "'", '"', "a", "é"), { maxLength: 12 });

test("any text inside a template literal evaluates to itself", () => {
  fc.assert(
    fc.property(
      TEXTS.map((parts) => parts.join("")),
      (text) => {
        expect(runInNewContext(`\`${templateText(text)}\``)).toBe(text);
      },
    ),
  );
});
