import type { EntitySpec } from "#spec";

/** Who is called at night in a week. Other programs read it; no screen has it. */
export interface DutyRoster {
  /** @readOnly */
  id: string;
  /**
   * The Monday of the week.
   * @format date
   */
  rosterWeek: string;
  /** Who is called, by id. */
  veterinarianId: string;
  /** @maxLength 300 */
  rosterNote?: string;
}

export const dutyRoster = {
  titleField: "rosterWeek",
  icon: "NightlightOutlined",
  stored: true,
  unique: ["rosterWeek"],
  queries: { currentRoster: { path: "/duty-roster", result: "one" } },
  relations: { veterinarianId: { to: "veterinarian" } },
} as const satisfies EntitySpec<DutyRoster>;
