import { useState } from "react";
import { useText } from "../i18n/use-text.ts";
import { toDecimal, toPlainNumber } from "../lib/number-text.ts";
import { readNumber } from "../lib/read-number.ts";
import { isSameData } from "../lib/same-data.ts";
import { ComboBox } from "./combo-box.tsx";
import type { BoxOption } from "./list-box.tsx";
import { type ControlProps, useControl } from "./use-control.ts";

const NO_ITEMS: readonly unknown[] = [];

/** The label of a blank item: a chip needs a visible name. */
const BLANK = "–";

/** A list of short texts, each a chip; Enter adds the typed text. */
export function ChipsControl(props: ControlProps) {
  return <Chips {...props} toItem={toText} toLabel={String} />;
}

/** A list of numbers as chips. Invalid text stays as typed, and validation rejects it. */
export function NumbersControl(props: ControlProps) {
  const { language } = useText();
  const toItem = (text: string) => {
    const reading = readNumber(text, language);
    return "number" in reading ? reading.number : text;
  };
  const toLabel = (item: unknown) => {
    const number = typeof item === "string" ? null : toDecimal(item);
    return number === null ? String(item) : toPlainNumber(number, language);
  };
  return <Chips {...props} toItem={toItem} toLabel={toLabel} />;
}

function toText(text: string): string {
  return text;
}

interface ChipsProps extends ControlProps {
  readonly toItem: (text: string) => unknown;
  readonly toLabel: (item: unknown) => string;
}

/** Existing items keep their stored form. Only added text is parsed. */
function Chips({ toItem, toLabel, ...props }: ChipsProps) {
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
