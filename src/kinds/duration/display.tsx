import type { DisplayProps } from "../../console/fields/display/display-props.ts";
import { useText } from "../../console/i18n/use-text.ts";
import { numberFormat } from "../../console/lib/intl-formats.ts";
import { TextValue } from "../text/display.tsx";

const PARTS = /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;
const UNITS = ["year", "month", "week", "day", "hour", "minute", "second"] as const;

/** A localized duration, `1 h 30 min`. Invalid text is shown unchanged. */
export function DurationValue(props: DisplayProps) {
  const { language } = useText();
  return <TextValue {...props} value={durationText(String(props.value), language) ?? props.value} />;
}

/** `PT1H30M` → `1 hr 30 min`. Null if it is not a duration. */
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
