import type { MenuEntry } from "#spec";

export const more = [
  { name: "more", icon: "home" },
] as const satisfies readonly MenuEntry[];
