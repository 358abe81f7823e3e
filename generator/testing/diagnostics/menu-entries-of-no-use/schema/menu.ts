import type { MenuEntry } from "#spec";

export const menu = [
  { name: "home page", icon: "home", path: "/home page" },
  { name: "features", icon: "feature", entity: "feature", path: "/features" },
  { name: "features", icon: "feature", entity: "feature" },
  { name: "plans", icon: "plan", entity: "plan" },
] as const satisfies readonly MenuEntry[];
