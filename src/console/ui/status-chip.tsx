import type { ToneName } from "../theme/theme-tokens.ts";
import styles from "./page-header.module.css";

interface StatusChipProps {
  readonly tone: ToneName;
  readonly label: string;
}

/**
 * A status: a label with a dot on a tinted background.
 *
 * @example
 * <StatusChip tone="success" label={t("product.open")} />
 */
export function StatusChip({ tone, label }: StatusChipProps) {
  return (
    <span className={`${styles["status"]} ${styles[tone]}`}>
      <bdi>{label}</bdi>
    </span>
  );
}
