import type { ReactNode } from "react";
import { useText } from "../i18n/use-text.ts";
import { CopyButton } from "./copy-button.tsx";
import styles from "./plain-button.module.css";

interface CopyableTextProps {
  readonly value: string | undefined;
  /** The displayed text. */
  readonly children: ReactNode;
}

/**
 * A text with a copy button.
 *
 * @example
 * <CopyableText value={ticket.code}>{ticket.code}</CopyableText>
 */
export function CopyableText({ value = "", children }: CopyableTextProps) {
  const { t } = useText();
  return (
    <span className={styles["copyable"]}>
      <span className={styles["copied"]}>{children}</span>
      <CopyButton text={value} label={`${t("crud.action.copy")} ${value}`} />
    </span>
  );
}
