/** A piece of a spec, as its author would write it. */
export interface Example {
  /** `ticket`: whose spec it is a piece of. */
  readonly of: string;
  readonly code: string;
}

/** What a comment of the vocabulary says, in Markdown. */
export interface VocabularyDoc {
  readonly text: string;
  readonly examples: readonly Example[];
  /** What holds where the option is not given; empty where the comment does not say. */
  readonly fallback: string;
}

/** One option that a spec value may give. */
export interface VocabularyOption extends VocabularyDoc {
  readonly name: string;
  /** `readonly Field<T>[]`, as written; empty for a group. */
  readonly type: string;
  readonly required: boolean;
  /** Of a group, such as `list`: what is in it. Empty for an option that is exemplified as a whole. */
  readonly options: readonly VocabularyOption[];
}

/** One of the words that an option takes. */
export interface VocabularyWord {
  readonly word: string;
  readonly text: string;
}

/** An exported type of the vocabulary. */
export interface VocabularyType extends VocabularyDoc {
  readonly name: string;
  /** As written, where it is neither options nor words. */
  readonly type: string;
  readonly options: readonly VocabularyOption[];
  readonly words: readonly VocabularyWord[];
}

/** What an entity file may say, in the order of its source. */
export interface Vocabulary {
  /** What the file says of itself. */
  readonly text: string;
  readonly types: readonly VocabularyType[];
}
