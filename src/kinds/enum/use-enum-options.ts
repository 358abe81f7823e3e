import type { MessageKey } from "../../contract/register.ts";
import type { EnumDescriptor } from "../../contract/screens.ts";
import { useText } from "../i18n/use-text.ts";

interface EnumOption {
  readonly value: string;
  readonly label: string;
}

/** The options of an enumeration. An unknown current value is added unchanged. */
export function useEnumOptions(
  enumeration: EnumDescriptor<MessageKey> | null | undefined,
  value: string,
): readonly EnumOption[] {
  const { t } = useText();
  const known = (enumeration?.values ?? []).map((each) => ({ value: each.value, label: t(each.labelKey) }));
  const isKnown = value === "" || known.some((option) => option.value === value);
  return isKnown ? known : [...known, { value, label: value }];
}
