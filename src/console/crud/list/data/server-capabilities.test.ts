import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memberScreens } from "../../../../../testing/fixture/generated/screens/member.ts";
import { ticketScreens } from "../../../../../testing/fixture/generated/screens/ticket.ts";
import { type BackendAbilities, PLAIN_ABILITIES } from "../../../../contract/backend-abilities.ts";
import { toServerCapabilities } from "./server-capabilities.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2030-05-15T12:00:00Z") }));
afterEach(() => void vi.useRealTimers());

const ABLE: BackendAbilities = { ...PLAIN_ABILITIES, filterGroups: true };
const asked = (field: string, text: string) => toServerCapabilities(ticketScreens, ABLE).toGroup?.([{ field, text }]);

test.each([
  ["status", "active,archived", { field: "status", is: ["active", "archived"] }],
  ["status", "!active", { none: [{ field: "status", is: ["active"] }] }],
  ["code", "~ab", { field: "code", contains: "ab" }],
  ["code", "!~ab", { none: [{ field: "code", contains: "ab" }] }],
  ["value", "10..20", { field: "value", atLeast: "10", atMost: "20" }],
  ["value", "..20", { field: "value", atMost: "20" }],
  ["lastDay", "@thisMonth", { field: "lastDay", is: "2030-05-01..2030-05-31" }],
  ["lastDay", "2030-01-01..", { field: "lastDay", is: "2030-01-01.." }],
  ["lastDay", "@empty", { field: "lastDay", isThere: false }],
  ["status", "@filled", { field: "status", isThere: true }],
])("%s as %s is converted to the wire format", (field, text, wanted) => {
  expect(asked(field, text)).toEqual({ any: [wanted] });
});

test("a group is sent completely or not at all", () => {
  const toGroup = toServerCapabilities(ticketScreens, ABLE).toGroup;
  const known = { field: "status", text: "active" };
  expect(toGroup?.([known, { field: "value", text: "10.." }])).toEqual({
    any: [
      { field: "status", is: ["active"] },
      { field: "value", atLeast: "10" },
    ],
  });
  expect(toGroup?.([known, { field: "gone", text: "x" }])).toBeNull();
});

test("groups are sent only if the backend supports them", () => {
  expect(toServerCapabilities(ticketScreens, PLAIN_ABILITIES).toGroup).toBeUndefined();
});

test("a field that the list does not send to the backend is filtered in the browser", () => {
  const list = {
    ...(memberScreens.list as NonNullable<typeof memberScreens.list>),
    filters: [],
    sortable: [],
    search: [],
  };
  expect(toServerCapabilities({ ...memberScreens, list }, ABLE).toGroup?.([{ field: "name", text: "~a" }])).toBeNull();
});
