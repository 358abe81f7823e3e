import { type FocusEvent, useEffect, useRef, useState } from "react";
import { useText } from "../i18n/use-text.ts";
import { Glyph } from "../ui/glyph.tsx";
import buttons from "../ui/plain-button.module.css";
import styles from "./toast.module.css";
import type { Toast } from "./toast.ts";

interface ToastCardProps {
  readonly toast: Toast;
  readonly onClose: (id: number) => void;
}

/** One notification. Its timer pauses while it is hovered or focused. */
export function ToastCard({ toast, onClose }: ToastCardProps) {
  const { t } = useText();
  const [isHeld, setIsHeld] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const { id, ms, times } = toast;

  // biome-ignore lint/correctness/useExhaustiveDependencies: repeating the same text restarts the timer.
  useEffect(() => {
    if (isHeld) {
      return;
    }
    const timer = setTimeout(() => onClose(id), ms);
    return () => clearTimeout(timer);
  }, [id, ms, times, isHeld, onClose]);

  const handleFocus = ({ relatedTarget }: FocusEvent<HTMLElement>) => {
    setIsHeld(true);
    if (!card.current?.contains(relatedTarget)) {
      cameFrom.current = relatedTarget as HTMLElement | null;
    }
  };

  /** Returns the focus to the previous element, or to the page if that element is gone. */
  const close = () => {
    if (card.current?.contains(document.activeElement)) {
      (cameFrom.current?.isConnected ? cameFrom.current : document.querySelector("main"))?.focus();
    }
    onClose(id);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the timer.
    <div
      ref={card}
      className={`${styles["toast"]} ${styles[toast.kind]}`}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={handleFocus}
      onBlur={() => setIsHeld(false)}
    >
      <span className={styles["text"]}>
        {toast.text}
        {times > 1 && <span className={styles["times"]}>{` ×${times}`}</span>}
      </span>
      {toast.action && (
        <button
          type="button"
          className={buttons["button"]}
          onClick={() => {
            toast.action?.run();
            close();
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button type="button" className={buttons["icon"]} aria-label={t("shell.notes.close")} onClick={close}>
        <Glyph name="close" />
      </button>
    </div>
  );
}
