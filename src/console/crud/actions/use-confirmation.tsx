import { useCallback, useState } from "react";
import { useBackendMutation } from "../../data/use-backend-mutation.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

/** An operation that requires confirmation. */
export interface Confirmation {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly isDangerous: boolean;
  readonly run: () => Promise<unknown>;
}

/** Manages a single confirmation dialog, which also shows the progress of the confirmed operation. */
export function useConfirmation() {
  const [asked, setAsked] = useState<Confirmation | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { run: confirm, isPending } = useBackendMutation({
    call: ({ run }: Confirmation) => run(),
    onSettled: () => setOpen(false),
  });
  const ask = useCallback((next: Confirmation) => {
    setAsked(next);
    setOpen(true);
  }, []);
  // Keep the texts during the closing animation.
  const dialog = (
    <ConfirmDialog
      open={isOpen}
      title={asked?.title ?? ""}
      text={asked?.text ?? ""}
      confirmLabel={asked?.confirmLabel ?? ""}
      danger={asked?.isDangerous ?? false}
      busy={isPending}
      onConfirm={() => void (asked && confirm(asked))}
      onClose={() => setOpen(false)}
    />
  );
  return { ask, isOpen, dialog };
}
