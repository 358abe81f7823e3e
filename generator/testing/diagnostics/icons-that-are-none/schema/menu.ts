import type { MenuEntry } from "#spec";

export const menu = [{ name: "tickets", icon: "homeOutlined", entity: "ticket" }] as const satisfies readonly MenuEntry[];
