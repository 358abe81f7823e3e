import type { TextKey } from "entity-console/console";
import { expect, test } from "vitest";
import { periodText } from "./period-text.ts";

test.each([
  ["monthly", "enum.periodicity.monthly"],
  ["WEEKLY", "WEEKLY"],
  [null, ""],
  [undefined, ""],
])("the periodicity %j is read as %j", (periodicity, wanted) => {
  expect(periodText(periodicity, (key: TextKey) => key)).toBe(wanted);
});
