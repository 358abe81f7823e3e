import type { MenuEntry } from "./entity-spec.ts";

export const menu = [
  { name: "home", icon: "home" },
] as const satisfies readonly MenuEntry[];
