import type { ReactNode } from "react";
import styles from "./field.module.css";
import { type Control, noticeId } from "./use-control.ts";

/** The control properties that the frame displays. Omitted properties are not rendered. */
type Framed = Pick<Control, "id" | "label" | "disabled"> &
  Partial<Pick<Control, "isLabelHidden" | "hasProblem" | "notice" | "required">>;

interface FieldFrameProps {
  readonly control: Framed;
  readonly children: ReactNode;
  /** Adornments before and after the input: a sign, a button. */
  readonly start?: ReactNode;
  readonly end?: ReactNode;
  /** Fixes the height to one line and the width to the form column. */
  readonly isLine?: boolean;
}

/** The frame of an input: outline with label and adornments, and the control's own message below. */
export function FieldFrame({ control, children, start, end, isLine = false }: FieldFrameProps) {
  const { id, label, hasProblem, notice, required } = control;
  const box = [styles["box"], ...(control.disabled ? [styles["off"]] : []), ...(isLine ? [styles["line"]] : [])];
  return (
    <div className={hasProblem ? styles["wrong"] : styles["field"]}>
      <div className={box.join(" ")}>
        {control.isLabelHidden ? null : (
          <label htmlFor={id} id={`${id}-label`} className={`border-label ${styles["label"]}`}>
            {label}
            {required ? <span aria-hidden="true"> *</span> : null}
          </label>
        )}
        {start}
        {children}
        {end}
      </div>
      {notice === undefined ? null : (
        <p id={noticeId(id)} role="alert" className={styles["error"]}>
          {notice}
        </p>
      )}
    </div>
  );
}

/** An adornment of text: a currency symbol, a unit. */
export function FieldSign({ children }: { readonly children: ReactNode }) {
  return <span className={styles["sign"]}>{children}</span>;
}
