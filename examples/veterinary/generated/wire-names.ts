// @generated from schema/ by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { RequestNames, WireNames } from "entity-console/generated";

/** Names of fields in requests and responses, by entity. */
export const wireNames = {
  medicine: { names: { leaflet: "leafletUrl" } },
} as const satisfies { readonly [entity: string]: WireNames };

/** Names of fields in calls that belong to no entity. */
export const callNames = {
} as const satisfies { readonly [call: string]: RequestNames };
