import type { MenuEntry } from "./entity-spec.ts";

export const menu = [{ name: "features", icon: "feature", entity: "featur" }] as const satisfies readonly MenuEntry[];
