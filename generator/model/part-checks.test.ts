import { expect, test } from "vitest";
import { diagnosticsOfItem, text } from "../testing/small-spec.ts";

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

test("a list has columns of parts of objects, and is filtered, searched and sorted by them", () => {
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
    '"plase.city", whose "plase" is no field of Item -> did you mean "place"? (one of: id, name, place, hours, code)',
  ],
  [
    "place.ctiy",
    '"place.ctiy", whose "ctiy" is no part of "place" -> did you mean "city"? (one of: city, rent, tags, points, point)',
  ],
  [
    "place.point.hight",
    '"place.point.hight", whose "hight" is no part of "place.point" -> did you mean "height"? (one of: height)',
  ],
  ["place.point", '"place.point", an object inside an object -> one of its parts: "place.point.height"'],
  ["code.city", '"code.city", a part of "code", which is no object -> "code"'],
  ["place.city.name", '"place.city.name", a part of "place.city", which is no object -> "place.city"'],
  [
    "hours.city",
    '"hours.city", a part of each item of the list "hours", which is no single value -> ' +
      '"hours" as a column, which shows how many there are, or a field beside the list',
  ],
  ["place.points", '"place.points", a list of objects inside an object -> another part, or a field beside the list'],
  [
    "place.points.height",
    '"place.points.height", a part of each item of a list of objects inside an object -> ' +
      "another part, or a field beside the list",
  ],
])("a column of %s is refused with what to write instead", (path, words) => {
  expect(ofList({ columns: ["name", path] })).toEqual([`item.list.columns.1: ${words}`]);
});

test("a filter by a part of several values, or of a number, is refused by its kind", () => {
  const kinds = "enum, boolean, date, datetime, text, email, uri, tel, html, image, file";
  expect(ofList({ filters: ["place.tags", "place.rent"] })).toEqual([
    `item.list.filters.0: a filter by "place.tags", whose kind is texts -> a field of the kind: ${kinds}`,
    `item.list.filters.1: a filter by "place.rent", whose kind is number -> a field of the kind: ${kinds}`,
  ]);
});

test("a quick search in a part that is no text is refused by its kind", () => {
  expect(ofList({ search: ["place.rent"] })).toEqual([
    'item.list.search.0: a quick search in "place.rent", whose kind is number -> ' +
      "a field of the kind: text, email, uri, tel, html, image, file, enum",
  ]);
});

test("nothing but a list takes the path of a part", () => {
  expect(diagnosticsOfItem(fields, { unique: ["place.city"] })).toEqual([
    'item.unique.0: "place.city", which is no field of Item -> one of: id, name, place, hours, code',
  ]);
});
