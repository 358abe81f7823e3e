import type { DisplayProps } from "../../console/fields/display/display-props.ts";
import styles from "../../console/fields/display/values.module.css";
import { useText } from "../../console/i18n/use-text.ts";
import { toRawText } from "../../console/lib/exact-json.ts";
import { labelOf } from "../enum/filter.ts";

const LIST_MAX_CHIPS = 3;

/** One or several values as chips, with the color and shape of the field. Enumeration values use their labels. */
export function ChipsValue({ value, place, field }: DisplayProps) {
  const { color = "default", squared: isSquared = false } = field.options ?? {};
  const { t } = useText();
  const all = (Array.isArray(value) ? value : [value]).map(toRawText);
  const shown = place === "list" ? all.slice(0, LIST_MAX_CHIPS) : all;
  const look = [styles["chip"], styles[color], isSquared ? styles["squared"] : ""].filter(Boolean).join(" ");
  return (
    <div className={styles["chips"]}>
      {shown.map((chip, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: values may repeat and are never reordered
        <span key={index} className={look}>
          {labelOf(field.enumeration, chip, t) ?? chip}
        </span>
      ))}
      {all.length > shown.length ? t("crud.relation.more", { count: all.length - shown.length }) : null}
    </div>
  );
}
