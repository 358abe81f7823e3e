import { type ComponentProps, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { toMenuPosition } from "./menu-position.ts";
import styles from "./withheld-button.module.css";

interface WithheldButtonProps extends Omit<ComponentProps<"button">, "type" | "disabled"> {
  /** Why the button is disabled; null if it is enabled. */
  readonly reason: string | null;
}

/** Anchor box of the reason: horizontally the button's, vertically below all lines of its toolbar. */
function boxBeside(button: HTMLElement) {
  const { left, right, width, height } = button.getBoundingClientRect();
  const { top, bottom } = (button.closest("[role=toolbar]") ?? button).getBoundingClientRect();
  return { left, right, width, height, top, bottom };
}

/**
 * A button that explains why it is disabled. It stays focusable, has the reason as its accessible description, and
 * shows it on hover, focus and click. Escape hides the reason.
 */
export function WithheldButton({ reason, onClick, ...props }: WithheldButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const [isShown, setShown] = useState(false);
  const isWithheld = reason !== null;
  useLayoutEffect(() => {
    if (isShown && isWithheld && button.current && tip.current) {
      const place = toMenuPosition(boxBeside(button.current), tip.current.getBoundingClientRect());
      Object.assign(tip.current.style, place);
    }
  }, [isShown, isWithheld]);
  const show = () => setShown(true);
  const hide = () => setShown(false);
  const handleKey = ({ key }: KeyboardEvent) => key === "Escape" && hide();
  return (
    // Keep the same elements in both states: a new button would lose the focus.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles bubbled key events and the pointer over both elements
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
