import { expect, test } from "vitest";
import type { TextKey } from "#console/i18n/text.ts";
import { periodText } from "./period-text.ts";

test.each([
  ["monthly", "enum.periodicity.monthly"],
  ["WEEKLY", "WEEKLY"],
  [null, ""],
  [undefined, ""],
])("the periodicity %j is read as %j", (periodicity, wanted) => {
  expect(periodText(periodicity, (key: TextKey) => key)).toBe(wanted);
});
