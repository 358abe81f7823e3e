import CheckCircle from "@mui/icons-material/CheckCircleOutlined";
import HelpOutline from "@mui/icons-material/HelpOutlineOutlined";
import type { DisplayProps } from "../../console/fields/display/display-props.ts";
import styles from "../../console/fields/display/values.module.css";
import type { Text } from "../../console/i18n/text.ts";
import { useText } from "../../console/i18n/use-text.ts";
import { toBoolean } from "../../console/lib/to-boolean.ts";

/** Three states: a check mark, the word "no" (an icon would look like a radio button), and an icon for null. */
export function BooleanValue({ value }: DisplayProps) {
  const { t } = useText();
  return <span className={styles["face"]}>{toFace(toBoolean(value), t)}</span>;
}

function toFace(value: boolean | null, t: Text["t"]) {
  if (value === true) {
    return <CheckCircle fontSize="small" color="success" titleAccess={t("crud.boolean.true")} />;
  }
  if (value === false) {
    return <span className={styles["empty"]}>{t("crud.boolean.false")}</span>;
  }
  return <HelpOutline fontSize="small" color="disabled" titleAccess={t("crud.boolean.null")} />;
}
