import { ArrowDropDownIcon } from "../../console/ui/icons/arrow-drop-down.ts";
import { type KeyboardEvent, useRef, useState } from "react";
import { FieldFrame } from "../../console/fields/field-frame.tsx";
import styles from "../../console/fields/list-box.module.css";
import { type BoxOption, ListBox, listBoxId, nextActive, optionId } from "../../console/fields/list-box.tsx";
import { type Control, type ControlProps, inputProps, useControl } from "../../console/fields/use-control.ts";
import { useText } from "../../console/i18n/use-text.ts";
import { toRawText } from "../../console/lib/exact-json.ts";
import { lazyComponent } from "../../console/ui/lazy-component.tsx";
import { useChoices } from "./use-choices.ts";

const SearchedSelect = lazyComponent(async () => (await import("../enums/searched-select.tsx")).SearchedSelect);

/** Maximum number of values for a list without search. */
const MAX_WITHOUT_SEARCH = 30;

/** Select for an enumeration, with an empty choice if the field is optional. Long enumerations have a search. */
export function SelectControl(props: ControlProps) {
  const isLong = (props.options.enumeration?.values.length ?? 0) > MAX_WITHOUT_SEARCH;
  return isLong ? <SearchedSelect {...props} /> : <PlainSelect {...props} />;
}

function PlainSelect(props: ControlProps) {
  const { t } = useText();
  const control = useControl(props);
  const value = props.value === undefined || props.value === null ? "" : toRawText(props.value);
  const choices = useChoices(control.options, value);
  const none = control.required ? [] : [{ key: "", label: t("crud.form.none") }];
  const options = [...none, ...choices];
  return (
    <FieldFrame control={control}>
      <Chooser
        control={control}
        options={options}
        value={value}
        onChoose={({ key }) => props.onChange(choices.find((choice) => choice.key === key)?.value)}
      />
    </FieldFrame>
  );
}

interface ChooserProps {
  readonly control: Control;
  readonly options: readonly BoxOption[];
  readonly value: string;
  readonly onChoose: (option: BoxOption) => void;
}

/** Index of the option that a key moves to: arrows move by one, a letter jumps to the next label with that initial. */
function led(event: KeyboardEvent, options: readonly BoxOption[], active: number): number | null {
  const { key } = event;
  const end = { Home: 0, End: options.length - 1 }[key] ?? nextActive(event, active, options.length);
  if (end !== null || key.length !== 1 || key === " ") {
    return end;
  }
  const letter = key.toLocaleLowerCase();
  const order = options.map((_, index) => (active + 1 + index) % options.length);
  return order.find((index) => options[index]?.label.toLocaleLowerCase().startsWith(letter)) ?? null;
}

/** The open list of a chooser: its active option, and the keys that move, choose and close. */
function useOpenList({ options, value, onChoose }: Omit<ChooserProps, "control">) {
  const [active, setActive] = useState<number | null>(null);
  const chosen = options.findIndex(({ key }) => key === value);
  const open = (at: number) => setActive(Math.max(at, 0));
  const close = () => setActive(null);
  const choose = (option: BoxOption | undefined) => {
    close();
    if (option && option.key !== value) {
      onChoose(option);
    }
  };
  /** Handles keys of the open list. Returns false for other keys. */
  const handleOpenKey = (event: KeyboardEvent): boolean => {
    if (event.key === "Enter" || event.key === " ") {
      choose(options[active ?? -1]);
      return true;
    }
    if (event.key === "Escape") {
      event.stopPropagation();
      close();
      return true;
    }
    return false;
  };
  const handleMove = (event: KeyboardEvent): boolean => {
    const next = event.ctrlKey || event.metaKey ? null : led(event, options, active ?? chosen);
    if (next !== null) {
      open(active !== null || event.key.length === 1 ? next : chosen);
    }
    return next !== null;
  };
  const handleKey = (event: KeyboardEvent) => {
    if ((active !== null && handleOpenKey(event)) || handleMove(event)) {
      event.preventDefault();
    }
  };
  return {
    active,
    chosen: options[chosen],
    toggle: () => (active === null ? open(chosen) : close()),
    close,
    choose,
    handleKey,
  };
}

function Chooser({ control, ...props }: ChooserProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { active, chosen, toggle, close, choose, handleKey } = useOpenList(props);
  const { options, value } = props;
  const isOpen = active !== null;
  const { required, ...given } = inputProps(control);
  return (
    <>
      <button
        type="button"
        ref={button}
        {...given}
        role="combobox"
        aria-haspopup="listbox"
        aria-required={required}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listBoxId(control.id) : undefined}
        aria-activedescendant={isOpen ? optionId(control.id, active) : undefined}
        className={styles["shown"]}
        onClick={toggle}
        onKeyDown={handleKey}
        onBlur={() => {
          close();
          control.touch();
        }}
      >
        <span>{value === "" ? "\u200b" : chosen?.label}</span>
        <ArrowDropDownIcon fontSize="small" />
      </button>
      {isOpen ? (
        <ListBox
          field={control.id}
          label={control.label}
          anchor={button.current?.parentElement ?? null}
          options={options}
          active={active}
          isChosen={({ key }) => key === value}
          onChoose={choose}
        />
      ) : null}
    </>
  );
}
