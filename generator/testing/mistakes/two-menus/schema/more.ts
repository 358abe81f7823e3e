import type { MenuEntry } from "./entity-spec.ts";

export const more = [
  { name: "more", icon: "home" },
] as const satisfies readonly MenuEntry[];
