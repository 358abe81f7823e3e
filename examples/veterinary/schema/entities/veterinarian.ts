import type { EntitySpec } from "entity-console/spec";

/** Availability of a veterinarian for appointments. */
export type DutyState = "onDuty" | "onLeave" | "departed";

/** A veterinarian of the chain. */
export interface Veterinarian {
  /** @readOnly */
  id: string;
  /**
   * @minLength 2
   * @maxLength 120
   */
  fullName: string;
  /**
   * Number in the professional register.
   * @pattern ^[A-Z]{2}-[0-9]{4,6}$
   */
  licenceNumber: string;
  /** @default "onDuty" */
  dutyState: DutyState;
  /**
   * @minItems 1
   * @maxItems 8
   * @uniqueItems true
   */
  specialities: string[];
  /**
   * Ids of the clinics where they work.
   * @minItems 1
   * @uniqueItems true
   */
  clinics: string[];
  /** @format date */
  hiredOn?: string;
  /** @default 0 */
  hourlyRate: number;
  /** @maxLength 5000 */
  curriculum?: string;
}

export const veterinarian = {
  titleField: "fullName",
  icon: "BadgeOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  unique: ["licenceNumber"],
  tones: { dutyState: { onDuty: "primary", onLeave: "warning", departed: "neutral" } },
  relations: { clinics: { to: "clinic" } },
  archive: { field: "dutyState", value: "departed" },
  queries: { assignable: { path: "/veterinarians/assignable", result: "many", where: { dutyState: "onDuty" } } },
  list: {
    columns: ["fullName", "licenceNumber", "specialities", "dutyState", "hiredOn"],
    filters: ["dutyState", "clinics", "hiredOn"],
    search: ["fullName", "licenceNumber"],
  },
  form: {
    sections: [
      { name: "identity", fields: ["fullName", "licenceNumber", "dutyState", "hiredOn"] },
      { name: "work", fields: ["clinics", "specialities", "hourlyRate", "curriculum"] },
    ],
    widgets: { specialities: "chips", curriculum: "multiline" },
    help: ["licenceNumber"],
  },
  show: {
    displays: {
      licenceNumber: { as: "chips", squared: true },
      hiredOn: { as: "date", pattern: "monthAndYear" },
      hourlyRate: { as: "money", prefix: "≈" },
      curriculum: { as: "text", maxLength: 160 },
      dutyState: "enum",
      clinics: "relation",
    },
  },
} as const satisfies EntitySpec<Veterinarian>;
