/** An Arabic product: each kind of value whose direction may differ from the page's. */

const ITEM = `import type { EntitySpec } from "entity-console/spec";

/** Where an item is. */
export type ItemState = "inStock" | "reserved" | "sold";

/** An item of the shop. */
export interface Item {
  /** @readOnly */
  id: string;
  /**
   * @minLength 1
   * @maxLength 120
   */
  name: string;
  /**
   * Printed on the item.
   * @maxLength 20
   */
  code: string;
  /**
   * @minimum -100000
   * @format money
   */
  price: number;
  state: ItemState;
  /** @default true */
  active: boolean;
  /** @format email */
  seller?: string;
  /** @format tel */
  hotline?: string;
  /** @format date */
  since?: string;
  /**
   * @asType integer
   * @minimum 0
   * @default 1
   */
  pieces: number;
  /** @maxLength 2000 */
  description?: string;
}

export const item = {
  titleField: "name",
  icon: "CategoryOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  units: { pieces: "pieces" },
  list: {
    columns: ["name", "code", "price", "state", "active", "seller", "hotline", "since", "pieces"],
    sort: { field: "name", order: "asc" },
    filters: ["state", "active", "since"],
    search: ["name"],
  },
  form: {
    sections: [
      { name: "general", fields: ["name", "code", "price", "state", "active", "pieces"] },
      { name: "reach", fields: ["seller", "hotline", "since", "description"] },
    ],
  },
} as const satisfies EntitySpec<Item>;
`;

const ITEM_LABELS = `import type { EntityLabels } from "entity-console/spec";

export const item = {
  one: "منتج",
  many: "منتجات",
  counted: { two: "منتجان", few: "منتجات", many: "منتجًا", other: "منتج" },
  gender: "masculine",
  fields: {
    name: "الاسم",
    code: "الرمز",
    price: "السعر",
    state: "الحالة",
    active: "نشط",
    seller: "بريد البائع",
    hotline: "هاتف البائع",
    since: "تاريخ العرض",
    pieces: "الكمية",
    description: "الوصف",
  },
  sections: { general: "بيانات عامة", reach: "البائع" },
  enums: { itemState: { inStock: "متوفر", reserved: "محجوز", sold: "مباع" } },
} as const satisfies EntityLabels;
`;

const PRODUCT_LABELS = `import type { ProductLabels } from "entity-console/spec";

export const labels = {
  name: "متجر الحي",
  menu: { home: "الرئيسية" },
  units: {
    pieces: {
      zero: "لا قطع",
      one: "قطعة واحدة",
      two: "قطعتان",
      few: "{{count, number}} قطع",
      many: "{{count, number}} قطعة",
      other: "{{count, number}} قطعة",
    },
  },
} as const satisfies ProductLabels;
`;

const PRODUCT = `import type { ProductSpec } from "entity-console/spec";

export const product = {
  languages: ["ar-EG"],
  completeLanguages: ["ar-EG"],
  currency: "EGP",
  brand: { mark: "M8 8h16v16H8zM8 16h16" },
} as const satisfies ProductSpec;
`;

/** The files that replace those of `init`. */
export const SHOP_FILES: readonly (readonly [path: string, text: string])[] = [
  ["schema/entities/item.ts", ITEM],
  ["schema/product.ts", PRODUCT],
  ["src/labels/ar-EG/item.ts", ITEM_LABELS],
  ["src/labels/ar-EG/product.ts", PRODUCT_LABELS],
];

const NAMES = [
  "مصباح مكتب",
  "كرسي خشبي",
  "حقيبة سفر كبيرة",
  "ساعة حائط",
  "USB-C Hub 7-in-1",
  "دفتر ملاحظات",
  "سماعة رأس",
];

/** A sheet of items to import. */
export const SHEET = [
  "الاسم,الرمز,السعر,الحالة,نشط,بريد البائع,هاتف البائع,تاريخ العرض,الكمية",
  ...Array.from({ length: 28 }, (_, index) => {
    const state = ["متوفر", "محجوز", "مباع"][index % 3];
    const price = (index === 0 ? "-1250.50" : `${1234.5 * (index + 1)}`).replace(".", "٫");
    const day = String((index % 27) + 1).padStart(2, "0");
    return `${NAMES[index % 7]} ${index + 1},AB-${100 + index}/7,${price},${state},نعم,seller.${index}@shop.example,+20 2 2735 ${1000 + index},2026-03-${day},${index}`;
  }),
].join("\r\n");
