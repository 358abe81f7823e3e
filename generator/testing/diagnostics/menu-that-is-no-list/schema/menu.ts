import type { MenuEntry } from "entity-console/spec";

export const menu = { name: "home", icon: "HomeOutlined" } as const satisfies MenuEntry;
