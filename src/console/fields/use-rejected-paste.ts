import { type KeyboardEvent, useState } from "react";
import type { FormKey } from "../i18n/framework-key.ts";
import { useText } from "../i18n/use-text.ts";
import { type Control, noticeId } from "./use-control.ts";

interface RefusedPaste {
  /** The control, with the rejection as its notice. */
  readonly control: Control;
  /** Rejects a paste or clears the rejection. A string replaces the default reason. */
  readonly setRefused: (isRefused: boolean | string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Shows why a paste was rejected, until the next key other than Tab. */
export function useRejectedPaste(control: Control, reason: FormKey): RefusedPaste {
  const { t } = useText();
  const [refused, setRefused] = useState<boolean | string>(false);
  const shown = { notice: typeof refused === "string" ? refused : t(reason), hasProblem: true };
  const describedBy = [noticeId(control.id), control.describedBy].filter(Boolean).join(" ");
  return {
    control: refused === false ? control : { ...control, ...shown, describedBy },
    setRefused,
    onKeyDown: ({ key }) => setRefused(key === "Tab" && refused),
  };
}
