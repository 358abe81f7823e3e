import LinearProgress from "@mui/material/LinearProgress";

interface UsageBarProps {
  /** What is measured, for who cannot see the bar; without it the bar only draws what a text beside it says. */
  readonly label?: string;
  readonly value: number;
  readonly of: number;
  readonly isFull?: boolean;
  readonly height?: number;
}

/** A part of a whole, drawn as a bar. */
export function UsageBar({ label, value, of, isFull = false, height = 6 }: UsageBarProps) {
  const percent = of > 0 ? Math.min(100, Math.max(0, (value / of) * 100)) : 0;
  return (
    <LinearProgress
      variant="determinate"
      value={Math.round(percent)}
      color={isFull ? "warning" : "primary"}
      {...(label === undefined ? { "aria-hidden": true } : { "aria-label": label })}
      // The default track reads as a full bar of another colour.
      sx={{ height, borderRadius: 3, minWidth: 40, flex: height < 6 ? "none" : 1, backgroundColor: "action.selected" }}
    />
  );
}
