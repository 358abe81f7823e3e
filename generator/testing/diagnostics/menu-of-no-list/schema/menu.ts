import type { MenuEntry } from "#spec";

export const menu = [{ name: "features", icon: "feature", entity: "featur" }] as const satisfies readonly MenuEntry[];
