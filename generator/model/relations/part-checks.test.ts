import { expect, test } from "vitest";
import { diagnosticsOfItem, text } from "../../testing/small-spec.ts";

const point = { type: "object", properties: { height: { type: "number" } } } as const;
const place = {
  type: "object",
  properties: {
    city: { type: "string" },
    rent: { type: "number" },
    tags: { type: "array", items: { type: "string" } },
    points: { type: "array", items: point },
    point,
  },
} as const;
const fields = { "place?": place, "hours?": { type: "array", items: place }, "code?": text } as const;

function ofList(list: object): readonly string[] {
  return diagnosticsOfItem(fields, { list: { columns: ["name"], ...list } as never });
}

test("a list shows, filters, searches and sorts by fields inside objects", () => {
  expect(
    ofList({
      columns: ["name", "place", "place.city", "place.point.height", "place.tags"],
      filters: ["place.city"],
      search: ["name", "place.city"],
      sort: { field: "place.rent", order: "asc" },
    }),
  ).toEqual([]);
});

test.each([
  [
    "plase.city",
    '"plase" in "plase.city" is not a field of Item -> did you mean "place"? (one of: id, name, place, hours, code)',
  ],
  [
    "place.ctiy",
    '"ctiy" in "place.ctiy" is not a field of "place" -> did you mean "city"? (one of: city, rent, tags, points, point)',
  ],
  [
    "place.point.hight",
    '"hight" in "place.point.hight" is not a field of "place.point" -> did you mean "height"? (one of: height)',
  ],
  ["place.point", '"place.point" is an object inside an object -> one of its fields: "place.point.height"'],
  ["code.city", '"code.city" is not a field: "code" is not an object -> "code"'],
  ["place.city.name", '"place.city.name" is not a field: "place.city" is not an object -> "place.city"'],
  [
    "hours.city",
    '"hours.city" has several values, one for each item of the list "hours" -> ' +
      '"hours" as a column, which shows the number of items, or a field outside the list',
  ],
  [
    "place.points",
    '"place.points" is a list of objects inside an object -> another field, or a field outside the list',
  ],
  [
    "place.points.height",
    '"place.points.height" is a field of each item of a list of objects inside an object -> ' +
      "another field, or a field outside the list",
  ],
])("the column %s is rejected with a remedy", (path, words) => {
  expect(ofList({ columns: ["name", path] })).toEqual([`item.list.columns.1: ${words}`]);
});

test("a filter by a list or a number inside an object is rejected by its kind", () => {
  const kinds = "text, email, uri, tel, html, image, file, enum, date, datetime, boolean";
  expect(ofList({ filters: ["place.tags", "place.rent"] })).toEqual([
    `item.list.filters.0: a filter by "place.tags" is not possible: its kind is texts -> a field of the kind: ${kinds}`,
    `item.list.filters.1: a filter by "place.rent" is not possible: its kind is number -> a field of the kind: ${kinds}`,
  ]);
});

test("a quick search in a number inside an object is rejected by its kind", () => {
  expect(ofList({ search: ["place.rent"] })).toEqual([
    'item.list.search.0: a quick search in "place.rent" is not possible: its kind is number -> ' +
      "a field of the kind: text, email, uri, tel, html, image, file, enum",
  ]);
});

test("only lists accept paths into objects", () => {
  expect(diagnosticsOfItem(fields, { unique: ["place.city"] })).toEqual([
    'item.unique.0: "place.city" is not a field of Item -> one of: id, name, place, hours, code',
  ]);
});
