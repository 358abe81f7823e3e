// @generated from schema/entities/medicine.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Medicine } from "../../schema/entities/medicine.ts";
import { type Draw, withComputedValues } from "entity-console/arbitraries";
import type { MedicineBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function drawMedicine(draw: Draw): Arbitrary<Medicine> {
  return record(
    {
      id: draw.id("medicine"),
      tradeName: draw.text({ minLength: 2, maxLength: 120 }),
      activeIngredient: draw.text({ maxLength: 200 }),
      dosageForm: draw.choice(["tablet", "injectable", "syrup", "ointment"], "tablet"),
      stockedDoses: draw.integer({ minimum: 0, maximum: 1000000 }),
      unitPrice: draw.number({ minimum: 0, maximum: 999999999.99, multipleOf: 0.01 }),
      stockValue: draw.number({ multipleOf: 0.01 }),
      dosesShort: draw.integer({}),
      prescriptionOnly: draw.boolean(true),
      storageCeiling: draw.number({ minimum: -80, maximum: 60 }),
      supplyState: draw.choice(["supplied", "shortage", "withdrawn"], "supplied"),
      leaflet: draw.text({ maxLength: 2000, format: "uri" }),
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
export function drawMedicineBody(draw: Draw): Arbitrary<MedicineBody> {
  return record(
    {
      tradeName: draw.text({ minLength: 2, maxLength: 120 }),
      activeIngredient: draw.text({ maxLength: 200 }),
      dosageForm: draw.choice(["tablet", "injectable", "syrup", "ointment"], "tablet"),
      stockedDoses: draw.integer({ minimum: 0, maximum: 1000000 }),
      unitPrice: draw.number({ minimum: 0, maximum: 999999999.99, multipleOf: 0.01 }),
      prescriptionOnly: draw.boolean(true),
      storageCeiling: draw.number({ minimum: -80, maximum: 60 }),
      supplyState: draw.choice(["supplied", "shortage", "withdrawn"], "supplied"),
      leaflet: draw.text({ maxLength: 2000, format: "uri" }),
    },
    { requiredKeys: ["tradeName", "dosageForm", "stockedDoses", "unitPrice", "prescriptionOnly", "supplyState"] },
  );
}
