import type { MenuEntry } from "entity-console/spec";

export const menu = [
  { name: "home page", icon: "HomeOutlined", path: "/home page" },
  { name: "genres", icon: "StyleOutlined", entity: "genre", path: "/genres" },
  { name: "genres", icon: "StyleOutlined", entity: "genre" },
  { name: "books", icon: "MenuBookOutlined", entity: "book" },
] as const satisfies readonly MenuEntry[];
