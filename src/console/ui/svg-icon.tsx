import type { ReactNode, SVGProps } from "react";
import styles from "./svg-icon.module.css";

interface SvgIconProps extends Omit<SVGProps<SVGSVGElement>, "fontSize" | "color"> {
  readonly color?: "inherit" | "primary" | "success" | "info" | "warning" | "error" | "action" | "disabled";
  readonly fontSize?: "inherit" | "small" | "medium" | "large";
  /** Its name, where it stands for itself; without one it only decorates the words beside it. */
  readonly titleAccess?: string;
}

const toClass = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/**
 * What the library of icons makes its icons with, in a build (see `scripts/light-icons.ts`): the same element and class
 * names, without a style computed for each. `sx` means nothing to it.
 */
export function createSvgIcon(path: ReactNode, name: string) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once an icon, when its module is loaded
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
      // biome-ignore lint/a11y/noSvgWithoutTitle: it has one where it stands for itself
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
