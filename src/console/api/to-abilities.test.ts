import { describe, expect, test } from "vitest";
import { PLAIN_ABILITIES } from "../../contract/backend-abilities.ts";
import { LIST_PRESETS } from "../../contract/list-dialect.ts";
import { toAbilities } from "./to-abilities.ts";

describe("the capabilities of a backend", () => {
  test("are those of a plain backend of spec §7 by default", () => {
    expect(toAbilities({})).toEqual(PLAIN_ABILITIES);
    expect(PLAIN_ABILITIES).toMatchObject({
      paging: "auto",
      sums: false,
      audit: false,
      batch: false,
      export: false,
      roles: false,
    });
  });

  test("combine the configured values with the defaults", () => {
    expect(toAbilities({ abilities: { audit: true } })).toEqual({ ...PLAIN_ABILITIES, audit: true });
  });

  test("exclude options that lists cannot send", () => {
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
