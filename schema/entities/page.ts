import type { EntitySpec } from "entity-console/spec";

/** A text that a teacher writes in the assistant. */
export interface Page {
  /** @readOnly */
  id: string;
  /**
   * @minLength 1
   * @maxLength 200
   */
  name: string;
  /** @uniqueItems true */
  tags: string[];
  /** @maxLength 2000 */
  description?: string;
  /** @maxLength 60 */
  icon?: string;
  /** @maxLength 1000000 */
  content?: string;
}

export const page = { titleField: "name", icon: "ArticleOutlined" } as const satisfies EntitySpec<Page>;
