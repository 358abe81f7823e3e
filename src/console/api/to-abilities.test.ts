import { describe, expect, test } from "vitest";
import { PLAIN_ABILITIES } from "../../contract/backend-abilities.ts";
import { LIST_PRESETS } from "../../contract/list-dialect.ts";
import { toAbilities } from "./to-abilities.ts";

describe("the table of what a backend can do", () => {
  test("is that of a plain backend of spec §7 where nothing is stated", () => {
    expect(toAbilities({})).toEqual(PLAIN_ABILITIES);
    expect(PLAIN_ABILITIES).toMatchObject({ paging: "auto", sums: false, audit: false, bulk: false, roles: false });
  });

  test("holds what is stated, and the defaults beside it", () => {
    expect(toAbilities({ abilities: { audit: true } })).toEqual({ ...PLAIN_ABILITIES, audit: true });
  });

  test("offers nothing that the backend's lists cannot be asked for", () => {
    const abilities = { sort: "many", search: true, filters: ["is"] } as const;
    expect(toAbilities({ abilities, lists: LIST_PRESETS.none })).toMatchObject({
      paging: "none",
      sort: "none",
      search: false,
      filters: [],
    });
    expect(toAbilities({ abilities, lists: LIST_PRESETS.spring })).toMatchObject({ paging: "auto", ...abilities });
  });
});
