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
])("a problem of %j is shown at %j, in whichever case and after whatever call it is written", (path, place) => {
  expect(shownAt(schema, path, {})).toBe(place);
});

test("a part of what was sent that the form does not show is not taken for what a backend names first", () => {
  expect(shownAt(schema, "owner.name", { owner: { name: "" }, name: "" })).toBe("owner.name");
});
