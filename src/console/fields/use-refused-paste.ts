import { type KeyboardEvent, useState } from "react";
import type { FormKey } from "../i18n/framework-key.ts";
import { useText } from "../i18n/use-text.ts";
import type { Control } from "./use-control.ts";

interface RefusedPaste {
  /** The control, which says at its field what was refused. */
  readonly control: Control;
  readonly setRefused: (isRefused: boolean) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Says of a paste that a control cannot take why nothing happened, until the next key that is not the one that leaves. */
export function useRefusedPaste(control: Control, reason: FormKey): RefusedPaste {
  const { t } = useText();
  const [isRefused, setRefused] = useState(false);
  const told = { helperText: t(reason), helperId: `${control.id}-helper-text`, hasProblem: true, isHelpUrgent: true };
  return {
    control: isRefused ? { ...control, ...told } : control,
    setRefused,
    onKeyDown: ({ key }) => setRefused(isRefused && key === "Tab"),
  };
}
