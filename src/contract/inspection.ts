// What the inspector of `dev` and its server exchange. Not part of a build.

/** A trace of the spec in a page, such as the message key of a label. */
export type InspectedMark =
  | { readonly key: string }
  /** A shown text, in the page's language. */
  | { readonly text: string }
  /** A field of the nearest entity, by name. */
  | { readonly field: string }
  | { readonly entity: string };

/** An element of the page, as marks from the element outwards. */
export interface InspectedElement {
  /** The page's language, such as `pt-BR`. */
  readonly language: string;
  /** The page's path, without the base path of the console. */
  readonly path: string;
  readonly marks: readonly InspectedMark[];
}

/** A line of a file that belongs to an element. */
export interface InspectedPlace {
  readonly group: "spec" | "labels" | "overrides" | "calls" | "generated";
  /** `field`, `list.columns`, `label pt-BR`, `display.code`, `create`. */
  readonly what: string;
  readonly text: string;
  /** Relative to the product, or to the framework. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** Absolute, with the line, for the editor; null if the file does not exist. */
  readonly open: string | null;
}

/** Where a part of a page comes from. */
export interface InspectedSubject {
  /** `ticket.code`, `ticket: section general`, `menu: tickets`. */
  readonly name: string;
  readonly description: string;
  /** False for a text of the framework, or a name that no spec has. */
  readonly isOfProduct: boolean;
  readonly places: readonly InspectedPlace[];
}

/** The subjects of an element, the nearest first; or why they are unknown. */
export interface Inspection {
  readonly subjects: readonly InspectedSubject[];
  readonly problem: string | null;
}
