import type { ReactNode } from "react";
import styles from "./field.module.css";
import type { Control } from "./use-control.ts";

/** The control properties that the frame displays. Omitted properties are not rendered. */
type Framed = Pick<Control, "id" | "label" | "disabled"> &
  Partial<Pick<Control, "isLabelHidden" | "helperText" | "helperId" | "hasProblem" | "isHelpUrgent" | "required">>;

interface FieldFrameProps {
  readonly control: Framed;
  readonly children: ReactNode;
  /** Adornments before and after the input: a sign, a button. */
  readonly start?: ReactNode;
  readonly end?: ReactNode;
  /** Fixes the height to one line and the width to the form column. */
  readonly isLine?: boolean;
}

/** The frame of an input: outline with label, adornments, and help or problem text below. */
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
  /** Aligns the text with the label of a switch instead of with an outline. */
  readonly isBeside?: boolean;
  /** Announces the text immediately (`role="alert"`). */
  readonly isUrgent?: boolean | undefined;
}

/** Help or problem text of a field. Renders null without text. */
export function FieldHelp({ id, text, isBeside = false, isUrgent = false }: FieldHelpProps) {
  return text === undefined ? null : (
    <p id={id} role={isUrgent ? "alert" : undefined} className={styles[isBeside ? "beside" : "help"]}>
      {text}
    </p>
  );
}

/** An adornment of text: a currency symbol, a unit. */
export function FieldSign({ children }: { readonly children: ReactNode }) {
  return <span className={styles["sign"]}>{children}</span>;
}
