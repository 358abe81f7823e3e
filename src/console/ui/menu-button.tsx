import { type ReactNode, useCallback, useId, useState } from "react";
import { Menu } from "./menu.tsx";
import { TopBarButton, type TopBarButtonProps } from "./top-bar-button.tsx";

interface MenuButtonProps extends Pick<TopBarButtonProps, "icon" | "label" | "textKey" | "instance"> {
  /** Renders the menu's items. They call `close` when chosen. */
  readonly children: (close: () => void) => ReactNode;
}

/** An icon button that opens a menu. */
export function MenuButton({ children, ...button }: MenuButtonProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = useCallback(() => setAnchor(null), []);
  return (
    <>
      <TopBarButton
        {...button}
        id={`${id}-button`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(anchor === null ? {} : { "aria-controls": id })}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu id={id} anchor={anchor} onClose={close} aria-labelledby={`${id}-button`}>
        {anchor === null ? null : children(close)}
      </Menu>
    </>
  );
}
