import type { EntitySpec } from "entity-console/spec";

/** Visibility of a reference. */
export type ReferenceVisibility = "public" | "private";

/** The kind of source. */
export type ReferenceType = "document" | "page";

/** The kind of record that uses a reference. */
export type ReferenceSource = "assessment" | "question";

/** A source that questions are generated from. */
export interface Reference {
  /** @readOnly */
  id: string;
  /**
   * @minLength 1
   * @maxLength 300
   */
  title: string;
  /** @maxLength 255 */
  name?: string;
  type: ReferenceType;
  /** Id of the record that uses it. */
  owner?: string;
  ownerType?: ReferenceSource;
  /**
   * True if the assistant may read it.
   * @default true
   */
  availableToIA: boolean;
  /** @default "private" */
  visibility: ReferenceVisibility;
  /** @maxLength 2000 */
  description?: string;
}

export const reference = { titleField: "title", icon: "LinkOutlined" } as const satisfies EntitySpec<Reference>;
