import Menu from "@mui/material/Menu";
import type { ReactNode } from "react";

export interface PopupMenuProps {
  readonly id: string;
  /** The button that opened it, which also names it; null while it is closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A menu that hangs from its button. */
export function PopupMenu({ id, anchor, onClose, children }: PopupMenuProps) {
  return (
    <Menu
      id={id}
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
      transformOrigin={{ vertical: "top", horizontal: "right" }}
      slotProps={{ list: { "aria-labelledby": `${id}-button` } }}
    >
      {children}
    </Menu>
  );
}
