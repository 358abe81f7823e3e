// @generated from schema/entities/medicine.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Arbitrary } from "fast-check";
import type { Medicine } from "../../schema/entities/medicine.ts";
import { type Arbitraries, arbitraryRecord, withComputedValues } from "entity-console/arbitraries";
import type { MedicineBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function arbitraryMedicine(arbitrary: Arbitraries): Arbitrary<Medicine> {
  return arbitraryRecord(arbitrary, {
    required: [
      "id",
      "tradeName",
      "dosageForm",
      "stockedDoses",
      "unitPrice",
      "stockValue",
      "dosesShort",
      "prescriptionOnly",
      "supplyState",
    ],
    fields: {
      id: arbitrary.id("medicine"),
      tradeName: { type: "string", minLength: 2, maxLength: 120 },
      activeIngredient: { type: "string", maxLength: 200 },
      dosageForm: { type: "string", enum: ["tablet", "injectable", "syrup", "ointment"], default: "tablet" },
      stockedDoses: { type: "integer", minimum: 0, maximum: 1000000 },
      unitPrice: { type: "number", minimum: 0, maximum: 999999999.99, format: "money", multipleOf: 0.01 },
      stockValue: { type: "number", format: "money", multipleOf: 0.01 },
      dosesShort: { type: "integer" },
      prescriptionOnly: { type: "boolean", default: true },
      storageCeiling: { type: "number", minimum: -80, maximum: 60 },
      supplyState: { type: "string", enum: ["supplied", "shortage", "withdrawn"], default: "supplied" },
      leaflet: { type: "string", format: "uri", maxLength: 2000 },
    },
  }).map(withComputedValues({
    stockValue: { of: { multiply: ["stockedDoses", "unitPrice"] }, decimals: 2 },
    dosesShort: { of: { subtract: [1000, "stockedDoses"] } },
  }));
}

/** A random valid request body. */
export function arbitraryMedicineBody(arbitrary: Arbitraries): Arbitrary<MedicineBody> {
  return arbitraryRecord(arbitrary, {
    required: ["tradeName", "dosageForm", "stockedDoses", "unitPrice", "prescriptionOnly", "supplyState"],
    fields: {
      tradeName: { type: "string", minLength: 2, maxLength: 120 },
      activeIngredient: { type: "string", maxLength: 200 },
      dosageForm: { type: "string", enum: ["tablet", "injectable", "syrup", "ointment"], default: "tablet" },
      stockedDoses: { type: "integer", minimum: 0, maximum: 1000000 },
      unitPrice: { type: "number", minimum: 0, maximum: 999999999.99, format: "money", multipleOf: 0.01 },
      prescriptionOnly: { type: "boolean", default: true },
      storageCeiling: { type: "number", minimum: -80, maximum: 60 },
      supplyState: { type: "string", enum: ["supplied", "shortage", "withdrawn"], default: "supplied" },
      leaflet: { type: "string", format: "uri", maxLength: 2000 },
    },
  });
}
