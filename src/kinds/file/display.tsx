import type { DisplayProps } from "./display-props.ts";
import { TextValue } from "./text-value.tsx";
import styles from "./values.module.css";

/** A telephone number as a `tel:` link. */
export function TelValue(props: DisplayProps) {
  const number = String(props.value).replaceAll(/[^+0-9]/g, "");
  return (
    <a href={`tel:${number}`} className={styles["link"]}>
      <TextValue {...props} />
    </a>
  );
}

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
