import IconButton, { type IconButtonProps } from "@mui/material/IconButton";
import type { ReactNode } from "react";
import type { TextKey } from "../i18n/text.ts";
import { useText } from "../i18n/use-text.ts";

export interface TopBarButtonProps extends Omit<IconButtonProps, "children" | "color"> {
  readonly icon: ReactNode;
  /** Its name, where no translation key is given. */
  readonly label?: string;
  /** The text that names it; its `{{instance}}` is filled in with `instance`. */
  readonly textKey?: TextKey;
  readonly instance?: string;
  /** Default: grey. */
  readonly color?: Exclude<IconButtonProps["color"], undefined>;
}

/** A flat button that shows an icon only, and says its name to screen readers and on hover (spec §2). */
export function TopBarButton({ icon, label, textKey, instance = "", color = "default", ...button }: TopBarButtonProps) {
  const { t } = useText();
  const name = textKey === undefined ? label : t(textKey, { instance });
  return (
    <IconButton {...button} color={color} title={name} aria-label={name}>
      {icon}
    </IconButton>
  );
}
