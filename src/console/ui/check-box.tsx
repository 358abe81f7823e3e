import type { ComponentProps } from "react";
import styles from "./plain-button.module.css";

interface CheckBoxProps extends Omit<ComponentProps<"input">, "type"> {
  /** Indeterminate: some of the represented items are selected. */
  readonly isMixed?: boolean;
}

/** React requires a change handler, even if only clicks are handled. */
const ignore = () => undefined;

/** The browser's checkbox, in the theme's color. */
export function CheckBox({ isMixed = false, ...props }: CheckBoxProps) {
  const setMixed = (input: HTMLInputElement | null) => {
    if (input) {
      input.indeterminate = isMixed;
    }
  };
  return <input type="checkbox" ref={setMixed} className={styles["check"]} onChange={ignore} {...props} />;
}
