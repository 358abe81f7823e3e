import fc from "fast-check";
import ts from "typescript";
import { expect, test } from "vitest";
import { toJsonText, toLiteral } from "./literal.ts";

test("case 154: any text, however hostile, is one inert literal that evaluates to itself", () => {
  const hostile = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom(
      // biome-ignore lint/suspicious/noTemplateCurlyInString: text that would run if it reached a template
      "`${process.exit()}`",
      "</script>",
      "\u2028\u2029",
      "*/ process.exit() /*",
      "\r\n",
      "'\"\\",
      "__proto__",
    ),
  );
  fc.assert(
    fc.property(hostile, (text) => {
      const source = ts.createSourceFile("x.ts", `(${toLiteral(text)})`, ts.ScriptTarget.ES2022);
      expect(source.statements).toHaveLength(1);
      const [statement] = source.statements;
      const inner =
        statement !== undefined &&
        ts.isExpressionStatement(statement) &&
        ts.isParenthesizedExpression(statement.expression)
          ? statement.expression.expression
          : undefined;
      expect(inner !== undefined && ts.isStringLiteral(inner) && inner.text === text).toBe(true);
    }),
  );
});

test("case 154: characters that could end a script or a line are escaped, at any depth", () => {
  const literal = toLiteral({ "</script>": ["\u2028", { text: "</script>\u2029" }] });
  expect(literal).toBe('{ "\\u003c/script>": ["\\u2028", { text: "\\u003c/script>\\u2029" }] }');
});

test("case 154: __proto__ is printed as an ordinary key", () => {
  const hostile: unknown = JSON.parse('{ "__proto__": { "admin": true }, "constructor": 1 }');
  expect(toLiteral(hostile)).toBe('{ ["__proto__"]: { admin: true }, constructor: 1 }');
  expect(evaluate(toLiteral(hostile))).not.toHaveProperty("admin");
});

test("a literal of any plain data evaluates to the same data, at any depth", () => {
  const data = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: "small" },
      fc.string(),
      fc.boolean(),
      fc.constant(null),
      fc.integer(),
      fc.array(tie("value")),
      fc.dictionary(fc.string(), tie("value"), { noNullPrototype: true }),
    ),
  })).value;
  fc.assert(
    fc.property(data, (value) => {
      expect(evaluate(toLiteral(value, 3, 90))).toEqual(value);
    }),
  );
});

test("a literal is on one line if it fits, and otherwise has one member per line", () => {
  expect(toLiteral({ name: "code", many: false })).toBe('{ name: "code", many: false }');
  expect(toLiteral({ a: "x".repeat(70), b: "y".repeat(70) })).toBe(
    `{\n  a: "${"x".repeat(70)}",\n  b: "${"y".repeat(70)}",\n}`,
  );
});

test("any data as JSON is parsed back unchanged", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat(4), (value, open) => {
      expect(JSON.parse(toJsonText(value, open))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test("members in JSON have a line each down to a depth, and deeper values are on one line if they fit", () => {
  const long = "x".repeat(90);
  const value = { a: { b: { c: [1, 2], d: {} } }, long: { one: long, two: long }, gone: undefined };
  expect(toJsonText(value, 2)).toBe(`{
  "a": {
    "b": { "c": [1, 2], "d": {} }
  },
  "long": {
    "one": "${long}",
    "two": "${long}"
  }
}
`);
});

test("an empty value in JSON is on one line at any depth", () => {
  expect(toJsonText({ a: {}, b: [], c: { gone: undefined } }, 3)).toBe(`{
  "a": {},
  "b": [],
  "c": {}
}
`);
});

test("no line of JSON that can be wrapped is longer than 120 characters, including its comma", () => {
  for (let length = 80; length < 120; length += 1) {
    const text = toJsonText([{ a: "x".repeat(length) }, 1], 0);
    expect(Math.max(...text.split("\n").map((line) => (line.includes("{ ") ? line.length : 0)))).toBeLessThanOrEqual(
      120,
    );
  }
  expect(toJsonText([{ a: "x".repeat(106) }, 1], 0)).toContain(`  { "a": "${"x".repeat(106)}" },`);
});

function evaluate(literal: string): unknown {
  return new Function(`return (${literal});`)();
}
