import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseExactJson, parseListJson, toExactJson } from "./exact-json.ts";

const digits = fc.stringMatching(/^[0-9]{1,25}$/);
const whole = fc
  .tuple(fc.constantFrom("", "-"), fc.stringMatching(/^(0|[1-9][0-9]{0,24})$/))
  .map((parts) => parts.join(""));
const numberText = fc
  .tuple(whole, fc.option(digits, { nil: null }), fc.option(fc.stringMatching(/^[eE][+-]?[0-9]{1,3}$/), { nil: "" }))
  .map(([start, decimals, exponent]) => `${start}${decimals === null ? "" : `.${decimals}`}${exponent}`);

describe("numbers", () => {
  test("keep their digits, regardless of the surrounding text", () => {
    const texts = fc.array(fc.tuple(fc.string(), numberText, fc.constantFrom("", " ", "\n")), { minLength: 1 });
    fc.assert(
      fc.property(texts, (members) => {
        const unique = new Map(members.map(([key, number]) => [JSON.stringify(key), number]));
        const body = [...unique].map(([key, number]) => `${key}:[${number},{"a":${number}}]`).join(",");
        const text = `{${body}}`;
        const spaced = text.replaceAll(":[", `:${members[0]?.[2]}[${members[0]?.[2]}`);
        // A key that looks like the gap between key and number would get spaces too.
        fc.pre(!text.includes("__proto__") && !members.some(([key]) => key.includes(":[")));
        // JavaScript objects order integer keys first. Apply the same order to the expected keys.
        const wanted = toExactJson(Object.fromEntries([...unique].map(([key, number]) => [JSON.parse(key), number])));
        const found = parseExactJson(spaced) as Record<string, readonly [unknown, { readonly a: unknown }]>;
        const numbers = Object.entries(found).map(([key, [one, { a }]]) => [key, [toExactJson(one), toExactJson(a)]]);
        const doubled = Object.entries(JSON.parse(wanted)).map(([key, number]) => [key, [number, number]]);
        expect(numbers).toEqual(doubled);
      }),
      { numRuns: 500 },
    );
  });

  test.each(["1.10", "1.0", "-0", "1e5", "0.1234567890123456789", "100000000000000000000000"])(
    "%s is serialized as it was parsed, at the top level and nested",
    (text) => {
      expect(toExactJson(parseExactJson(text))).toBe(text);
      expect(toExactJson(parseExactJson(`{"a":[${text}]}`))).toBe(`{"a":[${text}]}`);
    },
  );

  test("past 2^53 are exact in a list too, where only whole numbers are kept exact", () => {
    expect(parseListJson('[{"id":9007199254740993,"amount":1.10}]')).toEqual([{ id: 9007199254740993n, amount: 1.1 }]);
  });
});

describe("a body", () => {
  test("with a duplicate key keeps the last value", () => {
    expect(parseExactJson('{"a":1,"a":1.10,"a":2}')).toEqual({ a: 2 });
  });

  test.each(['{"__proto__":{"admin":true},"id":1.10}', '{"\\u005f_proto__":{"admin":true},"id":1.10}'])(
    "%s does not change a prototype",
    (text) => {
      const value = parseExactJson(text) as object;
      expect(Object.keys(value)).toEqual(["id"]);
      expect(Reflect.get(value, "admin")).toBeUndefined();
    },
  );

  test("that is not JSON is rejected like JSON.parse does", () => {
    expect(() => parseExactJson('{"a":1.10')).toThrow(SyntaxError);
  });
});
