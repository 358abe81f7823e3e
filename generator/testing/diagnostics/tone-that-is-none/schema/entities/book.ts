import type { EntitySpec } from "entity-console/spec";

/** Where a book stands. */
export type BookState = "on-loan" | "shelved" | "lost";

/** A book of a library. */
export interface Book {
  /** @readOnly */
  id: string;
  title: string;
  state: BookState;
}

export const book = { titleField: "title", icon: "MenuBookOutlined" } as const satisfies EntitySpec<Book>;
