import { useState } from "react";
import { ComboBox } from "../../console/fields/combo-box.tsx";
import { type ControlProps, useControl } from "../../console/fields/use-control.ts";
import { useText } from "../../console/i18n/use-text.ts";
import { toRawText } from "../../console/lib/exact-json.ts";
import { foldText } from "../../console/lib/fold-text.ts";
import { useChoices } from "../enum/use-choices.ts";

interface SearchedSelectProps extends ControlProps {
  /** In a table cell, the field shows the value instead of its label. */
  readonly isShortInCells?: boolean;
}

/** Select with a search, for many values. */
export function SearchedSelect({ isShortInCells = false, ...props }: SearchedSelectProps) {
  const { t } = useText();
  const control = useControl(props);
  const [text, setText] = useState("");
  const value = props.value === undefined || props.value === null ? "" : toRawText(props.value);
  const options = useChoices(control.options, value);
  const typed = foldText(text.trim());
  return (
    <ComboBox
      control={control}
      options={options.filter(({ label }) => foldText(label).includes(typed))}
      chosen={options
        .filter(({ key }) => key === value)
        .map((option) => (isShortInCells && control.isLabelHidden ? { ...option, label: value } : option))}
      isMany={false}
      text={text}
      onText={setText}
      onChange={([chosen]) => props.onChange(chosen?.value)}
      note={t("crud.relation.noOptions")}
    />
  );
}
