import { expect, test } from "vitest";
import { withQuery } from "./query-path.ts";

test("the fields of an object become the query of a path, without those that have no value", () => {
  expect(withQuery("/history", { from: "2030-01-01", until: undefined, name: "a b&c", none: "" })).toBe(
    "/history?from=2030-01-01&name=a%20b%26c",
  );
  expect(withQuery("/history", { until: undefined })).toBe("/history");
});
