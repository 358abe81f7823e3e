import { AddIcon } from "../../console/ui/icons/add.ts";
import { DeleteIcon } from "../../console/ui/icons/delete.ts";
import { useEffect, useState } from "react";
import styles from "../../console/fields/field.module.css";
import { FieldFrame } from "../../console/fields/field-frame.tsx";
import { useFormScope } from "../../console/fields/form-context.ts";
import { type ControlProps, useControl } from "../../console/fields/use-control.ts";
import { useText } from "../../console/i18n/use-text.ts";
import { isObject } from "../../console/lib/json-object.ts";
import { isSameData } from "../../console/lib/same-data.ts";
import buttons from "../../console/ui/plain-button.module.css";
import { ToolButton } from "../../console/ui/tool-button.tsx";
import maps from "./control.module.css";

interface Row {
  readonly name: string;
  readonly text: string;
}

type Texts = { readonly [name: string]: unknown };

function toRows(value: unknown): readonly Row[] {
  return isObject(value) ? Object.entries(value).map(([name, text]) => ({ name, text: String(text ?? "") })) : [];
}

/** Rows as an object. Blank rows are skipped. */
function toTexts(rows: readonly Row[]): Texts {
  return Object.fromEntries(rows.filter(isTyped).map(({ name, text }) => [name.trim(), text]));
}

function isTyped({ name, text }: Row): boolean {
  return name.trim() !== "" || text !== "";
}

/** A problem that an object cannot represent: a duplicate name, or a text without a name. */
function problemOf(rows: readonly Row[]): "required" | "uniqueItems" | null {
  const names = rows.filter(isTyped).map(({ name }) => name.trim());
  if (names.includes("")) {
    return "required";
  }
  return new Set(names).size < names.length ? "uniqueItems" : null;
}

/** Row state and its sync with the form. Rows may be temporarily invalid, and the form then keeps its last value. */
function useRows({ value, required, onChange }: ControlProps, path: string) {
  const { store } = useFormScope();
  const [rows, setRows] = useState(() => toRows(value));
  const [known, setKnown] = useState<unknown>(value);
  if (!isSameData(value, known)) {
    setKnown(value);
    // The value also differs from the rows, so the change came from outside, such as an override's button.
    if (!isSameData(isObject(value) ? value : {}, toTexts(rows))) {
      setRows(toRows(value));
    }
  }
  useEffect(() => () => store.setControlProblem(path, null), [store, path]);
  const change = (next: readonly Row[]) => {
    setRows(next);
    const code = problemOf(next);
    store.setControlProblem(path, code === null ? null : { path, code, params: {}, message: "" });
    if (code === null) {
      const texts = toTexts(next);
      onChange(Object.keys(texts).length === 0 && required !== true ? undefined : texts);
    }
  };
  return { rows, change };
}

/** A map of names to texts, with one row per entry. */
export function MapControl(props: ControlProps) {
  const { t } = useText();
  const control = useControl(props);
  const { rows, change } = useRows(props, control.path);
  const put = (index: number, row: Row) => change(rows.map((each, at) => (at === index ? row : each)));
  return (
    <fieldset
      id={control.id}
      tabIndex={-1}
      aria-labelledby={`${control.id}-legend`}
      aria-describedby={control.describedBy}
      onBlur={control.touch}
      className={control.hasProblem ? maps["wrong"] : maps["map"]}
    >
      <legend id={`${control.id}-legend`} className={maps["legend"]}>
        {control.label}
      </legend>
      <div className={maps["rows"]}>
        {rows.map((row, index) => (
          <MapRow
            // biome-ignore lint/suspicious/noArrayIndexKey: names are edited, so the position identifies a row
            key={index}
            row={row}
            id={`${control.id}-${index}`}
            number={index + 1}
            isDisabled={control.disabled}
            onChange={(next) => put(index, next)}
            onRemove={() => change(rows.filter((_, at) => at !== index))}
          />
        ))}
        <div>
          <button
            type="button"
            aria-label={`${t("crud.form.addRow")}: ${control.label}`}
            className={`${buttons["button"]} ${buttons["flat"]} ${buttons["colorPrimary"]}`}
            disabled={control.disabled}
            onClick={() => change([...rows, { name: "", text: "" }])}
          >
            <AddIcon fontSize="small" />
            {t("crud.form.addRow")}
          </button>
        </div>
      </div>
    </fieldset>
  );
}

interface MapRowProps {
  readonly row: Row;
  readonly id: string;
  readonly number: number;
  readonly isDisabled: boolean;
  readonly onChange: (row: Row) => void;
  readonly onRemove: () => void;
}

/** The inputs of a row and their labels. */
const PARTS = [
  { part: "name", labelKey: "crud.form.mapName" },
  { part: "text", labelKey: "crud.form.mapText" },
] as const;

function MapRow({ row, id, number, isDisabled, onChange, onRemove }: MapRowProps) {
  const { t } = useText();
  return (
    <div className={maps["row"]}>
      {PARTS.map(({ part, labelKey }) => (
        <FieldFrame
          key={part}
          control={{ id: `${id}-${part}`, label: t(labelKey, { row: number }), disabled: isDisabled }}
        >
          <input
            id={`${id}-${part}`}
            type="text"
            autoComplete="off"
            disabled={isDisabled}
            className={styles["input"]}
            value={row[part]}
            onChange={(event) => onChange({ ...row, [part]: event.target.value })}
          />
        </FieldFrame>
      ))}
      <ToolButton aria-label={t("crud.form.removeRow", { row: number })} disabled={isDisabled} onClick={onRemove}>
        <DeleteIcon fontSize="small" />
      </ToolButton>
    </div>
  );
}
