import { useText } from "../../i18n/use-text.ts";
import { numberFormat } from "../../lib/intl-formats.ts";
import type { DisplayProps } from "./display-props.ts";
import { TextValue } from "./text-value.tsx";

const PARTS = /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;
const UNITS = ["year", "month", "week", "day", "hour", "minute", "second"] as const;

/** A length of time in the reader's language, `1 h 30 min`; what is none is shown as it is. */
export function DurationValue(props: DisplayProps) {
  const { language } = useText();
  return <TextValue {...props} value={durationText(String(props.value), language) ?? props.value} />;
}

/** `PT1H30M` -> `1 hr 30 min`; null of what is no length of time. */
export function durationText(duration: string, language: string): string | null {
  const found = PARTS.exec(duration);
  const parts = UNITS.flatMap((unit, index) => {
    const count = found?.[index + 1];
    return count === undefined
      ? []
      : [numberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(Number(count))];
  });
  return parts.length === 0 ? null : parts.join(" ");
}
