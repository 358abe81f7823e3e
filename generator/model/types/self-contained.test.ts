import { expect, test } from "vitest";
import { EndlessTypeError, toSelfContained, toSelfContainedOrNull } from "./self-contained.ts";

const schemas = {
  Name: { type: "string", minLength: 1, description: "A name." },
  Only: { type: "string", const: "one" },
  Item: { type: "object", properties: { name: { $ref: "#/definitions/Name" } } },
  Endless: { type: "object", properties: { next: { type: "array", items: { $ref: "#/definitions/Through" } } } },
  Through: { $ref: "#/definitions/Endless" },
};

test("references are inlined, and their sibling keywords take precedence", () => {
  const name = { type: "string", minLength: 1, description: "A name." };
  expect(toSelfContained({ $ref: "#/definitions/Name" }, schemas)).toEqual(name);
  expect(toSelfContained({ $ref: "#/definitions/Name", minLength: 2 }, schemas)).toEqual({ ...name, minLength: 2 });
  expect(toSelfContained({ type: "array", items: { $ref: "#/definitions/Item" } }, schemas)).toEqual({
    type: "array",
    items: { type: "object", properties: { name } },
  });
});

test("a const becomes an enum of one value", () => {
  expect(toSelfContained({ $ref: "#/definitions/Only" }, schemas)).toEqual({ type: "string", enum: ["one"] });
});

test("a type may be used twice, but not within itself", () => {
  const twice = {
    type: "object",
    properties: { a: { $ref: "#/definitions/Name" }, b: { $ref: "#/definitions/Name" } },
  };
  expect(Object.keys(toSelfContained(twice, schemas).properties ?? {})).toEqual(["a", "b"]);
  expect(() => toSelfContained({ $ref: "#/definitions/Endless" }, schemas)).toThrow(EndlessTypeError);
});

test("toSelfContainedOrNull returns null for a recursive type, and rethrows any other error", () => {
  expect(toSelfContainedOrNull({ $ref: "#/definitions/Endless" }, schemas)).toBeNull();
  expect(toSelfContainedOrNull({ $ref: "#/definitions/Only" }, schemas)).not.toBeNull();
  const recursive = {
    get items(): never {
      throw new RangeError("a fault");
    },
  };
  expect(() => toSelfContainedOrNull(recursive, schemas)).toThrow(RangeError);
});
