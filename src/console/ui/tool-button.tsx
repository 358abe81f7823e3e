import type { ComponentProps } from "react";
import styles from "./plain-button.module.css";

export interface ToolButtonProps extends ComponentProps<"button"> {
  /** Default: grey. */
  readonly color?: "default" | "primary" | "error";
}

const COLORS = { default: undefined, primary: styles["colorPrimary"], error: styles["colorError"] } as const;

/** A flat icon button, named by `aria-label`. */
export function ToolButton({ color = "default", ...props }: ToolButtonProps) {
  return <button type="button" className={[styles["tool"], COLORS[color]].filter(Boolean).join(" ")} {...props} />;
}
