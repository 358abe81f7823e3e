import { expect, test } from "vitest";
import { calendarAt } from "./calendar.ts";
import { holds, type Predicate, pathsOf, usesToday } from "./predicate.ts";

const record: { readonly [path: string]: unknown } = {
  from: "2026-03-02",
  to: "2026-03-01",
  at: "2026-03-01T10:00:00Z",
  later: "2026-03-01T11:30:00+02:00",
  count: 3,
  price: 10.555,
  tiny: 1e-7,
  limit: 2,
  tags: ["a", "b"],
  state: "open",
  note: "",
  "ownerId.status": "blocked",
};
const read = (path: string) => record[path];

const CASES: readonly (readonly [Predicate, boolean])[] = [
  [{ field: "to", lessThan: { field: "from" } }, true],
  [{ field: "at", moreThan: { field: "later" } }, true],
  [{ field: "count", moreThan: { field: "limit" } }, true],
  [{ field: "count", atLeast: 3, atMost: 3 }, true],
  [{ field: "count", lessThan: 3 }, false],
  [{ field: "missing", lessThan: 3 }, false],
  [{ field: "missing", isNot: "open" }, true],
  [{ field: "state", is: ["open", "new"] }, true],
  [{ field: "state", isNot: "open" }, false],
  [{ field: "tags", is: "b" }, true],
  [{ field: "note", isThere: true }, false],
  [{ field: "ownerId.status", is: "blocked" }, true],
  [
    {
      all: [
        { field: "state", is: "open" },
        {
          any: [
            { field: "count", is: 1 },
            { field: "limit", is: 2 },
          ],
        },
      ],
    },
    true,
  ],
  [{ none: [{ field: "state", is: "open" }] }, false],
  [{ field: "from", lessThan: { today: 0 } }, false],
  [{ field: "to", lessThan: { today: 0 } }, true],
  [{ field: "from", is: "2026-03-02", atLeast: { today: 0 }, lessThan: { today: 1 } }, true],
  [{ field: "missing", lessThan: { today: 0 } }, false],
  [{ field: "price", moreDecimalsThan: 2 }, true],
  [{ field: "price", moreDecimalsThan: 3 }, false],
  [{ field: "tiny", moreDecimalsThan: 6 }, true],
  [{ field: "tiny", moreDecimalsThan: 7 }, false],
  [{ field: "count", moreDecimalsThan: 0 }, false],
  [{ field: "note", moreDecimalsThan: 0 }, false],
  [{ any: [] }, false],
];

test.each(CASES)("of the record, %j is %s", (predicate, expected) => {
  expect(holds(predicate, read, calendarAt("America/Sao_Paulo", new Date("2026-03-02T23:30:00-03:00")))).toBe(expected);
});

test("a predicate names every field that it reads", () => {
  const predicate: Predicate = { any: [{ none: [{ field: "a.b", is: 1 }] }, { field: "c", lessThan: { field: "d" } }] };
  expect(pathsOf(predicate)).toEqual(["a.b", "c", "d"]);
});

test.each<readonly [Predicate, boolean]>([
  [{ field: "to", lessThan: { today: 0 } }, true],
  [{ all: [{ field: "a", is: 1 }, { none: [{ field: "to", moreThan: { today: -7 } }] }] }, true],
  [{ any: [{ field: "to", lessThan: { field: "from" } }] }, false],
])("%j looks at today: %s", (predicate, expected) => {
  expect(usesToday(predicate)).toBe(expected);
});
