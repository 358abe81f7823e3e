import { type ComponentProps, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { toMenuPlace } from "./menu-place.ts";
import styles from "./withheld-button.module.css";

interface WithheldButtonProps extends Omit<ComponentProps<"button">, "type" | "disabled"> {
  /** Why it cannot be pressed now; null where it can. */
  readonly reason: string | null;
}

/** Where its reason hangs from: at its place along the line, and past all lines of its toolbar, whose buttons stay free. */
function boxBeside(button: HTMLElement) {
  const { left, right, width, height } = button.getBoundingClientRect();
  const { top, bottom } = (button.closest("[role=toolbar]") ?? button).getBoundingClientRect();
  return { left, right, width, height, top, bottom };
}

/**
 * A button that says why it cannot be pressed: it is reached by keyboard all the same, is heard with its reason, and shows it
 * under the pointer, with the focus and when it is pressed. Escape puts the reason away.
 */
export function WithheldButton({ reason, onClick, ...props }: WithheldButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const [isShown, setShown] = useState(false);
  const isWithheld = reason !== null;
  useLayoutEffect(() => {
    if (isShown && isWithheld && button.current && tip.current) {
      const place = toMenuPlace(boxBeside(button.current), tip.current.getBoundingClientRect());
      Object.assign(tip.current.style, place);
    }
  }, [isShown, isWithheld]);
  const show = () => setShown(true);
  const hide = () => setShown(false);
  const handleKey = ({ key }: KeyboardEvent) => key === "Escape" && hide();
  return (
    // The same elements either way: another button in its place would lose the focus.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what the button in it is told, and the pointer over both
    <span
      className={styles[isWithheld ? "around" : "free"]}
      onMouseEnter={show}
      onMouseLeave={hide}
      onKeyDown={handleKey}
    >
      <button
        {...props}
        type="button"
        ref={button}
        aria-disabled={isWithheld ? true : undefined}
        aria-describedby={isWithheld ? id : undefined}
        onFocus={show}
        onBlur={hide}
        onClick={isWithheld ? show : onClick}
      />
      {isWithheld ? (
        <span role="tooltip" id={id} ref={tip} className={styles[isShown ? "reason" : "heard"]}>
          {reason}
        </span>
      ) : null}
    </span>
  );
}
