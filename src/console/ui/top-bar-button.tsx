import type { ReactNode } from "react";
import type { TextKey } from "../i18n/text.ts";
import { useText } from "../i18n/use-text.ts";
import { ToolButton, type ToolButtonProps } from "./tool-button.tsx";

export interface TopBarButtonProps extends Omit<ToolButtonProps, "children"> {
  readonly icon: ReactNode;
  /** Accessible name, if there is no translation key. */
  readonly label?: string;
  /** Key of its accessible name; `{{instance}}` is replaced with `instance`. */
  readonly textKey?: TextKey;
  readonly instance?: string;
}

/** A flat icon button with an accessible name, also shown on hover (spec §2). */
export function TopBarButton({ icon, label, textKey, instance = "", ...button }: TopBarButtonProps) {
  const { t } = useText();
  const name = textKey === undefined ? label : t(textKey, { instance });
  return (
    <ToolButton {...button} title={name} aria-label={name}>
      {icon}
    </ToolButton>
  );
}
