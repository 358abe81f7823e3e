import type { DisplayProps } from "../../console/fields/display/display-props.ts";
import styles from "../../console/fields/display/values.module.css";
import { isObject } from "../../console/lib/json-object.ts";
import { JsonContent } from "../json/content.tsx";
import { TextValue } from "../text/display.tsx";

/** A map of texts. On one line in a list. Other values are shown as JSON. */
export function MapContent(props: DisplayProps) {
  const { value, place } = props;
  if (!isObject(value)) {
    return <JsonContent {...props} />;
  }
  const texts = Object.entries(value);
  if (place === "list") {
    return <TextValue {...props} value={texts.map(([name, text]) => `${name}: ${String(text)}`).join(", ")} />;
  }
  return (
    <dl className={styles["object"]}>
      {texts.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{String(text)}</dd>
        </div>
      ))}
    </dl>
  );
}
