import type { EntitySpec } from "entity-console/spec";

/** The kind of file that a document is. */
export type DocumentType = "pdf" | "word" | "excel" | "rtf";

/** A file that teachers upload for the assistant. */
export interface Document {
  /** @readOnly */
  id: string;
  /**
   * @minLength 1
   * @maxLength 300
   */
  title: string;
  /**
   * The file's name.
   * @minLength 1
   * @maxLength 255
   */
  name: string;
  /** @uniqueItems true */
  authors: string[];
  type: DocumentType;
  /** @uniqueItems true */
  tags: string[];
  /** @maxLength 2000 */
  description?: string;
  /**
   * Progress of its processing by the assistant, in the assistant's own words.
   * @readOnly
   */
  brainceptStatus?: string;
  /**
   * The stored file.
   * @readOnly
   */
  fileRecordId?: string;
}

export const document = { titleField: "title", icon: "DescriptionOutlined" } as const satisfies EntitySpec<Document>;
