import type { EntitySpec } from "entity-console/spec";

/** A text in both languages. */
export interface Words {
  "pt-BR": string;
  "en-US"?: string;
}

/** A text that one language is missing of. */
export interface HalfWords {
  "pt-BR": string;
}

/** A text in a language that nobody chose. */
export interface OtherWords {
  "pt-BR": string;
  "en-US"?: string;
  "fr-FR"?: string;
}

/** A text that there may be in no language that everybody can fall back on. */
export interface LooseWords {
  "pt-BR"?: string;
  "en-US": string;
}

/** Counts, of which there is no language. */
export interface Counts {
  "pt-BR": string;
  "en-US"?: number;
}

/** Where a notice hangs. */
export interface Place {
  "zip-code": string;
}

/** What staff read on the wall. */
export interface Notice {
  /** @readOnly */
  id: string;
  name: string;
  words: Words;
  half?: HalfWords;
  other?: OtherWords;
  loose?: LooseWords;
  counts?: Counts;
  lines?: Words[];
  place?: Place;
}

export const notice = {
  titleField: "words",
  icon: "StyleOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  list: {
    columns: ["name", "words"],
    filters: ["words"],
    search: ["words"],
    sort: { field: "words", order: "asc" },
  },
  form: { sections: [{ name: "general", fields: ["name", "words"] }] },
} as const satisfies EntitySpec<Notice>;
