import type { ComponentProps, ReactNode } from "react";
import styles from "./notice.module.css";

interface NoticeProps extends Pick<ComponentProps<"div">, "id" | "ref"> {
  readonly tone: "info" | "warning" | "error";
  /** A button to resolve it. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A message that is announced at once. Can take the focus.
 *
 * @example
 * <Notice tone="warning">{t("product.isOverdue")}</Notice>
 */
export function Notice({ tone, action, children, ...props }: NoticeProps) {
  return (
    <div role="alert" tabIndex={-1} className={`${styles["notice"]} ${styles[tone]}`} {...props}>
      <div className={styles["text"]}>{children}</div>
      {action ? <div className={styles["actions"]}>{action}</div> : null}
    </div>
  );
}
