import type { MenuEntry } from "#spec";

export const menu = [
  { name: "home page", icon: "HomeOutlined", path: "/home page" },
  { name: "features", icon: "ExtensionOutlined", entity: "feature", path: "/features" },
  { name: "features", icon: "ExtensionOutlined", entity: "feature" },
  { name: "plans", icon: "LayersOutlined", entity: "plan" },
] as const satisfies readonly MenuEntry[];
