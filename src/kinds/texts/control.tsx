import { useState } from "react";
import { ComboBox } from "../../console/fields/combo-box.tsx";
import type { BoxOption } from "../../console/fields/list-box.tsx";
import { type ControlProps, useControl } from "../../console/fields/use-control.ts";
import { useText } from "../../console/i18n/use-text.ts";
import { isSameData } from "../../console/lib/same-data.ts";

const NO_ITEMS: readonly unknown[] = [];

/** The label of a blank item: a chip needs a visible name. */
const BLANK = "–";

/** A list of short texts, each a chip; Enter adds the typed text. */
export function ChipsControl(props: ControlProps) {
  return <Chips {...props} toItem={toText} toLabel={String} />;
}

function toText(text: string): string {
  return text;
}

interface ChipsProps extends ControlProps {
  readonly toItem: (text: string) => unknown;
  readonly toLabel: (item: unknown) => string;
}

/** A list of values as chips. Existing items keep their stored form. Only added text is parsed. */
export function Chips({ toItem, toLabel, ...props }: ChipsProps) {
  const { t } = useText();
  const control = useControl(props);
  const [text, setText] = useState("");
  const items: readonly unknown[] = Array.isArray(props.value) ? props.value : NO_ITEMS;
  const add = (added: string) => {
    const item = added.trim() === "" ? null : toItem(added.trim());
    if (item !== null && !items.some((each) => isSameData(each, item))) {
      props.onChange([...items, item]);
    }
  };
  const toChip = (item: unknown, index: number): BoxOption => {
    const label = toLabel(item ?? "");
    return { key: String(index), label: label.trim() === "" ? BLANK : label };
  };
  return (
    <ComboBox
      control={control}
      chosen={items.map(toChip)}
      isMany
      text={text}
      onText={setText}
      onChange={(chips) => props.onChange(chips.map(({ key }) => items[Number(key)]))}
      onAdd={add}
      placeholder={t("crud.form.addChip")}
    />
  );
}
