import { expect, test } from "vitest";
import { memberScreens } from "../../../testing/fixture/generated/screens/member.ts";
import { allowedScreens } from "./allowed-screens.ts";

test("a reader gets only the screens that read, and an administrator gets all", () => {
  expect(allowedScreens(memberScreens, "administrator")).toBe(memberScreens);
  const { operations, routes, actions, archive } = allowedScreens(memberScreens, "reader");
  expect([operations, actions, archive]).toEqual([["list", "get"], [], null]);
  expect(routes).toEqual({ ...memberScreens.routes, create: null, edit: null });
});

test("the role that the spec sets for a call is respected", () => {
  const screens = { ...memberScreens, roles: { get: "administrator", renewCard: "reader" } as const };
  const { operations, routes, actions } = allowedScreens(screens, "reader");
  expect([operations, routes.show, actions.map(({ name }) => name)]).toEqual([["list"], null, ["renewCard"]]);
});
