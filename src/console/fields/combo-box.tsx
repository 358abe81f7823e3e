import { ArrowDropDownIcon } from "../ui/icons/arrow-drop-down.ts";
import { CloseIcon } from "../ui/icons/close.ts";
import { useRef } from "react";
import { useText } from "../i18n/use-text.ts";
import fields from "./field.module.css";
import { FieldFrame } from "./field-frame.tsx";
import styles from "./list-box.module.css";
import { type BoxOption, ListBox, listBoxId, optionId } from "./list-box.tsx";
import { type ComboBoxProps, NONE, useComboBox } from "./use-combo-box.ts";
import { type Control, inputProps } from "./use-control.ts";

/** A text field with a list of options (ARIA combobox), for one value or for several, which are shown as chips. */
export function ComboBox<Option extends BoxOption>(props: ComboBoxProps<Option>) {
  const { control, options = NONE, chosen, isMany, text } = props;
  const input = useRef<HTMLInputElement>(null);
  const combo = useComboBox(props);
  const { isOpen, active, isTyping } = combo;
  const single = isMany ? undefined : chosen[0];
  const hasList = props.options !== undefined;
  return (
    <FieldFrame control={control} end={<Ends {...props} {...combo} onFocus={() => input.current?.focus()} />}>
      <span className={styles["many"]}>
        {isMany
          ? chosen.map((option) => <Chip key={option.key} option={option} control={control} onRemove={combo.remove} />)
          : null}
        <input
          ref={input}
          {...inputProps(control)}
          type="text"
          autoComplete="off"
          spellCheck={false}
          {...(isMany ? { "aria-required": control.required, required: false } : {})}
          {...(hasList ? listProps(control, combo) : {})}
          className={styles["typed"]}
          placeholder={chosen.length === 0 ? (props.placeholder ?? control.placeholder) : undefined}
          value={isTyping || isMany ? text : (single?.label ?? "")}
          onChange={(event) => combo.type(event.target.value)}
          onClick={({ currentTarget }) => {
            if (hasList && !isOpen) {
              combo.open();
              // Typing then searches, instead of adding to the label of the chosen option.
              currentTarget.select();
            }
          }}
          onKeyDown={combo.handleKey}
          onBlur={combo.leave}
        />
      </span>
      {isOpen && hasList ? (
        <ListBox
          field={control.id}
          label={control.label}
          anchor={input.current?.parentElement?.parentElement ?? null}
          options={options}
          active={active}
          isChosen={combo.isChosen}
          onChoose={combo.choose}
          isMany={isMany}
          note={props.note}
        />
      ) : null}
    </FieldFrame>
  );
}

/** ARIA attributes that describe the list and its active option to screen readers. */
function listProps({ id }: Control, { isOpen, active }: { readonly isOpen: boolean; readonly active: number }) {
  return {
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-haspopup": "listbox",
    "aria-expanded": isOpen,
    "aria-controls": isOpen ? listBoxId(id) : undefined,
    "aria-activedescendant": isOpen && active >= 0 ? optionId(id, active) : undefined,
  } as const;
}

interface ChipProps<Option extends BoxOption> {
  readonly option: Option;
  readonly control: Control;
  readonly onRemove: (option: Option) => void;
}

/** One chosen value. On the keyboard, Backspace removes the last chip, so the button is not focusable. */
function Chip<Option extends BoxOption>({ option, control, onRemove }: ChipProps<Option>) {
  const { t } = useText();
  return (
    <span className={styles["chip"]}>
      <span>{option.label}</span>
      <button
        type="button"
        tabIndex={-1}
        className={styles["remove"]}
        aria-label={`${t("crud.relation.clear")}: ${option.label}`}
        disabled={control.disabled}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onRemove(option)}
      >
        <CloseIcon fontSize="inherit" />
      </button>
    </span>
  );
}

interface EndsProps<Option extends BoxOption> extends ComboBoxProps<Option> {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  readonly onFocus: () => void;
}

/** Mouse-only buttons at the end of the field: clear, unless it needs one value, and open. */
function Ends<Option extends BoxOption>({
  control,
  options,
  chosen,
  isMany,
  isOpen,
  open,
  close,
  ...props
}: EndsProps<Option>) {
  const { t } = useText();
  const keepCursor = { onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault() };
  return (
    <span className={fields["end"]}>
      {chosen.length > 0 && !control.disabled && (isMany || !control.required) ? (
        <button
          type="button"
          tabIndex={-1}
          className={styles["remove"]}
          aria-label={t("crud.relation.clear")}
          {...keepCursor}
          onClick={() => {
            props.onChange(NONE);
            props.onFocus();
          }}
        >
          <CloseIcon fontSize="inherit" />
        </button>
      ) : null}
      {options ? (
        <button
          type="button"
          tabIndex={-1}
          className={styles["remove"]}
          aria-label={t(isOpen ? "crud.action.close" : "crud.relation.open")}
          disabled={control.disabled}
          {...keepCursor}
          onClick={() => {
            props.onFocus();
            isOpen ? close() : open();
          }}
        >
          <ArrowDropDownIcon fontSize="small" />
        </button>
      ) : null}
    </span>
  );
}
