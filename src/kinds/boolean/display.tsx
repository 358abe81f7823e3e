import { HelpIcon } from "../../console/ui/icons/help.ts";
import type { DisplayProps } from "../../console/fields/display/display-props.ts";
import styles from "../../console/fields/display/values.module.css";
import type { Text } from "../../console/i18n/text.ts";
import { useText } from "../../console/i18n/use-text.ts";
import { toBoolean } from "../../console/lib/to-boolean.ts";

/** Three states: the words "yes" and "no" (an empty circle would look like a radio button), and an icon for null. */
export function BooleanValue({ value }: DisplayProps) {
  const { t } = useText();
  return <span className={styles["face"]}>{toFace(toBoolean(value), t)}</span>;
}

function toFace(value: boolean | null, t: Text["t"]) {
  if (value === true) {
    return <span>{t("crud.boolean.true")}</span>;
  }
  if (value === false) {
    return <span className={styles["empty"]}>{t("crud.boolean.false")}</span>;
  }
  return <HelpIcon fontSize="small" color="disabled" titleAccess={t("crud.boolean.null")} />;
}
