import { useEffect, useState } from "react";
import { useText } from "../i18n/use-text.ts";
import { Glyph } from "../ui/glyph.tsx";
import buttons from "../ui/plain-button.module.css";
import styles from "./toast.module.css";
import type { Toast } from "./toast.ts";

interface ToastCardProps {
  readonly toast: Toast;
  readonly onClose: (id: number) => void;
}

/** One notification. Its time stands still while it is pointed at or holds the focus. */
export function ToastCard({ toast, onClose }: ToastCardProps) {
  const { t } = useText();
  const [isHeld, setIsHeld] = useState(false);
  const { id, ms, times } = toast;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same text said again starts its time anew.
  useEffect(() => {
    if (isHeld) {
      return;
    }
    const timer = setTimeout(() => onClose(id), ms);
    return () => clearTimeout(timer);
  }, [id, ms, times, isHeld, onClose]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only buys time to read; nothing happens.
    <div
      className={`${styles["toast"]} ${styles[toast.kind]}`}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
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
            onClose(id);
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button type="button" className={buttons["icon"]} aria-label={t("shell.notes.close")} onClick={() => onClose(id)}>
        <Glyph name="close" />
      </button>
    </div>
  );
}
