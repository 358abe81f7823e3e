import { CalendarTodayIcon } from "../ui/icons/calendar-today.ts";
import { useState } from "react";
import { useText } from "../i18n/use-text.ts";
import { lazyComponent } from "../ui/lazy-component.tsx";
import type { CalendarOf } from "./calendar-popover.tsx";
import styles from "./field.module.css";

const CalendarPopover = lazyComponent(async () => (await import("./calendar-popover.tsx")).CalendarPopover);

interface CalendarButtonProps extends CalendarOf {
  readonly disabled?: boolean;
}

/** Opens the calendar of a date field. Its code is loaded on the first click; the field works without it. */
export function CalendarButton({ disabled = false, ...props }: CalendarButtonProps) {
  const { t } = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = t("crud.date.open");
  const close = () => setAnchor(null);
  return (
    <span className={styles["end"]}>
      <button
        type="button"
        className={styles["pick"]}
        aria-label={label}
        aria-describedby={`${props.id}-label`}
        aria-haspopup="dialog"
        title={label}
        disabled={disabled}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <CalendarTodayIcon fontSize="inherit" />
      </button>
      {anchor ? <CalendarPopover {...props} anchor={anchor} onClose={close} onMissing={close} /> : null}
    </span>
  );
}
