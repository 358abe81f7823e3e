import { type ComponentType, useContext } from "react";
import { useText } from "../../i18n/use-text.ts";
import { calendar } from "../../lib/calendar.ts";
import { isEmptyValue } from "../../lib/is-empty-value.ts";
import { isNotNumber } from "../../lib/number-text.ts";
import { KindOverridesContext } from "../kind-overrides.ts";
import { BooleanValue } from "./boolean-value.tsx";
import { ChipsValue } from "./chips-value.tsx";
import { DateTimeValue, DateValue } from "./date-value.tsx";
import type { DisplayProps } from "./display-props.ts";
import { DurationValue } from "./duration-value.tsx";
import { EnumValue } from "./enum-value.tsx";
import { ImageValue } from "./image-value.tsx";
import { isNumeric } from "./is-numeric.ts";
import { LaterValue } from "./later-value.tsx";
import { FileValue, TelValue } from "./link-value.tsx";
import { MoneyValue, NumberValue, PercentValue, QuantityValue } from "./number-value.tsx";
import { ObjectValue } from "./object-value.tsx";
import { RelationValue } from "./relation-value.tsx";
import { TableValue } from "./table-value.tsx";
import { MultilineValue, TextValue } from "./text-value.tsx";
import { withUnitOf } from "./unit-by.ts";
import { UriValue } from "./uri-value.tsx";
import styles from "./values.module.css";

const DISPLAYS: {
  readonly [display: string]: ComponentType<DisplayProps>;
} = {
  text: TextValue,
  date: DateValue,
  datetime: DateTimeValue,
  number: NumberValue,
  integer: NumberValue,
  quantity: QuantityValue,
  boolean: BooleanValue,
  uri: UriValue,
  chips: ChipsValue,
  multiline: MultilineValue,
  money: MoneyValue,
  percent: PercentValue,
  tel: TelValue,
  image: ImageValue,
  file: FileValue,
  time: TextValue,
  duration: DurationValue,
  enum: EnumValue,
  relation: RelationValue,
  object: (props) => <ObjectValue {...props} Cell={FieldValue} />,
  table: (props) => <TableValue {...props} Cell={FieldValue} />,
};

/** Displays with their own empty state. */
const SHOWS_EMPTY: readonly string[] = ["date", "datetime", "boolean", "table"];

/** Renders a field's value by its display kind. A product's display overrides the built-in one. */
export function FieldValue({ field, ...given }: DisplayProps) {
  const value = given.value ?? field.compute?.(given.record, calendar());
  const props: DisplayProps = { ...given, value, field: withUnitOf({ ...given, field }) };
  const { display, kind = display } = props.field;
  const { displays } = useContext(KindOverridesContext);
  if (isNumeric(display) && isNotNumber(props.value)) {
    return <Unreadable value={props.value} />;
  }
  const isEmpty = isEmptyValue(props.value) || (Array.isArray(props.value) && !props.value.length);
  if (isEmpty && !SHOWS_EMPTY.includes(display)) {
    return props.value === "" ? <NoText /> : <EmptyValue />;
  }
  const Display = displays?.[kind] ?? displays?.[display] ?? DISPLAYS[display] ?? LaterValue;
  return <Display {...props} />;
}

/** An empty string, as opposed to a missing value. */
function NoText() {
  const { t } = useText();
  return (
    <span role="img" aria-label={t("crud.show.noText")} className={styles["empty"]}>
      “”
    </span>
  );
}

/** A numeric value that is not a number, such as an infinite result. */
function Unreadable({ value }: Pick<DisplayProps, "value">) {
  const { t } = useText();
  return (
    <span title={String(value)} className={styles["empty"]}>
      {t("crud.show.unreadable")}
    </span>
  );
}

function EmptyValue() {
  const { t } = useText();
  return (
    <span role="img" aria-label={t("crud.show.empty")} className={styles["empty"]}>
      –
    </span>
  );
}
