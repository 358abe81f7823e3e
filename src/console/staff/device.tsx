import { knownDevice } from "../../contract/device-name.ts";
import { EMPTY_DATE } from "../fields/date-text.ts";
import styles from "./staff.module.css";

/** Browser and system of a user agent. An unknown user agent is shown in one line, which ends where its column does. */
export function Device({ userAgent }: { readonly userAgent: string | undefined }) {
  if (userAgent === undefined) {
    return EMPTY_DATE;
  }
  return (
    <span title={userAgent}>
      {knownDevice(userAgent) ?? <bdi className={`${styles["username"]} ${styles["agent"]}`}>{userAgent}</bdi>}
    </span>
  );
}
