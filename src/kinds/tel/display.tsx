import type { DisplayProps } from "../../console/fields/display/display-props.ts";
import styles from "../../console/fields/display/values.module.css";
import { TextValue } from "../text/display.tsx";

/** A telephone number as a `tel:` link. */
export function TelValue(props: DisplayProps) {
  const number = String(props.value).replaceAll(/[^+0-9]/g, "");
  return (
    <a href={`tel:${number}`} className={styles["link"]}>
      <TextValue {...props} />
    </a>
  );
}
