import IconButton from "@mui/material/IconButton";
import { lazy, type ReactNode, Suspense, useId, useState } from "react";

// Menus are a good part of MUI, and few visits open one.
const loadMenu = async () => ({ default: (await import("./popup-menu.tsx")).PopupMenu });
const PopupMenu = lazy(loadMenu);

interface MenuButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** The menu's items; `close` is for them to call when they are chosen. */
  readonly children: (close: () => void) => ReactNode;
}

/** An icon that opens a menu. The menu is fetched when the button is about to be used. */
export function MenuButton({ label, icon, children }: MenuButtonProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        id={`${id}-button`}
        title={label}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(anchor === null ? {} : { "aria-controls": id })}
        onPointerEnter={() => void loadMenu()}
        onFocus={() => void loadMenu()}
        onClick={(event) => {
          setWasOpened(true);
          setAnchor(event.currentTarget);
        }}
      >
        {icon}
      </IconButton>
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
