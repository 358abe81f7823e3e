import { useState } from "react";
import { ComboBox } from "../../console/fields/combo-box.tsx";
import { type ControlProps, useControl } from "../../console/fields/use-control.ts";
import { useText } from "../../console/i18n/use-text.ts";
import { foldText } from "../../console/lib/fold-text.ts";
import { useChoices } from "../enum/use-choices.ts";

const NONE: readonly string[] = [];

/** Multi-select for an enumeration. Unknown values are kept and shown unchanged. */
export function ChoicesControl(props: ControlProps) {
  const { t } = useText();
  const control = useControl(props);
  const [text, setText] = useState("");
  const value: readonly string[] = Array.isArray(props.value) ? props.value.map(String) : NONE;
  const known = useChoices(control.options, "").map(({ key, label }) => ({ key, label }));
  const toOption = (choice: string) => known.find(({ key }) => key === choice) ?? { key: choice, label: choice };
  const typed = foldText(text.trim());
  return (
    <ComboBox
      control={control}
      options={known.filter(({ label }) => foldText(label).includes(typed))}
      chosen={value.map(toOption)}
      isMany
      text={text}
      onText={setText}
      onChange={(chosen) => props.onChange(chosen.map(({ key }) => key))}
      note={t("crud.relation.noOptions")}
    />
  );
}
