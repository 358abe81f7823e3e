import type { EntitySpec } from "entity-console/spec";
import type { Euros } from "../scalars.ts";

/** Form in which a medicine is given. */
export type DosageForm = "tablet" | "injectable" | "syrup" | "ointment";

/** Availability of a medicine. */
export type SupplyState = "supplied" | "shortage" | "withdrawn";

/** A medicine in stock. */
export interface Medicine {
  /** @readOnly */
  id: string;
  /**
   * @minLength 2
   * @maxLength 120
   */
  tradeName: string;
  /** @maxLength 200 */
  activeIngredient?: string;
  /** @default "tablet" */
  dosageForm: DosageForm;
  /**
   * @asType integer
   * @minimum 0
   * @maximum 1000000
   * @default 0
   */
  stockedDoses: number;
  /** @default 0 */
  unitPrice: Euros;
  /**
   * Value of the doses in stock.
   * @format money
   * @readOnly
   */
  stockValue: number;
  /**
   * Number of doses below the target stock of a thousand; negative above it.
   * @asType integer
   * @readOnly
   */
  dosesShort: number;
  /** @default true */
  prescriptionOnly: boolean;
  /**
   * Maximum storage temperature in degrees Celsius.
   * @minimum -80
   * @maximum 60
   */
  storageCeiling?: number;
  /** @default "supplied" */
  supplyState: SupplyState;
  /**
   * URL of the package leaflet.
   * @format uri
   * @maxLength 2000
   * @wire leafletUrl
   */
  leaflet?: string;
}

export const medicine = {
  titleField: "tradeName",
  titleFields: ["tradeName", "activeIngredient"],
  icon: "MedicationOutlined",
  path: "/pharmacy",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  unique: ["tradeName"],
  tones: { supplyState: { supplied: "success", shortage: "warning", withdrawn: "error" } },
  archive: { field: "supplyState", value: "withdrawn" },
  currencies: { unitPrice: "EUR", stockValue: "EUR" },
  computed: {
    stockValue: { multiply: ["stockedDoses", "unitPrice"] },
    dosesShort: { subtract: [1000, "stockedDoses"] },
  },
  rules: {
    oddStore: {
      at: "storageCeiling",
      never: {
        any: [
          { field: "storageCeiling", atMost: -60 },
          {
            all: [
              { field: "dosageForm", isNot: "tablet" },
              { field: "storageCeiling", moreThan: 40 },
            ],
          },
        ],
      },
      severity: "warn",
    },
  },
  units: { stockedDoses: "doses" },
  breakdowns: { dosageForm: { field: "dosageForm", path: "/pharmacy/dosage-forms" } },
  list: {
    columns: ["tradeName", "activeIngredient", "dosageForm", "stockedDoses", "unitPrice", "stockValue", "supplyState"],
    filters: ["supplyState", "dosageForm", "prescriptionOnly"],
    search: ["tradeName", "activeIngredient"],
  },
  form: {
    sections: [
      { name: "general", fields: ["tradeName", "activeIngredient", "dosageForm", "prescriptionOnly", "leaflet"] },
      { name: "store", fields: ["supplyState", "stockedDoses", "unitPrice", "storageCeiling"] },
    ],
    lockedWhen: { stockedDoses: { supplyState: "withdrawn" } },
    help: ["storageCeiling"],
  },
  show: {
    sections: [
      { name: "general", fields: ["tradeName", "activeIngredient", "dosageForm", "prescriptionOnly", "leaflet"] },
      {
        name: "store",
        fields: ["supplyState", "stockedDoses", "dosesShort", "unitPrice", "stockValue", "storageCeiling"],
      },
    ],
    displays: { storageCeiling: "number", stockedDoses: "quantity", unitPrice: "money" },
  },
} as const satisfies EntitySpec<Medicine>;
