import type { DisplayProps } from "../../console/fields/display/display-props.ts";
import styles from "../../console/fields/display/values.module.css";
import { TextValue } from "../text/display.tsx";

/** Only http and https: other schemes, such as `javascript:`, could run code. */
const WEB_ADDRESS = /^https?:\/\//i;

/** A web address as a link that opens in a new tab. Other URLs are shown as text. */
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
