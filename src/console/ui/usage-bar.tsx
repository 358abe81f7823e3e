import styles from "./plain-button.module.css";

interface UsageBarProps {
  /** Accessible name of the measured quantity. Without it, the bar is decorative, next to a text. */
  readonly label?: string;
  readonly value: number;
  readonly of: number;
  readonly isFull?: boolean;
  readonly height?: number;
}

/**
 * A bar that shows a fraction of a total.
 *
 * @example
 * <UsageBar label={t("product.seats")} value={3} of={10} />
 */
export function UsageBar({ label, value, of, isFull = false, height = 6 }: UsageBarProps) {
  const percent = of > 0 ? Math.min(100, Math.max(0, (value / of) * 100)) : 0;
  const said =
    label === undefined
      ? { "aria-hidden": true }
      : { role: "progressbar", "aria-label": label, "aria-valuenow": Math.round(percent) };
  const looks = [styles["track"], isFull ? styles["full"] : "", height < 6 ? styles["thin"] : ""];
  return (
    <span {...said} className={looks.filter(Boolean).join(" ")} style={{ height }}>
      <span style={{ width: `${percent}%` }} />
    </span>
  );
}
