import type { MenuEntry } from "#spec";

export const menu = [{ name: "features", icon: "ExtensionOutlined", entity: "featur" }] as const satisfies readonly MenuEntry[];
