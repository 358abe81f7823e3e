import { useState } from "react";
import type { ConfirmDialogProps } from "./confirm-dialog-frame.tsx";
import { lazyComponent } from "./lazy-component.tsx";

const ConfirmDialogFrame = lazyComponent(async () => (await import("./confirm-dialog-frame.tsx")).ConfirmDialogFrame);

/** Confirmation before an irreversible action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) {
    setWasOpened(true);
  }
  const handleMissing = () => {
    setWasOpened(false);
    props.onClose();
  };
  return wasOpened ? <ConfirmDialogFrame {...props} onMissing={handleMissing} /> : null;
}
