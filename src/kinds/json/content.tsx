import { toExactJson, toReadableJson } from "../../lib/exact-json.ts";
import { isObject } from "../../lib/json-object.ts";
import type { DisplayProps } from "./display-props.ts";
import { TextValue } from "./text-value.tsx";
import styles from "./values.module.css";

/** A map of texts, or JSON. On one line in a list. */
export function OpenObjectContent(props: DisplayProps) {
  const { value, field, place } = props;
  const texts = field.display === "map" && isObject(value) ? Object.entries(value) : null;
  if (place === "list") {
    const line = texts?.map(([name, text]) => `${name}: ${String(text)}`).join(", ") ?? toExactJson(value);
    return <TextValue {...props} value={line} />;
  }
  if (texts === null) {
    return <pre className={styles["json"]}>{toReadableJson(value)}</pre>;
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
