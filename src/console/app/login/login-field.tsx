import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./login.module.css";

interface LoginFieldProps
  extends Pick<ComponentProps<"input">, "type" | "autoComplete" | "autoFocus" | "defaultValue"> {
  readonly name: string;
  readonly label: string;
  /** The error message, or undefined. */
  readonly problem: string | undefined;
  /** Rendered at the end of the field. */
  readonly button?: ReactNode;
}

/** A required text field of the sign-in form, with its label on the border and its error below. */
export function LoginField({ name, label, problem, button, ...input }: LoginFieldProps) {
  const id = useId();
  const problemId = `${id}-problem`;
  return (
    <div className={styles["field"]}>
      <div className={styles["control"]}>
        <label className={`border-label ${styles["label"]}`} htmlFor={id}>
          {label}
        </label>
        <input
          {...input}
          id={id}
          name={name}
          className={styles["input"]}
          aria-required="true"
          aria-invalid={problem !== undefined}
          {...(problem === undefined ? {} : { "aria-describedby": problemId })}
          autoCapitalize="none"
          spellCheck={false}
        />
        {button}
      </div>
      {problem !== undefined && (
        <div id={problemId} className={styles["fieldProblem"]}>
          {problem}
        </div>
      )}
    </div>
  );
}
