import type { ControlProps } from "../../console/fields/use-control.ts";
import { useText } from "../../console/i18n/use-text.ts";
import { toDecimal, toPlainNumber } from "../../console/lib/number-text.ts";
import { readNumber } from "../../console/lib/read-number.ts";
import { Chips } from "../texts/control.tsx";

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
