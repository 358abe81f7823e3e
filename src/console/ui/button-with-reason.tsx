import { type ComponentProps, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import styles from "./button-with-reason.module.css";
import { toMenuPosition } from "./menu-position.ts";

interface ButtonWithReasonProps extends Omit<ComponentProps<"button">, "type" | "disabled"> {
  /** Why the button is disabled; null if it is enabled. */
  readonly reason: string | null;
}

/** Anchor box of the reason: horizontally the button's, vertically below all lines of its toolbar. */
function anchorBoxOf(button: HTMLElement) {
  const { left, right, width, height } = button.getBoundingClientRect();
  const { top, bottom } = (button.closest("[role=toolbar]") ?? button).getBoundingClientRect();
  return { left, right, width, height, top, bottom };
}

/**
 * A button that explains why it is disabled. It stays focusable, has the reason as its accessible description, and
 * shows it on hover, focus and click. Escape hides the reason.
 */
export function ButtonWithReason({ reason, onClick, ...props }: ButtonWithReasonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const [isShown, setShown] = useState(false);
  const isDisabled = reason !== null;
  useLayoutEffect(() => {
    if (isShown && isDisabled && button.current && tip.current) {
      const place = toMenuPosition(anchorBoxOf(button.current), tip.current.getBoundingClientRect());
      Object.assign(tip.current.style, place);
    }
  }, [isShown, isDisabled]);
  const show = () => setShown(true);
  const hide = () => setShown(false);
  const handleKey = ({ key }: KeyboardEvent) => key === "Escape" && hide();
  return (
    // Keep the same elements in both states: a new button would lose the focus.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles bubbled key events and the pointer over both elements
    <span
      className={styles[isDisabled ? "disabled" : "enabled"]}
      onMouseEnter={show}
      onMouseLeave={hide}
      onKeyDown={handleKey}
    >
      <button
        {...props}
        type="button"
        ref={button}
        aria-disabled={isDisabled ? true : undefined}
        aria-describedby={isDisabled ? id : undefined}
        onFocus={show}
        onBlur={hide}
        onClick={isDisabled ? show : onClick}
      />
      {isDisabled ? (
        <span role="tooltip" id={id} ref={tip} className={styles[isShown ? "reason" : "visuallyHidden"]}>
          {reason}
        </span>
      ) : null}
    </span>
  );
}
