import type { EntitySpec } from "#spec";

/** Who sees a reference. */
export type ReferenceVisibility = "public" | "private";

/** What a reference points to. */
export type ReferenceType = "document" | "page";

/** What a reference is used by. */
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
  /** The record that uses it, by id. */
  owner?: string;
  ownerType?: ReferenceSource;
  /**
   * Whether the assistant may read it.
   * @default true
   */
  availableToIA: boolean;
  /** @default "private" */
  visibility: ReferenceVisibility;
  /** @maxLength 2000 */
  description?: string;
}

export const reference = { titleField: "title", icon: "LinkOutlined" } as const satisfies EntitySpec<Reference>;
