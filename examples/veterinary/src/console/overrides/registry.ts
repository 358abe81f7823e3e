import type { OverrideRegistry } from "#console/crud/overrides/entity-overrides.ts";
import { medicineOverrides } from "./medicine.tsx";

/** Everything that this console does otherwise than generated. */
export const overrideRegistry = {
  entities: { medicine: medicineOverrides },
} satisfies OverrideRegistry;
