import type { MenuEntry } from "#spec";

export const menu = { name: "home", icon: "HomeOutlined" } as const satisfies MenuEntry;
