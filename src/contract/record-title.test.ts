import { expect, test } from "vitest";
import { titleOf } from "./record-title.ts";

const fields = ["given", "family"] as const;

test("a record is named by all of its title fields, in their order", () => {
  expect(titleOf({ family: "Silva", given: "Ana" }, fields)).toBe("Ana Silva");
});

test("a title field without a value leaves no gap", () => {
  expect(titleOf({ given: "", family: "Silva" }, fields)).toBe("Silva");
  expect(titleOf({ given: null, family: "Silva" }, fields)).toBe("Silva");
  expect(titleOf({ given: 0 }, fields)).toBe("0");
});

test("a record without a value in any of them has no name", () => {
  expect(titleOf({ id: "1" }, fields)).toBeNull();
  expect(titleOf(undefined, fields)).toBeNull();
  expect(titleOf("Ana", fields)).toBeNull();
});
