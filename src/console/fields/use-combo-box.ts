import { type KeyboardEvent, type ReactNode, useState } from "react";
import { type BoxOption, nextActive } from "./list-box.tsx";
import type { Control } from "./use-control.ts";

export interface ComboBoxProps<Option extends BoxOption> {
  readonly control: Control;
  /** The current options. Undefined for free text without a list. */
  readonly options?: readonly Option[];
  readonly chosen: readonly Option[];
  readonly isMany: boolean;
  /** The typed text, for the search. Empty when typing ends. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onOpen?: (isOpen: boolean) => void;
  readonly onChange: (chosen: readonly Option[]) => void;
  /** Adds free text as a value. */
  readonly onAdd?: (text: string) => void;
  /** The reason for an empty list. */
  readonly note?: ReactNode;
  readonly placeholder?: string;
}

export const NONE: readonly never[] = [];

/** Open state and active option of a combobox. */
function useOpening<Option extends BoxOption>({ options = NONE, onText, onOpen }: ComboBoxProps<Option>) {
  const [at, setAt] = useState<number | null>(null);
  // Distinguishes typed text that is empty from no typing.
  const [isTyping, setTyping] = useState(false);
  return {
    isOpen: at !== null,
    active: Math.min(at ?? -1, options.length - 1),
    isTyping,
    typeText: (text: string) => {
      setTyping(true);
      onText(text);
    },
    settle: () => {
      setTyping(false);
      onText("");
    },
    open: (active = -1) => {
      setAt(active);
      onOpen?.(true);
    },
    close: () => {
      setAt(null);
      onOpen?.(false);
    },
  };
}

/** Actions on the chosen options. */
function useChosen<Option extends BoxOption>(
  { chosen, isMany, text, onChange, onAdd }: ComboBoxProps<Option>,
  { settle, close }: ReturnType<typeof useOpening>,
) {
  const isChosen = ({ key }: BoxOption) => chosen.some((each) => each.key === key);
  const remove = (option: Option) => onChange(chosen.filter(({ key }) => key !== option.key));
  const choose = (option: Option) => {
    settle();
    if (!isMany) {
      close();
      onChange([option]);
    } else if (isChosen(option)) {
      remove(option);
    } else {
      onChange([...chosen, option]);
    }
  };
  const add = () => {
    if (onAdd && text.trim() !== "") {
      onAdd(text.trim());
    }
    settle();
  };
  return { isChosen, remove, choose, add };
}

/** Behaviour of a combobox: keyboard, typing and selection. */
export function useComboBox<Option extends BoxOption>(props: ComboBoxProps<Option>) {
  const { control, options = NONE, chosen, isMany, text, onChange, onAdd } = props;
  const opening = useOpening(props);
  const choosing = useChosen(props, opening);
  const { isOpen, active, open, close } = opening;

  /** Returns true if the combobox handled the key. */
  const enter = (): boolean => {
    const option = isOpen ? options[active] : undefined;
    if (option) {
      choosing.choose(option);
    } else if (onAdd && text !== "") {
      choosing.add();
    }
    return option !== undefined || (onAdd !== undefined && text !== "");
  };
  const arrow = (event: KeyboardEvent): boolean => {
    const next = nextActive(event, active, options.length);
    if (next !== null) {
      open(isOpen ? next : active);
    }
    return next !== null;
  };
  const shut = (event: KeyboardEvent): boolean => {
    if (isOpen) {
      event.stopPropagation();
      close();
    }
    return isOpen;
  };
  const handleKey = (event: KeyboardEvent) => {
    const last = chosen.at(-1);
    if (event.key === "Backspace" && isMany && text === "" && last) {
      choosing.remove(last);
      return;
    }
    const keys: { readonly [key: string]: (pressed: KeyboardEvent) => boolean } = { Enter: enter, Escape: shut };
    if ((keys[event.key] ?? arrow)(event)) {
      event.preventDefault();
    }
  };
  const type = (typed: string) => {
    opening.typeText(typed);
    open();
    if (typed === "" && !isMany && chosen.length > 0) {
      onChange(NONE);
    }
  };
  const leave = () => {
    if (onAdd) {
      choosing.add();
    } else {
      opening.settle();
    }
    close();
    control.touch();
  };
  return { ...opening, ...choosing, handleKey, type, leave };
}
