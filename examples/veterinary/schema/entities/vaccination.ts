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
  list: {
    columns: ["batchNumber", "patientId", "medicineId", "administeredOn", "boosterDue"],
    sort: { field: "administeredOn", order: "desc" },
    filters: ["patientId", "medicineId", "administeredOn", "boosterDue"],
    search: ["batchNumber"],
  },
  form: {
    sections: [
      { name: "injection", fields: ["patientId", "medicineId", "batchNumber", "administeredOn", "boosterDue"] },
    ],
    help: ["batchNumber", "boosterDue"],
  },
} as const satisfies EntitySpec<Vaccination>;
