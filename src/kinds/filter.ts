import type { ComponentType } from "react";
import type { Condition, Operator, RelativeDays } from "../console/data/condition.ts";
import type { CrudKey } from "../console/i18n/framework-key.ts";
import type { Text } from "../console/i18n/text.ts";
import type { MessageKey } from "../contract/register.ts";
import type { FieldDescriptor } from "../contract/screens.ts";

/** A value of a menu, with its label. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

/** Days relative to today in the menu of a filter. */
export interface DayPreset {
  readonly labelKey: CrudKey;
  readonly days: RelativeDays;
}

/** How a field is filtered. Its editor is `filter-editor.tsx` of the same folder. */
export interface Filter {
  readonly kind: "choice" | "relation" | "text" | "number" | "date" | "presence";
  /** The most common first. */
  readonly operators: readonly Operator[];
  /** Operators that links may use and the filter dialog does not offer. */
  readonly operatorsOfLinks?: readonly Operator[];
  /** The allowed values of a `choice`. */
  readonly values?: readonly string[];
  /** The values of a new condition. Default: none. */
  readonly initial?: readonly string[];
  /** Days in the menu of the filter. */
  readonly presets?: readonly DayPreset[];
  /** Whether the values of a condition are valid for its operator. Default: always. */
  readonly accepts?: (condition: Condition) => boolean;
  /** The field's value for a value of a menu. Default: the same text. */
  readonly toValue?: (value: string) => unknown;
  /** The values of a menu. */
  readonly options?: (field: FieldDescriptor<MessageKey>, words: Text) => readonly FilterOption[];
  /** The label of one value. Null shows it unchanged. */
  readonly nameOf?: (value: string, field: FieldDescriptor<MessageKey>, words: Text) => string | null;
  /** The text of a condition. Null: the names of its values, with the operator. */
  readonly textOf?: (condition: Condition, words: Text) => string | null;
}

/** Props of an editor for the values of a condition. */
export interface FilterEditorProps {
  readonly field: FieldDescriptor<MessageKey>;
  readonly condition: Condition;
  readonly onChange: (values: readonly string[]) => void;
}

/** The filter of a product's own kind. Members that are absent are those of the base. */
export interface OwnFilter {
  /** Operators of the base in the filter dialog, the most common first. */
  readonly operators?: readonly Operator[];
  /** The input for the values of a condition. It is not rendered for `empty` and `filled`. */
  readonly Editor?: ComponentType<FilterEditorProps>;
}

/** "de 10 a 20", "a partir de 10", "até 20". */
export function rangeText(t: Text["t"], from: string, to: string): string {
  return t(from === "" ? "crud.range.until" : to === "" ? "crud.range.since" : "crud.range.between", { from, to });
}
