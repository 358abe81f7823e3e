import { useContext } from "react";
import type { DisplayProps } from "../console/fields/display/display-props.ts";
import { isNumeric } from "../console/fields/display/is-numeric.ts";
import { withUnitOf } from "../console/fields/display/unit-by.ts";
import styles from "../console/fields/display/values.module.css";
import { useText } from "../console/i18n/use-text.ts";
import { calendar } from "../console/lib/calendar.ts";
import { isEmptyValue } from "../console/lib/is-empty-value.ts";
import { isNotNumber } from "../console/lib/number-text.ts";
import { displayOf } from "./displays.ts";
import { KindOverridesContext } from "./kind-overrides.ts";
import { factsOf } from "./kinds.ts";

/**
 * Renders a field's value by its display kind. A product's display overrides the built-in one.
 *
 * @example
 * <FieldValue field={screens.fields["status"]} value={ticket.status} record={ticket} place="show" />
 */
export function FieldValue({ field, ...given }: DisplayProps) {
  const value = given.value ?? field.compute?.(given.record, calendar());
  const props: DisplayProps = { ...given, value, field: withUnitOf({ ...given, field }) };
  const { display, kind = display } = props.field;
  const { displays } = useContext(KindOverridesContext);
  if (isNumeric(display) && isNotNumber(props.value)) {
    return <Unreadable value={props.value} />;
  }
  const isEmpty = isEmptyValue(props.value) || (Array.isArray(props.value) && !props.value.length);
  if (isEmpty && !factsOf(display).showsEmpty) {
    return props.value === "" ? <NoText /> : <EmptyValue />;
  }
  const Display = displays?.[kind] ?? displays?.[display] ?? displayOf(display);
  return <Display {...props} Cell={FieldValue} />;
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
