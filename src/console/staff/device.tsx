import { knownDevice } from "../../contract/device-name.ts";
import { EMPTY_DATE } from "../fields/date-text.ts";
import { useText } from "../i18n/use-text.ts";
import styles from "./staff.module.css";

/** Browser and system of a user agent. An unknown user agent is shown in one line below the words for it. */
export function Device({ userAgent }: { readonly userAgent: string | undefined }) {
  const { t } = useText();
  if (userAgent === undefined) {
    return EMPTY_DATE;
  }
  const name = knownDevice(userAgent);
  return (
    <span title={userAgent}>
      {name ?? t("screen.sessions.unknown")}
      {name === null && <bdi className={`${styles["username"]} ${styles["agent"]}`}>{userAgent}</bdi>}
    </span>
  );
}
