import { expect, test } from "vitest";
import type { ScreenName } from "../../../contract/screens.ts";
import type { OverrideRegistry } from "../../crud/overrides/entity-overrides.ts";
import { doesWithoutMui } from "./does-without-mui.ts";

const without = (screen: ScreenName, overrides: OverrideRegistry) =>
  doesWithoutMui({ entity: "ticket", screen }, async () => overrides);
const nothing = () => null;

test.each([
  ["list", true],
  ["create", true],
  ["edit", true],
  ["show", false],
] as const)("a generated %s screen alone does without MUI: %s", async (screen, does) => {
  expect(await without(screen, {})).toBe(does);
});

test.each([
  ["screens", { screens: { list: async () => nothing } }],
  ["actions of its own", { listActions: nothing }],
  ["cells", { display: { code: nothing } }],
] as const)("a list with %s of its own needs MUI, unless it does without", async (_what, own) => {
  expect(await without("list", { entities: { ticket: own } })).toBe(false);
  expect(await without("list", { entities: { ticket: { ...own, withoutMui: ["create"] } } })).toBe(false);
  expect(await without("list", { entities: { ticket: { ...own, withoutMui: ["list"] } } })).toBe(true);
  expect(await doesWithoutMui({ entity: "member", screen: "list" }, async () => ({ entities: { ticket: own } }))).toBe(
    true,
  );
});

test.each(["create", "edit"] as const)(
  "a %s screen laid out its own way needs MUI, unless it does without",
  async (screen) => {
    const own = { form: nothing };
    expect(await without(screen, { entities: { ticket: own } })).toBe(false);
    expect(await without(screen, { entities: { ticket: { ...own, withoutMui: ["list"] } } })).toBe(false);
    expect(await without(screen, { entities: { ticket: { ...own, withoutMui: [screen] } } })).toBe(true);
  },
);

test("where a kind of value is shown or edited the product's way, every list or form needs MUI", async () => {
  const entities = { ticket: { withoutMui: ["list", "create"] as const } };
  expect(await without("list", { displays: {}, entities })).toBe(false);
  expect(await without("create", { displays: {}, entities })).toBe(true);
  expect(await without("create", { controls: {}, entities })).toBe(false);
});
