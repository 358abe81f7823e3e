import type { EntitySpec } from "entity-console/spec";
import type { Urgency } from "../scalars.ts";

/** A prescribed course of medicines for an animal. */
export interface Treatment {
  /** @readOnly */
  id: string;
  /**
   * @minLength 3
   * @maxLength 160
   */
  diagnosis: string;
  /** Id of the animal. */
  patientId: string;
  /** Id of the prescribing veterinarian. */
  veterinarianId: string;
  /**
   * Ids of the prescribed medicines.
   * @uniqueItems true
   * @default []
   */
  medicines: string[];
  /** @default "routine" */
  urgency: Urgency;
  /** @format date */
  prescribedOn: string;
  /**
   * @asType integer
   * @minimum 1
   * @maximum 730
   */
  treatmentDays?: number;
  /**
   * Instructions for the keeper.
   * @maxLength 20000
   */
  instructions?: string;
}

export const treatment = {
  titleField: "diagnosis",
  icon: "HealingOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  relations: {
    patientId: { to: "patient" },
    veterinarianId: { to: "veterinarian", choices: "assignable" },
    medicines: { to: "medicine" },
  },
  rules: {
    longCourse: {
      at: "treatmentDays",
      never: {
        all: [{ field: "treatmentDays", moreThan: 365 }, { none: [{ field: "urgency", is: "routine" }] }],
      },
      severity: "warn",
    },
  },
  units: { treatmentDays: "days" },
  list: {
    columns: ["diagnosis", "patientId", "medicines", "prescribedOn", "treatmentDays", "urgency"],
    sort: { field: "prescribedOn", order: "desc" },
    filters: ["patientId", "medicines", "urgency", "prescribedOn"],
  },
  form: {
    sections: [
      { name: "prescription", fields: ["diagnosis", "patientId", "veterinarianId", "urgency", "prescribedOn"] },
      { name: "course", fields: ["medicines", "treatmentDays", "instructions"] },
    ],
    widgets: { medicines: "relation", instructions: "multiline" },
  },
  show: {
    displays: {
      urgency: { as: "chips", color: "primary" },
      treatmentDays: "integer",
      instructions: "html",
    },
  },
} as const satisfies EntitySpec<Treatment>;
