import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useText } from "../i18n/use-text.ts";
import { toMenuPosition } from "../ui/menu-position.ts";
import styles from "./list-box.module.css";

/** One option of a list. */
export interface BoxOption {
  readonly key: string;
  readonly label: string;
}

interface ListBoxProps<Option extends BoxOption> {
  /** The element id of the field. */
  readonly field: string;
  readonly label: string;
  /** The element to position the list at. */
  readonly anchor: HTMLElement | null;
  readonly options: readonly Option[];
  /** Index of the active option, or -1. */
  readonly active: number;
  readonly isChosen: (option: Option) => boolean;
  readonly onChoose: (option: Option) => void;
  readonly isMany?: boolean;
  /** Shown when the list has no options. */
  readonly note?: ReactNode;
}

/** Maximum width at a narrow field, in px. */
const WIDEST = 300;

/** Maximum number of rendered options. In longer lists, people type to filter. */
const MAX = 200;

export const listBoxId = (field: string): string => `${field}-options`;
export const optionId = (field: string, index: number): string => `${field}-option-${index}`;

/** Keeps the list positioned at its field while the page scrolls or resizes. */
function usePlace(anchor: HTMLElement | null, options: readonly BoxOption[]) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height depends on the options
  useLayoutEffect(() => {
    const place = () => {
      if (list.current && anchor) {
        const field = anchor.getBoundingClientRect();
        list.current.style.minWidth = `${field.width}px`;
        list.current.style.maxWidth = `${Math.max(field.width, WIDEST)}px`;
        Object.assign(list.current.style, toMenuPosition(field, list.current.getBoundingClientRect()));
      }
    };
    place();
    window.addEventListener("resize", place);
    window.addEventListener("scroll", place, true);
    return () => {
      window.removeEventListener("resize", place);
      window.removeEventListener("scroll", place, true);
    };
  }, [anchor, options]);
  return list;
}

/** A floating list of options. Focus stays in the field, which references the active option. */
export function ListBox<Option extends BoxOption>(props: ListBoxProps<Option>) {
  const { field, label, anchor, options, active, isChosen, onChoose, isMany = false, note } = props;
  const { t } = useText();
  const list = usePlace(anchor, options);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView?.({ block: "nearest" });
  }, [list, active]);
  const rendered = options.length > MAX ? options.slice(0, Math.max(MAX, active + 1)) : options;
  return createPortal(
    <div
      ref={list}
      role="listbox"
      id={listBoxId(field)}
      aria-label={label}
      aria-multiselectable={isMany || undefined}
      tabIndex={-1}
      className={styles["list"]}
      // Keep focus in the field: blur would commit it.
      onMouseDown={(event) => event.preventDefault()}
    >
      {rendered.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
        // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field, see above
        <div
          key={option.key}
          role="option"
          id={optionId(field, index)}
          aria-selected={isChosen(option)}
          className={index === active ? `${styles["option"]} ${styles["active"]}` : styles["option"]}
          onClick={() => onChoose(option)}
        >
          {option.label}
        </div>
      ))}
      {rendered.length < options.length ? (
        <div role="presentation" className={styles["note"]}>
          {t("crud.relation.more", { count: options.length - rendered.length })}
        </div>
      ) : null}
      {options.length === 0 ? (
        <div role="presentation" className={styles["note"]}>
          {note}
        </div>
      ) : null}
    </div>,
    document.body,
  );
}

/** Index of the option that an arrow or page key moves to. Null for other keys. */
export function nextActive({ key, altKey }: KeyboardEvent, active: number, count: number): number | null {
  if (count === 0 || altKey) {
    return null;
  }
  switch (key) {
    case "ArrowDown":
      return (active + 1) % count;
    case "ArrowUp":
      return active <= 0 ? count - 1 : active - 1;
    case "PageDown":
      return Math.min(active + 10, count - 1);
    case "PageUp":
      return Math.max(active - 10, 0);
    default:
      return null;
  }
}
