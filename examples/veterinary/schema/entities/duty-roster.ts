import type { EntitySpec } from "entity-console/spec";

/** The veterinarian on night duty in a week. Other programs read it; it has no screens. */
export interface DutyRoster {
  /** @readOnly */
  id: string;
  /**
   * The Monday of the week.
   * @format date
   */
  rosterWeek: string;
  /** Id of the veterinarian on duty. */
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
