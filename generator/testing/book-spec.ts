/** A book of eight fields and an id, with an enumeration, a relation, money and a confirmed action. */
export const BOOK = `import type { EntitySpec } from "entity-console/spec";

export type Genre = "novel" | "poetry" | "poetry" | "biography";

/**
 * @minimum 0
 * @format money
 */
export type Price = number;

/** A book that members borrow. */
export interface Book {
  /** @readOnly */
  id: string;
  title: string;
  genre?: Genre;
  /** @format date */
  publishedOn?: string;
  price?: Price;
  /** @asType integer */
  pages?: number;
  isRare?: boolean;
  lentTo?: string;
  /** @uniqueItems true */
  tags?: string[];
}

export const book = {
  titleField: "title",
  icon: "MenuBookOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  relations: { lentTo: { to: "member" } },
  actions: { withdraw: { method: "POST", path: "/books/{id}/withdraw", on: "record", bulk: true, confirm: true } },
  list: { columns: ["title", "genre", "price"] },
  form: {
    sections: [
      { name: "general", fields: ["title", "genre", "publishedOn", "price", "pages", "isRare", "lentTo", "tags"] },
    ],
  },
} as const satisfies EntitySpec<Book>;
`;
