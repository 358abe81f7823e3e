/** An example: a piece of a spec. */
export interface Example {
  /** The entity whose spec it belongs to: `ticket`. */
  readonly of: string;
  readonly code: string;
}

/** Documentation from a comment of the vocabulary, in Markdown. */
export interface VocabularyDoc {
  readonly text: string;
  readonly examples: readonly Example[];
  /** The default from `@defaultValue`; empty if there is none. */
  readonly fallback: string;
}

/** An option of a spec value. */
export interface VocabularyOption extends VocabularyDoc {
  readonly name: string;
  /** The type as written, `readonly Field<T>[]`; empty for a group. */
  readonly type: string;
  readonly required: boolean;
  /** The options of a group such as `list`. Empty for an option with one example for the whole. */
  readonly options: readonly VocabularyOption[];
}

/** A literal value of an option. */
export interface VocabularyWord {
  readonly word: string;
  readonly text: string;
}

/** An exported type of the vocabulary. */
export interface VocabularyType extends VocabularyDoc {
  readonly name: string;
  /** The type as written, if it has neither options nor literal values. */
  readonly type: string;
  readonly options: readonly VocabularyOption[];
  readonly words: readonly VocabularyWord[];
}

/** The documentation of entity files, in source order. */
export interface Vocabulary {
  /** The comment at the top of the file. */
  readonly text: string;
  readonly types: readonly VocabularyType[];
}
