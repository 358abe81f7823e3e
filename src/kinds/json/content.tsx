import type { DisplayProps } from "../../console/fields/display/display-props.ts";
import styles from "../../console/fields/display/values.module.css";
import { toExactJson, toReadableJson } from "../../console/lib/exact-json.ts";
import { TextValue } from "../text/display.tsx";

/** Indented JSON. On one line in a list. */
export function JsonContent(props: DisplayProps) {
  const { value, place } = props;
  return place === "list" ? (
    <TextValue {...props} value={toExactJson(value)} />
  ) : (
    <pre className={styles["json"]}>{toReadableJson(value)}</pre>
  );
}
