/** What a label file may say, and what is generated of it. Label files are read, never run. */

/** Grammatical genders that a language may tell apart. */
export type Gender = "masculine" | "feminine" | "neuter" | "common";

/** Forms of a text with a `{{count}}` that some languages have beside one and other. */
type RarePlural = "zero" | "two" | "few" | "many";

/** Texts of an entity that have no number, each made by a pattern of the language. */
type PlainWord =
  | "one"
  | "many"
  | "create"
  | "edit"
  | "delete"
  | "deleteConfirm"
  | "created"
  | "updated"
  | "deleted"
  | "none"
  | "noMatch"
  | "selectAll"
  | "bulkDeleteConfirm"
  | "taken"
  | "archive"
  | "archived";

/** Texts of an entity with a `{{count}}`; the word alone is the plural, `count_one` the singular. */
type CountedWord = "count" | "selected" | "bulkDelete" | "bulkDeleted" | "bulkDone" | "bulkFailed";

/** The texts that the patterns of a language make of an entity's name. */
export type EntityWord = PlainWord | CountedWord | `${CountedWord}_one`;

/** Further plurals, `count_few`, of the languages that have them. */
type RareWord = `${CountedWord}_${RarePlural}`;

/**
 * How a language makes texts of an entity's name: `{one}` and `{many}` stand for the name, `{One}` and `{Many}` for the
 * name at the beginning of a sentence, `{Novo|Nova}` for the form of the entity's gender, in the order of `genders`.
 * What stands in two braces, `{{title}}`, is filled in when the text is shown.
 */
export interface LanguagePatterns {
  /** Empty in a language whose words do not agree with a noun's gender. */
  readonly genders: readonly Gender[];
  readonly entity: { readonly [W in EntityWord]: string } & { readonly [W in RareWord]?: string };
  /** Names of fields that many entities have, `createdAt`. */
  readonly fields: { readonly [field: string]: string };
  /** What is said after an action; `{label}` stands for its name. */
  readonly action: { readonly success: string; readonly failure: string };
}

/** A text for each gender, where it agrees with the entity that shows it. */
export type AgreeingText = { readonly [G in Gender]?: string };

/** Names of the values of enumerations, by the enumeration's name. */
export type EnumLabels = {
  readonly [enumeration: string]: { readonly [value: string]: string | AgreeingText };
};

/** What people call an entity and its parts in one language. The generator checks each name against the spec. */
export interface EntityLabels {
  /** As in the middle of a sentence. */
  readonly one: string;
  readonly many: string;
  /** Only in a language whose patterns have genders. */
  readonly gender?: Gender;
  readonly fields?: { readonly [field: string]: string };
  /** Parts of objects where they stand by themselves, as columns and filters: "Address: City" where nothing is said. */
  readonly parts?: { readonly [path: string]: string };
  readonly sections?: { readonly [section: string]: string };
  readonly help?: { readonly [field: string]: string };
  readonly breakdowns?: { readonly [breakdown: string]: string };
  readonly rules?: { readonly [rule: string]: string };
  readonly actions?: { readonly [action: string]: ActionLabels };
  readonly enums?: EnumLabels;
  /** Texts in place of those that the language's patterns make. */
  readonly texts?: { readonly [W in EntityWord | RareWord]?: string };
}

/** What is said of an action; the last two have patterns. */
export interface ActionLabels {
  readonly label: string;
  readonly confirm?: string;
  readonly success?: string;
  readonly failure?: string;
}

/** What belongs to no single entity, in one language. */
export interface ProductLabels {
  /** What the console is called. */
  readonly name: string;
  /** An entry that opens an entity's list is called as the entity is, where nothing is said. */
  readonly menu?: { readonly [entry: string]: string };
  readonly enums?: EnumLabels;
  /** A number with its unit, by `{{count, number}}`. */
  readonly units?: { readonly [unit: string]: UnitLabels };
  /**
   * The product's own texts: `tokenTool.title` has the key `product.tokenTool.title`. One whose key begins with the name
   * of an entity that has a list, `plan.payers`, is there when a list is drawn; the others come with the first screen
   * that is not a generated list, or once one of them is asked for.
   */
  readonly texts?: { readonly [key: string]: string };
}

/** A number with its unit, by the plural forms of the language. */
export type UnitLabels = { readonly one: string; readonly other: string } & { readonly [P in RarePlural]?: string };

/** Every text of a product in one language, by key; a text that is missing is undefined. */
export type Catalogue = { readonly [key: string]: string | undefined };

/** A language that a product speaks. */
export interface ProductLanguage {
  /** By its BCP 47 tag, `pt-BR`. */
  readonly name: string;
  /** What the console says before anybody has signed in. */
  readonly loadFirst: () => Promise<Catalogue>;
  /** What its lists say, and whatever is on every page. */
  readonly loadRest: () => Promise<Catalogue>;
  /** What only forms, show pages and the product's own screens say, and what no generated screen shows. */
  readonly loadLater: () => Promise<Catalogue>;
}
