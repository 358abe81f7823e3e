import type { MenuEntry } from "#spec";

export const menu = [
  { name: "home", icon: "home" },
] as const satisfies readonly MenuEntry[];
