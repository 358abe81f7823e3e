import type { ComponentType } from "react";
import type { Operator } from "../console/data/condition.ts";
import { DateFilterEditor } from "./date/filter-editor.tsx";
import { ChoiceFilterEditor } from "./enum/filter-editor.tsx";
import type { Filter, FilterEditorProps } from "./filter.ts";
import { filterOf } from "./filters.ts";
import { useOwnKinds } from "./kind-overrides.ts";
import { NumberFilterEditor } from "./number/filter-editor.tsx";
import { RelationFilterEditor } from "./relation/filter-editor.tsx";
import { TextFilterEditor } from "./text/filter-editor.tsx";

const EDITORS: { readonly [K in Filter["kind"]]: ComponentType<FilterEditorProps> } = {
  text: TextFilterEditor,
  number: NumberFilterEditor,
  date: DateFilterEditor,
  choice: ChoiceFilterEditor,
  relation: RelationFilterEditor,
  // A link may contain a value.
  presence: TextFilterEditor,
};

/** Operators without a value. */
const WITHOUT_VALUE: readonly Operator[] = ["empty", "filled"];

/** The input for the values of a condition, by the field's kind. */
export function FilterEditor(props: FilterEditorProps) {
  const { field, condition } = props;
  const own = useOwnKinds();
  const Editor = own[field.kind ?? ""]?.filter?.Editor ?? EDITORS[filterOf(field).kind];
  return WITHOUT_VALUE.includes(condition.operator) ? null : <Editor {...props} />;
}
