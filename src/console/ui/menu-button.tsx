import { lazy, type ReactNode, Suspense, useId, useState } from "react";

import { TopBarButton, type TopBarButtonProps } from "./top-bar-button.tsx";

// Menus are a good part of MUI, and few visits open one.
const loadMenu = async () => ({ default: (await import("./popup-menu.tsx")).PopupMenu });
const PopupMenu = lazy(loadMenu);

interface MenuButtonProps extends Pick<TopBarButtonProps, "icon" | "label" | "textKey" | "instance"> {
  /** The menu's items; `close` is for them to call when they are chosen. */
  readonly children: (close: () => void) => ReactNode;
}

/** An icon that opens a menu. The menu is fetched when the button is about to be used. */
export function MenuButton({ children, ...button }: MenuButtonProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const close = () => setAnchor(null);
  return (
    <>
      <TopBarButton
        {...button}
        id={`${id}-button`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(anchor === null ? {} : { "aria-controls": id })}
        onPointerEnter={() => void loadMenu()}
        onFocus={() => void loadMenu()}
        onClick={(event) => {
          setWasOpened(true);
          setAnchor(event.currentTarget);
        }}
      />
      {wasOpened && (
        <Suspense fallback={null}>
          <PopupMenu id={id} anchor={anchor} onClose={close}>
            {children(close)}
          </PopupMenu>
        </Suspense>
      )}
    </>
  );
}
