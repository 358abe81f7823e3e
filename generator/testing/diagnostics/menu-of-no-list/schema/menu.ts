import type { MenuEntry } from "entity-console/spec";

export const menu = [{ name: "genres", icon: "StyleOutlined", entity: "featur" }] as const satisfies readonly MenuEntry[];
