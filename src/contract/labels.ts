/** Types of label files and generated catalogues. Label files are parsed, never run. */

/** Grammatical genders. */
export type Gender = "masculine" | "feminine" | "neuter" | "common";

/** A plural category of CLDR. */
export type PluralCategory = "zero" | "one" | "two" | "few" | "many" | "other";

/** Plural categories besides `one` and `other`, as suffixes of texts with a `{{count}}`. */
export type ExtraPlural = Exclude<PluralCategory, "one" | "other">;

/** Texts of an entity without a number, each created by a pattern of the language. */
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

/** Texts of an entity with a `{{count}}`. The name itself is the plural; `count_one` is the singular. */
type CountedWord = "count" | "selected" | "bulkDelete" | "bulkDeleted" | "bulkDone" | "bulkFailed";

/** Texts that patterns create from an entity's name. */
export type EntityWord = PlainWord | CountedWord | `${CountedWord}_one`;

/** Additional plural forms, such as `count_few`, for languages that have them. */
type ExtraPluralWord = `${CountedWord}_${ExtraPlural}`;

/**
 * Patterns of a language for texts about entities. `{one}` and `{many}` are the entity's name, `{One}` and `{Many}` the
 * name at the start of a sentence. `{Novo|Nova}` selects the form for the entity's gender, in the order of `genders`.
 * `{counted}` is the name after a number. Double braces (`{{title}}`) are replaced at run time.
 *
 * A text with a `{{count}}` has one pattern for each plural category of the language: `count` for "other", `count_one`,
 * `count_few` and so on. One pattern with `{counted}` serves all categories.
 */
export interface LanguagePatterns {
  /** Empty if the language's words do not agree in gender. */
  readonly genders: readonly Gender[];
  readonly entity: { readonly [W in PlainWord | CountedWord]: string } & {
    readonly [W in `${CountedWord}_one` | ExtraPluralWord]?: string;
  };
  /** Labels of fields that many entities have, such as `createdAt`. */
  readonly fields: { readonly [field: string]: string };
  /** Messages after an action; `{label}` is the action's label. */
  readonly action: { readonly success: string; readonly failure: string };
}

/** A text for each gender, if it agrees with the entity. */
export type AgreeingText = { readonly [G in Gender]?: string };

/** Labels of enumeration values, by enumeration. */
export type EnumLabels = {
  readonly [enumeration: string]: { readonly [value: string]: string | AgreeingText };
};

/** Labels of an entity in one language. The generator checks each name against the spec. */
export interface EntityLabels {
  /** The form used inside a sentence. */
  readonly one: string;
  readonly many: string;
  /**
   * The name after a number by plural category, for languages with more forms than `one` and `many`: in Polish
   * `{ few: "pliki", many: "plików" }`. `one` and `many` are the defaults of the categories "one" and "other".
   */
  readonly counted?: { readonly [C in PluralCategory]?: string };
  /** Only for languages with genders in their patterns. */
  readonly gender?: Gender;
  readonly fields?: { readonly [field: string]: string };
  /** Labels of fields inside objects as columns and filters. The default is "Address: City". */
  readonly parts?: { readonly [path: string]: string };
  readonly sections?: { readonly [section: string]: string };
  readonly help?: { readonly [field: string]: string };
  readonly breakdowns?: { readonly [breakdown: string]: string };
  readonly rules?: { readonly [rule: string]: string };
  readonly actions?: { readonly [action: string]: ActionLabels };
  readonly enums?: EnumLabels;
  /** Replacements for texts that patterns would create. */
  readonly texts?: { readonly [W in EntityWord | ExtraPluralWord]?: string };
}

/** Labels of an action; the last two have patterns as defaults. */
export interface ActionLabels {
  readonly label: string;
  readonly confirm?: string;
  readonly success?: string;
  readonly failure?: string;
}

/** Labels that belong to no single entity, in one language. */
export interface ProductLabels {
  /** Name of the console. */
  readonly name: string;
  /** The default label of an entry that opens a list is the entity's name. */
  readonly menu?: { readonly [entry: string]: string };
  readonly enums?: EnumLabels;
  /** A number with its unit, by `{{count, number}}`. */
  readonly units?: { readonly [unit: string]: UnitLabels };
  /**
   * The product's own texts: `tokenTool.title` has the key `product.tokenTool.title`. Texts that start with the name of
   * an entity with a list (`plan.payers`) are loaded with lists. Others are loaded with the first screen that is not a
   * generated list, or when one of them is used.
   */
  readonly texts?: { readonly [key: string]: string };
}

/** A number with its unit, by plural form. */
export type UnitLabels = { readonly other: string } & { readonly [C in Exclude<PluralCategory, "other">]?: string };

/** All texts of a product in one language, by key; missing texts are undefined. */
export type Catalogue = { readonly [key: string]: string | undefined };

/** Left to right, or right to left. */
export type TextDirection = "ltr" | "rtl";

/** Loads the texts of one language, in the order in which pages need them. */
export interface TextLoaders {
  /** Texts of the sign-in page. */
  readonly loadSignIn: () => Promise<Catalogue>;
  /** Texts of lists and of every page. */
  readonly loadLists: () => Promise<Catalogue>;
  /** Texts of forms, show pages and other screens. */
  readonly loadForms: () => Promise<Catalogue>;
}

/** A language of the product. */
export interface ProductLanguage extends TextLoaders {
  /** BCP 47 tag: `pt-BR`. */
  readonly name: string;
  /** Direction of its script. @defaultValue "ltr" */
  readonly direction?: TextDirection;
  /** The framework's texts in this language. The product's override them, and provide all if the framework has none. */
  readonly framework?: TextLoaders;
}
