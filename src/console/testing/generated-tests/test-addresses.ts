import fc from "fast-check";
import { matchRoutes } from "react-router-dom";
import { expect, test } from "vitest";
import type { EntityScreens } from "../../../contract/screens.ts";
import { listDefaults } from "../../crud/query/list-defaults.ts";
import { type ListState, PAGE_SIZES, readListState, writeListState } from "../../crud/query/list-state.ts";
import { writeCondition } from "../../data/condition.ts";
import { toRecordPath } from "../../data/to-record-path.ts";

const RUNS = { seed: 1, numRuns: 200 };

/** Tests that addresses of an entity's screens survive a round trip. */
export function testAddresses(screens: EntityScreens): void {
  const { list, routes } = screens;
  if (list !== null) {
    const defaults = listDefaults(screens);
    test("a list's address gives back its page, order, search, filters and columns", () => {
      fc.assert(
        fc.property(anyListState(screens), (state) => {
          const address = writeListState(state, defaults).toString();
          expect(readListState(new URLSearchParams(address), defaults)).toEqual(state);
        }),
        RUNS,
      );
    });
  }
  const recordPaths = [routes.show, routes.edit].filter((path) => path !== null);
  if (recordPaths.length > 0) {
    // Exclude ids of dots only: they would resolve to a parent folder, and are rejected before sending.
    const id = fc.string({ minLength: 1, unit: "grapheme" }).filter((text) => !/^\.{1,2}$/.test(text));
    test.each(recordPaths)("%s gives back the record's id", (template) => {
      const routes = [{ path: template.replace("{id}", ":id") }];
      fc.assert(
        fc.property(id, (given) => {
          const { pathname } = new URL(toRecordPath(template, given), "https://console.example");
          expect(matchRoutes(routes, pathname)?.[0]?.params["id"]).toBe(given);
        }),
        RUNS,
      );
    });
  }
}

/** Any state that a list's controls can produce. */
function anyListState(screens: EntityScreens): fc.Arbitrary<ListState> {
  const defaults = listDefaults(screens);
  const columns = fc.subarray([...defaults.columns], { minLength: 1 });
  const filters = Object.fromEntries(defaults.filters.map((field) => [field, anyFilter(field, defaults)]));
  return fc.record({
    page: fc.integer({ min: 1, max: 999_999 }),
    size: fc.constantFrom(...PAGE_SIZES),
    sort: fc.constantFrom(...(screens.list?.sortable ?? []).flatMap((field) => [field, `-${field}`]), defaults.sort),
    search: fc.string({ unit: "grapheme", maxLength: 40 }),
    filters: fc.record(filters, { requiredKeys: [] }) as fc.Arbitrary<ListState["filters"]>,
    groups: fc.constant([]),
    columns,
    ignored: fc.constant([]),
  });
}

function anyFilter(field: string, { kinds }: ReturnType<typeof listDefaults>) {
  const { kind, values = [] } = kinds[field] ?? { kind: "text" };
  if (values.length > 0) {
    return fc.constantFrom(...values, `!${values.join(",")}`, "@empty");
  }
  if (kind === "date") {
    return fc.constantFrom("2026-01-01..2026-03-01", "2026-01-01..", "..2026-03-01", "@thisMonth");
  }
  return kind === "number"
    ? fc.constantFrom("10..20", "..0.5", "7", "@filled")
    : fc.string({ minLength: 1, unit: "grapheme" }).map((value) => writeCondition({ operator: "is", values: [value] }));
}
