import { type KeyboardEvent, useState } from "react";
import type { FormKey } from "../i18n/framework-key.ts";
import { useText } from "../i18n/use-text.ts";
import type { Control } from "./use-control.ts";

interface RefusedPaste {
  /** The control, with the rejection as help text. */
  readonly control: Control;
  /** Rejects a paste or clears the rejection. A string replaces the default reason. */
  readonly setRefused: (isRefused: boolean | string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Shows why a paste was rejected, until the next key other than Tab. */
export function useRefusedPaste(control: Control, reason: FormKey): RefusedPaste {
  const { t } = useText();
  const [refused, setRefused] = useState<boolean | string>(false);
  const told = {
    helperText: typeof refused === "string" ? refused : t(reason),
    helperId: `${control.id}-helper-text`,
    hasProblem: true,
    isHelpUrgent: true,
  };
  return {
    control: refused === false ? control : { ...control, ...told },
    setRefused,
    onKeyDown: ({ key }) => setRefused(key === "Tab" && refused),
  };
}
