/** The spec of the shop. */

const CATEGORY = `import type { EntitySpec } from "entity-console/spec";

/** A category of products. */
export interface Category {
  /** @readOnly */
  id: string;
  /**
   * @minLength 1
   * @maxLength 120
   */
  name: string;
}

export const category = {
  titleField: "name",
  icon: "StyleOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  list: { columns: ["name"] },
  form: { sections: [{ name: "general", fields: ["name"] }] },
} as const satisfies EntitySpec<Category>;
`;

const PRODUCT = `import type { EntitySpec } from "entity-console/spec";

/** A product of the shop. */
export interface Product {
  /** @readOnly */
  id: string;
  /**
   * @minLength 1
   * @maxLength 120
   */
  name: string;
  /**
   * @minimum 0
   * @format money
   */
  listPrice: number;
  /** @format date */
  releasedOn?: string;
  /**
   * Whether it can be ordered.
   * @default true
   * @wire in_stock
   */
  available: boolean;
  /**
   * @asType integer
   * @minimum 1
   * @default 10
   */
  maxPerOrder: number;
  categoryId: string;
}

export const product = {
  titleField: "name",
  icon: "CategoryOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  relations: { categoryId: { to: "category" } },
  list: {
    columns: ["name", "listPrice", "releasedOn", "available", "categoryId"],
    sort: { field: "listPrice", order: "asc" },
    filters: ["available", "categoryId"],
    search: ["name"],
  },
  form: {
    sections: [
      { name: "general", fields: ["name", "listPrice", "releasedOn", "available", "maxPerOrder", "categoryId"] },
    ],
  },
} as const satisfies EntitySpec<Product>;
`;

const MENU = `import type { MenuEntry } from "entity-console/spec";

export const menu = [
  { name: "home", icon: "HomeOutlined", path: "/" },
  { name: "products", icon: "CategoryOutlined", entity: "product" },
  { name: "categories", icon: "StyleOutlined", entity: "category" },
] as const satisfies readonly MenuEntry[];
`;

const SETTINGS = `import type { ProductSpec } from "entity-console/spec";

export const product = {
  languages: ["pt-BR", "en-US"],
  currency: "USD",
  brand: { mark: "M8 8h16v16H8zM8 16h16" },
} as const satisfies ProductSpec;
`;

type TextFile = readonly [path: string, text: string];

/** The files that replace those of `init`. With snake_case, each field has its name of the wire by this rule. */
export function toShopFiles(naming: "snake_case" | undefined): readonly TextFile[] {
  const isOwn = naming === undefined;
  return [
    ["schema/entities/category.ts", CATEGORY],
    ["schema/entities/product.ts", isOwn ? PRODUCT.replace("   * @wire in_stock\n", "") : PRODUCT],
    ["schema/menu.ts", MENU],
    ["schema/product.ts", isOwn ? SETTINGS : SETTINGS.replace("} as const", `  naming: "${naming}",\n} as const`)],
  ];
}

/** The product's console with an adapter. */
export function toConsoleFile([module, name]: readonly [module: string, name: string]): TextFile {
  const text = `import type { ConsoleProduct } from "entity-console/console";
import { consoleModel } from "../../generated/console.ts";

export const consoleProduct = {
  model: consoleModel,
  adapters: { main: async () => (await import("../../../../../testing/adapters/${module}.ts")).${name} },
} satisfies ConsoleProduct;
`;
  return ["src/console/product.ts", text];
}
