import type { ToneName } from "../theme/theme-tokens.ts";
import styles from "./page-header.module.css";

interface StatusChipProps {
  readonly tone: ToneName;
  readonly label: string;
}

/** A status as a softly tinted word with a dot. */
export function StatusChip({ tone, label }: StatusChipProps) {
  return (
    <span className={`${styles["status"]} ${styles[tone]}`}>
      <bdi>{label}</bdi>
    </span>
  );
}
