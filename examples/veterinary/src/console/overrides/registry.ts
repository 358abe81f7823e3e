import type { OverrideRegistry } from "entity-console/console";
import { browserKinds } from "../../kinds/browser-kinds.ts";
import { medicineOverrides } from "./medicine.tsx";

/** All overrides by entity. */
export const overrideRegistry = {
  entities: { medicine: medicineOverrides },
  kinds: browserKinds,
} satisfies OverrideRegistry;
