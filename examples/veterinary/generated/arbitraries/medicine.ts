// @generated from schema/entities/medicine.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Medicine } from "../../schema/entities/medicine.ts";
import { type Arbitraries, withComputedValues } from "entity-console/arbitraries";
import type { MedicineBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function arbitraryMedicine(arbitrary: Arbitraries): Arbitrary<Medicine> {
  return record(
    {
      id: arbitrary.id("medicine"),
      tradeName: arbitrary.text({ minLength: 2, maxLength: 120 }),
      activeIngredient: arbitrary.text({ maxLength: 200 }),
      dosageForm: arbitrary.choice(["tablet", "injectable", "syrup", "ointment"], "tablet"),
      stockedDoses: arbitrary.integer({ minimum: 0, maximum: 1000000 }),
      unitPrice: arbitrary.number({ minimum: 0, maximum: 999999999.99, multipleOf: 0.01 }),
      stockValue: arbitrary.number({ multipleOf: 0.01 }),
      dosesShort: arbitrary.integer({}),
      prescriptionOnly: arbitrary.boolean(true),
      storageCeiling: arbitrary.number({ minimum: -80, maximum: 60 }),
      supplyState: arbitrary.choice(["supplied", "shortage", "withdrawn"], "supplied"),
      leaflet: arbitrary.text({ maxLength: 2000, format: "uri" }),
    },
    {
      requiredKeys: [
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
    },
  ).map(withComputedValues({
    stockValue: { of: { multiply: ["stockedDoses", "unitPrice"] }, decimals: 2 },
    dosesShort: { of: { subtract: [1000, "stockedDoses"] } },
  }));
}

/** A random valid request body. */
export function arbitraryMedicineBody(arbitrary: Arbitraries): Arbitrary<MedicineBody> {
  return record(
    {
      tradeName: arbitrary.text({ minLength: 2, maxLength: 120 }),
      activeIngredient: arbitrary.text({ maxLength: 200 }),
      dosageForm: arbitrary.choice(["tablet", "injectable", "syrup", "ointment"], "tablet"),
      stockedDoses: arbitrary.integer({ minimum: 0, maximum: 1000000 }),
      unitPrice: arbitrary.number({ minimum: 0, maximum: 999999999.99, multipleOf: 0.01 }),
      prescriptionOnly: arbitrary.boolean(true),
      storageCeiling: arbitrary.number({ minimum: -80, maximum: 60 }),
      supplyState: arbitrary.choice(["supplied", "shortage", "withdrawn"], "supplied"),
      leaflet: arbitrary.text({ maxLength: 2000, format: "uri" }),
    },
    { requiredKeys: ["tradeName", "dosageForm", "stockedDoses", "unitPrice", "prescriptionOnly", "supplyState"] },
  );
}
