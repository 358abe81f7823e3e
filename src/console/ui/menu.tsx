import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import styles from "./menu.module.css";
import { toMenuPosition } from "./menu-position.ts";

interface MenuProps extends Pick<ComponentProps<"ul">, "id" | "aria-label" | "aria-labelledby"> {
  /** The button that the menu is attached to. It gets the focus back; null while the menu is closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A menu with the standard keys: arrows, Home, End, the first letter of an item, Escape and Tab. */
export function Menu({ anchor, ...props }: MenuProps) {
  return anchor ? createPortal(<OpenMenu anchor={anchor} {...props} />, partAround(anchor)) : null;
}

/** The landmark or dialog of a menu. Outside of all landmarks, it would be inaccessible. */
function partAround(anchor: HTMLElement): Element {
  return anchor.closest("[role=dialog], main, header") ?? document.body;
}

/** Enabled items, in order. */
function itemsOf(list: HTMLElement): readonly HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])')];
}

/** The item that a key moves to from `index`; null for other keys. */
function nextItem(items: readonly HTMLElement[], index: number, key: string): HTMLElement | null {
  const count = items.length;
  const at = { ArrowDown: (index + 1) % count, ArrowUp: (index - 1 + count) % count, Home: 0, End: count - 1 }[key];
  if (at !== undefined) {
    return items[at] ?? null;
  }
  if (key.length !== 1 || key === " ") {
    return null;
  }
  const letter = key.toLocaleLowerCase();
  const following = [...items.slice(index + 1), ...items.slice(0, index + 1)];
  return following.find((item) => item.textContent?.trim().toLocaleLowerCase().startsWith(letter)) ?? null;
}

function OpenMenu({ anchor, onClose, children, ...props }: MenuProps & { readonly anchor: HTMLElement }) {
  const list = useRef<HTMLUListElement>(null);

  useLayoutEffect(() => {
    const menu = list.current;
    if (menu) {
      Object.assign(menu.style, toMenuPosition(anchor.getBoundingClientRect(), menu.getBoundingClientRect()));
      const items = itemsOf(menu);
      (items.find((item) => item.ariaChecked === "true") ?? items[0] ?? menu).focus({ preventScroll: true });
    }
    // Return the focus to the previous element, unless the chosen item has moved it elsewhere.
    return () => {
      if (menu?.contains(document.activeElement) || document.activeElement === document.body) {
        anchor.focus({ preventScroll: true });
      }
    };
  }, [anchor]);

  useEffect(() => {
    window.addEventListener("resize", onClose);
    return () => window.removeEventListener("resize", onClose);
  }, [onClose]);

  const handleKey = (event: KeyboardEvent<HTMLUListElement>) => {
    const items = itemsOf(event.currentTarget);
    const current = items.find((item) => item === document.activeElement);
    event.stopPropagation();
    if (event.key === "Escape" || event.key === "Tab") {
      event.preventDefault();
      onClose();
      return;
    }
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      current?.click();
      return;
    }
    const next =
      event.ctrlKey || event.metaKey || event.altKey
        ? null
        : nextItem(items, items.indexOf(current as HTMLElement), event.key);
    if (next) {
      event.preventDefault();
      next.focus();
    }
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click outside the menu closes it, as Escape does on the keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div className={styles["backdrop"]} onClick={onClose} onContextMenu={onClose} />
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a menu is a list, and is announced as a menu */}
      <ul role="menu" ref={list} tabIndex={-1} className={styles["menu"]} onKeyDown={handleKey} {...props}>
        {children}
      </ul>
    </>
  );
}

interface MenuItemProps extends Omit<ComponentProps<"li">, "role"> {
  readonly role?: "menuitem" | "menuitemradio" | "menuitemcheckbox";
  readonly look?: "danger" | "quiet";
  readonly disabled?: boolean;
}

/** A menu item. May start with an icon. */
export function MenuItem({ role = "menuitem", look, disabled = false, onClick, ...props }: MenuItemProps) {
  return (
    <li
      role={role}
      tabIndex={-1}
      className={[styles["item"], look === undefined ? "" : styles[look]].filter(Boolean).join(" ")}
      {...(disabled ? { "aria-disabled": true } : { onClick })}
      {...props}
    />
  );
}

/** A separator between items. */
export function MenuRule() {
  return <li aria-hidden className={styles["rule"]} />;
}
