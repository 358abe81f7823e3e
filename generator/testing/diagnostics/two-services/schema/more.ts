import type { ServiceSpec } from "entity-console/spec";

export const more = { title: "More", version: "1.0.0", calls: {} } as const satisfies ServiceSpec;
