import type { ReactNode } from "react";
import styles from "./field.module.css";
import type { Control } from "./use-control.ts";

/** What of a control stands around its input; what is left out is not there. */
type Framed = Pick<Control, "id" | "label" | "disabled"> &
  Partial<Pick<Control, "isLabelHidden" | "helperText" | "helperId" | "hasProblem" | "isHelpUrgent" | "required">>;

interface FieldFrameProps {
  readonly control: Framed;
  /** The input itself. */
  readonly children: ReactNode;
  /** What stands before and behind it: a sign, a button. */
  readonly start?: ReactNode;
  readonly end?: ReactNode;
  /** It is one line high whatever is in it, and as wide as its place in the form. */
  readonly isLine?: boolean;
}

/** What stands around a field's input: its label in the outline, signs at its ends, and under it help or problem. */
export function FieldFrame({ control, children, start, end, isLine = false }: FieldFrameProps) {
  const { id, label, helperText, helperId, hasProblem, isHelpUrgent, required } = control;
  const box = [styles["box"], ...(control.disabled ? [styles["off"]] : []), ...(isLine ? [styles["line"]] : [])];
  return (
    <div className={hasProblem ? styles["wrong"] : styles["field"]}>
      <div className={box.join(" ")}>
        {control.isLabelHidden ? null : (
          <label htmlFor={id} id={`${id}-label`} className={styles["label"]}>
            {label}
            {required ? <span aria-hidden="true"> *</span> : null}
          </label>
        )}
        {start}
        {children}
        {end}
      </div>
      <FieldHelp id={helperId} text={helperText} isUrgent={isHelpUrgent} />
    </div>
  );
}

interface FieldHelpProps {
  readonly id: string | undefined;
  readonly text: string | undefined;
  /** Under words that stand beside a switch, rather than under an outline. */
  readonly isBeside?: boolean;
  /** It is news, and said at once. */
  readonly isUrgent?: boolean | undefined;
}

/** What there is to know of a field, or what is wrong with it; nothing where there is neither. */
export function FieldHelp({ id, text, isBeside = false, isUrgent = false }: FieldHelpProps) {
  return text === undefined ? null : (
    <p id={id} role={isUrgent ? "alert" : undefined} className={styles[isBeside ? "beside" : "help"]}>
      {text}
    </p>
  );
}

/** A sign before or behind an input: a currency, a unit. */
export function FieldSign({ children }: { readonly children: ReactNode }) {
  return <span className={styles["sign"]}>{children}</span>;
}
