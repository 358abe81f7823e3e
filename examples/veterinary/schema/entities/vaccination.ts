import type { EntitySpec } from "#spec";

/** One injection that protects an animal for a while. */
export interface Vaccination {
  /** @readOnly */
  id: string;
  /**
   * The number of the batch, as printed on the vial.
   * @minLength 4
   * @maxLength 30
   * @pattern ^[A-Z0-9-]+$
   */
  batchNumber: string;
  /** The animal, by id. */
  patientId: string;
  /** The vaccine, by id. */
  medicineId: string;
  /** @format date */
  administeredOn: string;
  /**
   * When the next injection is due; none means that the protection lasts.
   * @format date
   */
  boosterDue?: string;
  /**
   * Whether the next injection should have been given before today.
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
