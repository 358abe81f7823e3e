import type { MenuEntry } from "entity-console/spec";

export const more = [
  { name: "more", icon: "HomeOutlined" },
] as const satisfies readonly MenuEntry[];
