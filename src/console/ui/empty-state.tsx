import type { ReactNode } from "react";
import styles from "./empty-state.module.css";
import { Illustration, type IllustrationName } from "./illustration.tsx";

interface EmptyStateProps {
  readonly kind: IllustrationName;
  readonly title: string;
  readonly text?: ReactNode;
  /** The main action. */
  readonly action?: ReactNode;
  /** Use `h1` if this is the whole page. */
  readonly heading?: "h1" | "h2";
}

/** Placeholder of a page without content. */
export function EmptyState({ kind, title, text, heading: Heading = "h2", action }: EmptyStateProps) {
  return (
    <div className={styles["state"]}>
      <Illustration name={kind} />
      <Heading className={styles["title"]}>{title}</Heading>
      {text !== undefined && <p className={styles["text"]}>{text}</p>}
      {action !== undefined && <div className={styles["action"]}>{action}</div>}
    </div>
  );
}
