import type { ReactNode } from "react";
import type { TextKey } from "../i18n/text.ts";
import { useText } from "../i18n/use-text.ts";
import { ToolButton, type ToolButtonProps } from "./tool-button.tsx";

export interface TopBarButtonProps extends Omit<ToolButtonProps, "children"> {
  readonly icon: ReactNode;
  /** Its name, where no translation key is given. */
  readonly label?: string;
  /** The text that names it; its `{{instance}}` is filled in with `instance`. */
  readonly textKey?: TextKey;
  readonly instance?: string;
}

/** A flat button that shows an icon only, and says its name to screen readers and on hover (spec §2). */
export function TopBarButton({ icon, label, textKey, instance = "", ...button }: TopBarButtonProps) {
  const { t } = useText();
  const name = textKey === undefined ? label : t(textKey, { instance });
  return (
    <ToolButton {...button} title={name} aria-label={name}>
      {icon}
    </ToolButton>
  );
}
