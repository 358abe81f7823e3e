import type { MenuEntry } from "#spec";

export const more = [
  { name: "more", icon: "HomeOutlined" },
] as const satisfies readonly MenuEntry[];
