import { expect, test } from "vitest";
import { casesIn, staleCases, withHolders } from "./fault-cases.ts";

test.each([
  ["12: the token", [12]],
  ["2, 3: many calls", [2, 3]],
  ["50, @ 52", [50, 52]],
  ["12, 13 and 14", [12, 13, 14]],
  ["12, 13, and @ 14", [12, 13, 14]],
  ["138-140", [138, 139, 140]],
  ["138 to 140", [138, 139, 140]],
  ["31: when both have expired, 20 calls", [31]],
])("the fault cases in %j are read", (words, ids) => {
  // Assembled, so that this file does not name cases that it does not test.
  const list = words.replace("@", "case");
  expect(casesIn(`case ${list}`)).toEqual(ids);
  expect(casesIn(`/** Cases ${list} */`)).toEqual(ids);
});

test("the list keeps the reason of a case without a test until it has one", () => {
  const table = "| 1 | a | b | (none: too long) |\n| 2 | c | d | |\n| 3 | e | f | (none: not written yet) |\n";
  const holders = new Map([[3, ["src/a.test.ts", "src/b.test.ts"]]]);
  const wanted = withHolders(table, holders);
  expect(wanted).toBe(
    "| 1 | a | b | (none: too long) |\n| 2 | c | d | (none: not written yet) |\n| 3 | e | f | `src/a.test.ts`, `src/b.test.ts` |\n",
  );
  expect(staleCases(table, wanted)).toEqual([2, 3]);
});
