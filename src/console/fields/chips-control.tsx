import { useState } from "react";
import { useText } from "../i18n/use-text.ts";
import { numberFromText } from "../lib/number-text.ts";
import { ComboBox } from "./combo-box.tsx";
import type { BoxOption } from "./list-box.tsx";
import { type ControlProps, useControl } from "./use-control.ts";

const NO_ITEMS: readonly string[] = [];

/** What a text without a letter is shown as: a chip without a name could be neither seen nor called. */
const BLANK = "–";

/** A list of short texts, each a chip; Enter adds what was typed. */
export function ChipsControl(props: ControlProps) {
  return <Chips {...props} toItem={toText} />;
}

/** A list of numbers, each a chip; what is no number stays as it was typed, for the check to say so. */
export function NumbersControl(props: ControlProps) {
  const { language } = useText();
  return <Chips {...props} toItem={(text) => numberFromText(text, language)} />;
}

function toText(text: string): string {
  return text;
}

function toChip(item: string, index: number): BoxOption {
  return { key: String(index), label: item.trim() === "" ? BLANK : item };
}

interface ChipsProps extends ControlProps {
  readonly toItem: (text: string) => unknown;
}

function Chips({ toItem, ...props }: ChipsProps) {
  const { t } = useText();
  const control = useControl(props);
  const [text, setText] = useState("");
  const items: readonly string[] = Array.isArray(props.value) ? props.value.map(String) : NO_ITEMS;
  const tell = (all: readonly string[]) =>
    props.onChange([...new Set(all.map((item) => item.trim()).filter(Boolean))].map(toItem));
  return (
    <ComboBox
      control={control}
      chosen={items.map(toChip)}
      isMany
      text={text}
      onText={setText}
      onChange={(chips) => tell(chips.map(({ key }) => items[Number(key)] ?? ""))}
      onAdd={(added) => tell([...items, added])}
      placeholder={t("crud.form.addChip")}
    />
  );
}
