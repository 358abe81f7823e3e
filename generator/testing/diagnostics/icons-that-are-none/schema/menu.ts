import type { MenuEntry } from "entity-console/spec";

export const menu = [{ name: "tickets", icon: "homeOutlined", entity: "ticket" }] as const satisfies readonly MenuEntry[];
