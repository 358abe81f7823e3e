import LinearProgress from "@mui/material/LinearProgress";

interface ShareBarProps {
  /** What is measured, for who cannot see the bar; without it the bar is mere decoration of a text beside it. */
  readonly label?: string;
  readonly value: number;
  readonly of: number;
  readonly isFull?: boolean;
}

/** A part of a whole, drawn as a bar. */
export function ShareBar({ label, value, of, isFull = false }: ShareBarProps) {
  const percent = of > 0 ? Math.min(100, Math.max(0, (value / of) * 100)) : 0;
  return (
    <LinearProgress
      variant="determinate"
      value={percent}
      color={isFull ? "error" : "primary"}
      {...(label === undefined ? { "aria-hidden": true } : { "aria-label": label })}
      sx={{ height: 6, borderRadius: 3, minWidth: 40, flex: 1 }}
    />
  );
}
