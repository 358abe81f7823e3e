import { type ReactNode, useCallback, useState } from "react";
import { ToolButton } from "./tool-button.tsx";

/** Anchor and close function of a popover. `onMissing` is called if its code failed to load. */
interface PopoverPlace {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  readonly onMissing: () => void;
}

interface PopoverButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly render: (place: PopoverPlace) => ReactNode;
}

/** A flat icon button that opens a popover below itself. */
export function PopoverButton({ label, icon, render }: PopoverButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = useCallback(() => setAnchor(null), []);
  return (
    <>
      <ToolButton
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {icon}
      </ToolButton>
      {anchor ? render({ anchor, onClose: close, onMissing: close }) : null}
    </>
  );
}
