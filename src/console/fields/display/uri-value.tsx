import type { DisplayProps } from "./display-props.ts";
import { TextValue } from "./text-value.tsx";
import styles from "./values.module.css";

/** Only what a browser opens without running anything. */
const WEB_ADDRESS = /^https?:\/\//i;

/** An address of the web as a link to it, in a tab of its own; any other one as its text. */
export function UriValue(props: DisplayProps) {
  const address = String(props.value);
  const text = <TextValue {...props} />;
  return WEB_ADDRESS.test(address) ? (
    <a href={address} target="_blank" rel="noreferrer noopener" className={styles["link"]}>
      {text}
    </a>
  ) : (
    text
  );
}
