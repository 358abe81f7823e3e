import type { ComponentProps } from "react";
import styles from "./plain-button.module.css";

interface CheckBoxProps extends Omit<ComponentProps<"input">, "type"> {
  /** Of what it stands for, some is chosen and some is not. */
  readonly isMixed?: boolean;
}

/** The browser's own check box, in the theme's colour. */
/** Whoever listens to clicks needs no changes; React wants a listener all the same. */
const ignore = () => undefined;

export function CheckBox({ isMixed = false, ...props }: CheckBoxProps) {
  const setMixed = (input: HTMLInputElement | null) => {
    if (input) {
      input.indeterminate = isMixed;
    }
  };
  return <input type="checkbox" ref={setMixed} className={styles["check"]} onChange={ignore} {...props} />;
}
