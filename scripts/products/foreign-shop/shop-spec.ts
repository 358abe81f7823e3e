/** The spec of the shop: names in the spec's style, which the server writes in snake_case. */

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

/** Settings of the product. Each field has its name of the wire by this rule, unless it states another one. */
const SETTINGS = `import type { ProductSpec } from "entity-console/spec";

export const product = {
  languages: ["pt-BR", "en-US"],
  currency: "USD",
  brand: { mark: "M8 8h16v16H8zM8 16h16" },
  naming: "snake_case",
} as const satisfies ProductSpec;
`;

/** The files that replace those of `init`. */
export const SHOP_FILES: readonly (readonly [path: string, text: string])[] = [
  ["schema/entities/category.ts", CATEGORY],
  ["schema/entities/product.ts", PRODUCT],
  ["schema/menu.ts", MENU],
  ["schema/product.ts", SETTINGS],
];
