import type { EntitySpec } from "entity-console/spec";

/** A vaccination of an animal. */
export interface Vaccination {
  /** @readOnly */
  id: string;
  /**
   * Batch number, as printed on the vial.
   * @minLength 4
   * @maxLength 30
   * @pattern ^[A-Z0-9-]+$
   */
  batchNumber: string;
  /** Id of the animal. */
  patientId: string;
  /** Id of the vaccine. */
  medicineId: string;
  /** @format date */
  administeredOn: string;
  /**
   * Due date of the booster; none if the protection is permanent.
   * @format date
   */
  boosterDue?: string;
  /**
   * True if the booster was due before today.
   * @readOnly
   */
  boosterMissed: boolean;
}

export const vaccination = {
  titleField: "batchNumber",
  icon: "VaccinesOutlined",
  operations: ["list", "get", "create", "delete"],
  screens: ["list", "show", "create"],
  relations: { patientId: { to: "patient" }, medicineId: { to: "medicine" } },
  rules: {
    boosterFirst: { at: "boosterDue", never: { field: "boosterDue", lessThan: { field: "administeredOn" } } },
  },
  computed: { boosterMissed: { field: "boosterDue", lessThan: { today: 0 } } },
  list: {
    columns: ["batchNumber", "patientId", "medicineId", "administeredOn", "boosterDue", "boosterMissed"],
    sort: { field: "administeredOn", order: "desc" },
    filters: ["patientId", "medicineId", "administeredOn", "boosterDue", "boosterMissed"],
    search: ["batchNumber"],
  },
  form: {
    sections: [
      { name: "injection", fields: ["patientId", "medicineId", "batchNumber", "administeredOn", "boosterDue"] },
    ],
    help: ["batchNumber", "boosterDue"],
  },
  show: {
    sections: [
      {
        name: "injection",
        fields: ["patientId", "medicineId", "batchNumber", "administeredOn", "boosterDue", "boosterMissed"],
      },
    ],
  },
} as const satisfies EntitySpec<Vaccination>;
