import type { WantedText } from "../model/types/message-keys.ts";
import type { LabelVocabulary } from "../read/label-source.ts";

/** A text, or part of a text, that comes from the label files or from a language's patterns. */
export interface RequiredText extends WantedText {
  readonly vocabulary: LabelVocabulary;
}
