import { lazy, Suspense, useState } from "react";
import type { ConfirmDialogProps } from "./confirm-dialog-frame.tsx";

const ConfirmDialogFrame = lazy(async () => ({
  default: (await import("./confirm-dialog-frame.tsx")).ConfirmDialogFrame,
}));

/** Asks before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) {
    setWasOpened(true);
  }
  return (
    wasOpened && (
      <Suspense fallback={null}>
        <ConfirmDialogFrame {...props} />
      </Suspense>
    )
  );
}
