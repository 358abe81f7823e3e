import type { DisplayProps } from "../../console/fields/display/display-props.ts";
import styles from "../../console/fields/display/values.module.css";
import { TextValue } from "../text/display.tsx";

/** A file name as a link. Unsafe URLs are shown as text. */
export function FileValue(props: DisplayProps) {
  const address = String(props.value);
  if (!/^https?:\/\//i.test(address)) {
    return <TextValue {...props} />;
  }
  return (
    <a href={address} target="_blank" rel="noreferrer noopener" className={styles["link"]}>
      <TextValue {...props} value={nameOf(address)} />
    </a>
  );
}

/** `https://example.com/a/report%202.pdf?x=1` → `report 2.pdf`. */
function nameOf(address: string): string {
  const name = address.split(/[?#]/)[0]?.split("/").at(-1) ?? "";
  try {
    return decodeURIComponent(name) || address;
  } catch {
    return name;
  }
}
