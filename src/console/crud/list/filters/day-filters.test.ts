import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { ticketScreens } from "../../../../../testing/fixture/generated/screens/ticket.ts";
import { PLAIN_ABILITIES } from "../../../../contract/backend-abilities.ts";
import { addDays } from "../../../../contract/calendar.ts";
import { ZONES } from "../../../../contract/testing/zones.ts";
import { toClientPage } from "../../../data/client-page.ts";
import { filterRows } from "../../../data/client-rows.ts";
import { formatDateTime, fromLocalInput, toLocalInput } from "../../../fields/date-text.ts";
import { setTimeZone } from "../../../lib/calendar.ts";
import type { ListState } from "../../query/list-state.ts";
import { toListQuery } from "../data/list-query.ts";
import { toServerCapabilities } from "../data/server-capabilities.ts";

afterEach(() => {
  setTimeZone(undefined);
  vi.useRealTimers();
});

const EDGES = [
  "2018-11-04T03:00:00Z",
  "2018-02-18T01:59:59.999Z",
  "2026-03-08T06:59:59.999Z",
  "2026-03-29T01:00:00Z",
  "2026-11-01T05:30:00Z",
  "2011-12-30T10:00:00Z",
  "2026-11-30T22:30:00-03:00",
  "2026-07-09T22:30:00Z",
];
const moment = fc.oneof(
  fc.constantFrom(...EDGES),
  fc
    .date({ min: new Date("1971-01-01T00:00:00Z"), max: new Date("2036-12-31T00:00:00Z"), noInvalidDate: true })
    .chain((each) => fc.constantFrom(each.toISOString(), each.getTime())),
);

const fields = { at: { name: "at", display: "datetime" } } as const;
const screens = {
  ...ticketScreens,
  fields: { at: { ...ticketScreens.fields["createdAt"], name: "at", display: "datetime" } },
  list: { ...ticketScreens.list, columns: ["at"], filters: ["at"], sortable: [], search: [] },
} as unknown as typeof ticketScreens;
const stateOf = (at: string) =>
  ({ page: 1, size: 10, sort: "", search: "", filters: { at }, groups: [], columns: ["at"] }) as unknown as ListState;

/** Converts `31/12/2026, 22:30` to an ISO date. */
function shownDay(value: unknown): string {
  const [day, month, year] = formatDateTime(value, "pt-BR").slice(0, "31/12/2026".length).split("/");
  return `${year}-${month}-${day}`;
}

const calendars = ZONES.flatMap((zone) => [
  ["the business zone", zone],
  ["the reader's zone", zone],
]);

function use(kind: string | undefined, zone: string): void {
  vi.stubEnv("TZ", kind === "the business zone" ? "Pacific/Kiritimati" : zone);
  setTimeZone(kind === "the business zone" ? zone : undefined);
}

test.each(calendars)(
  "with %s %s, a row matches only the filter of the day that its column shows",
  (kind, zone = "UTC") => {
    use(kind, zone);
    fc.assert(
      fc.property(moment, (at) => {
        const day = shownDay(at);
        for (const distance of [-1, 0, 1]) {
          const other = addDays(day, distance);
          const found = filterRows([{ id: "1", at }], { search: "", filters: { at: other }, fields }, []);
          expect([other, found.length]).toEqual([other, distance === 0 ? 1 : 0]);
          const query = toListQuery(
            stateOf(other),
            toServerCapabilities(screens, { ...PLAIN_ABILITIES, instants: true }),
          );
          const answered = toClientPage({ rows: [{ id: "1", at }], total: 1 }, query, { fields });
          expect([other, answered.total]).toEqual([other, distance === 0 ? 1 : 0]);
        }
      }),
      { numRuns: 100 },
    );
  },
);

test.each(calendars)("with %s %s, @today matches the current moment", (kind, zone = "UTC") => {
  use(kind, zone);
  for (const now of EDGES) {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(now) });
    expect(filterRows([{ id: "1", at: now }], { search: "", filters: { at: "@today" }, fields }, [])).toHaveLength(1);
  }
});

test.each(calendars)(
  "with %s %s, a timestamp in a form shows the column's time and is parsed back",
  (kind, zone = "UTC") => {
    use(kind, zone);
    fc.assert(
      fc.property(moment, (at) => {
        const text = toLocalInput(at);
        expect(text.slice(0, 10)).toBe(shownDay(at));
        expect(toLocalInput(fromLocalInput(text))).toBe(text);
      }),
      { numRuns: 100 },
    );
  },
);

test("a backend that filters by days receives the business days, or the user's days widened by one on each side", () => {
  const sent = () => toListQuery(stateOf("2026-11-30"), toServerCapabilities(screens, PLAIN_ABILITIES)).filters;
  setTimeZone("America/Sao_Paulo");
  expect(sent()).toEqual({ at: "2026-11-30" });
  setTimeZone(undefined);
  expect(sent()).toEqual({ at: "2026-11-29..2026-12-01" });
});

test("a backend that filters by timestamps receives the day's first and last millisecond", () => {
  setTimeZone("America/Sao_Paulo");
  const { filters } = toListQuery(
    stateOf("2026-11-30"),
    toServerCapabilities(screens, { ...PLAIN_ABILITIES, instants: true }),
  );
  expect(filters).toEqual({ at: "2026-11-30T03:00:00.000Z..2026-12-01T02:59:59.999Z" });
});
