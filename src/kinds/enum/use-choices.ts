import type { WidgetOptions } from "../../console/fields/use-control.ts";
import { useText } from "../../console/i18n/use-text.ts";

interface Choice {
  /** The value as text, which identifies the option. */
  readonly key: string;
  readonly value: unknown;
  readonly label: string;
}

/** The options of an enumeration, or those that RJSF reads from the schema. An unknown current value is added. */
export function useChoices({ enumeration, enumOptions = [] }: WidgetOptions, value: string): readonly Choice[] {
  const { t } = useText();
  const known = enumeration
    ? enumeration.values.map((each) => ({ key: each.value, value: each.value, label: t(each.labelKey) }))
    : enumOptions.map((each) => ({ key: String(each.value), value: each.value, label: each.label }));
  const isKnown = value === "" || known.some((option) => option.key === value);
  return isKnown ? known : [...known, { key: value, value, label: value }];
}
