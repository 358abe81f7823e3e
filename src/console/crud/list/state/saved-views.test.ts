import fc from "fast-check";
import { expect, test } from "vitest";
import { readPreferences, readViews, withPreferences } from "./saved-views.ts";

const damaged = fc.oneof(
  fc.string(),
  fc.json(),
  fc
    .record({ columns: fc.jsonValue(), widths: fc.jsonValue(), size: fc.jsonValue() }, { requiredKeys: [] })
    .map((preferences) => JSON.stringify(preferences)),
);

test("a list opens with any content in its storage keys", () => {
  fc.assert(
    fc.property(damaged, damaged, (preferences, views) => {
      localStorage.setItem("console-list-book", preferences);
      localStorage.setItem("console-views-book", views);
      const { columns, widths, size } = readPreferences("book");
      expect(columns === undefined || columns.every((name) => typeof name === "string")).toBe(true);
      expect(Object.values(widths ?? {}).every((width) => typeof width === "number")).toBe(true);
      expect(size === undefined || Number.isInteger(size)).toBe(true);
      expect(
        readViews("book").every(({ name, search }) => typeof name === "string" && typeof search === "string"),
      ).toBe(true);
      expect(withPreferences("book", new URLSearchParams())).toBeInstanceOf(URLSearchParams);
    }),
  );
});

test("valid preferences are kept as they are", () => {
  const preferences = { columns: ["name"], widths: { name: 120 }, size: 50 };
  localStorage.setItem("console-list-book", JSON.stringify(preferences));
  expect(readPreferences("book")).toEqual(preferences);
});
