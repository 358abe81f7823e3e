import type { ReactNode, SVGProps } from "react";
import styles from "./create-svg-icon.module.css";

interface SvgIconProps extends Omit<SVGProps<SVGSVGElement>, "fontSize" | "color"> {
  readonly color?: "inherit" | "primary" | "success" | "info" | "warning" | "error" | "action" | "disabled";
  readonly fontSize?: "inherit" | "small" | "medium" | "large";
  /** Accessible name of an icon without a text. Without it the icon is decorative. */
  readonly titleAccess?: string;
}

const toClass = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/**
 * Replaces the icon factory of `@mui/icons-material` in a build: the same element and class names, with a static style
 * sheet instead of Emotion. It ignores `sx`.
 */
// biome-ignore lint/style/noDefaultExport: the replaced module has one
export default function createSvgIcon(path: ReactNode, name: string) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each icon, when its module is loaded
  function SvgIcon({
    color = "inherit",
    fontSize = "medium",
    titleAccess,
    className = "",
    children: _none,
    ...props
  }: SvgIconProps) {
    const classes = [
      styles["icon"],
      styles[`size${toClass(fontSize)}`],
      styles[`color${toClass(color)}`],
      `MuiSvgIcon-root MuiSvgIcon-fontSize${toClass(fontSize)}`,
    ];
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: it has one unless it is decorative
      <svg
        focusable="false"
        viewBox="0 0 24 24"
        {...(titleAccess ? { role: "img" } : { "aria-hidden": true })}
        {...props}
        className={[...classes, className].filter(Boolean).join(" ")}
      >
        {path}
        {titleAccess ? <title>{titleAccess}</title> : null}
      </svg>
    );
  }
  SvgIcon.muiName = "SvgIcon";
  SvgIcon.displayName = `${name}Icon`;
  return SvgIcon;
}
