import { expect, test } from "vitest";
import { labelFieldsOf, relatedTitle } from "./related-title.ts";

test("a related record is named by its label field", () => {
  expect(relatedTitle({ labelField: "name" }, { name: "Poetry", shelf: "A" })).toBe("Poetry");
  expect(labelFieldsOf({ labelField: "name" })).toEqual(["name"]);
});

test("a related record is named by all of its label fields, if there are several", () => {
  const relation = { labelField: "name", labelFields: ["name", "shelf"] };
  expect(relatedTitle(relation, { name: "Poetry", shelf: "A" })).toBe("Poetry A");
  expect(labelFieldsOf(relation)).toEqual(["name", "shelf"]);
});
