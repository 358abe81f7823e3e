import { toExactJson, toReadableJson } from "../../lib/exact-json.ts";
import { isObject } from "../../lib/json-object.ts";
import type { DisplayProps } from "./display-props.ts";
import { TextValue } from "./text-value.tsx";
import styles from "./values.module.css";

/** Texts by their names; in a list, on one line. */
export function MapContent({ value, place, ...props }: DisplayProps) {
  const texts = isObject(value) ? Object.entries(value) : [];
  if (place === "list") {
    const line = texts.map(([name, text]) => `${name}: ${String(text)}`).join(", ");
    return <TextValue {...props} place={place} value={line} />;
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

/** JSON as it would be written; in a list, on one line. */
export function JsonContent({ value, place, ...props }: DisplayProps) {
  return place === "list" ? (
    <TextValue {...props} place={place} value={toExactJson(value)} />
  ) : (
    <pre className={styles["json"]}>{toReadableJson(value)}</pre>
  );
}
