import { expect, test } from "vitest";
import type { JsonSchema } from "../../../contract/json-schema.ts";
import { shownAt } from "./field-names.ts";

const schema: JsonSchema = {
  type: "object",
  properties: {
    name: { type: "string" },
    genres: { type: "array", items: { type: "string" } },
    bookCopies: { type: "array", items: { type: "object", properties: { price: { type: "number" } } } },
  },
};

test.each([
  ["name", "name"],
  ["Name", "name"],
  ["genres.1", "genres"],
  ["Genres.1", "genres"],
  ["bookCopies.1", "bookCopies.1"],
  ["BookCopies.1.Price", "bookCopies.1.price"],
  ["unknown.Thing", "unknown.Thing"],
  ["create.body.name", "name"],
  ["book.Name", "name"],
  ["create.body.bookCopies.1.price", "bookCopies.1.price"],
  ["some.thing.else.name", "some.thing.else.name"],
  ["", ""],
])("a problem at %j is shown at %j, regardless of case and of a prefix for the call", (path, place) => {
  expect(shownAt(schema, path, {})).toBe(place);
});

test("a path whose first key is a sent but hidden field is not read as a wrapper of the call", () => {
  expect(shownAt(schema, "owner.name", { owner: { name: "" }, name: "" })).toBe("owner.name");
});
