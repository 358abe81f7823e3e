import Add from "@mui/icons-material/Add";
import DeleteOutlined from "@mui/icons-material/DeleteOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import IconButton from "@mui/material/IconButton";
import TextField from "@mui/material/TextField";
import { useEffect, useState } from "react";
import { useText } from "../i18n/use-text.ts";
import { isObject } from "../lib/json-object.ts";
import { isSameData } from "../lib/same-data.ts";
import { useFormScope } from "./form-context.ts";
import { type ControlProps, useControl } from "./use-control.ts";

interface Row {
  readonly name: string;
  readonly text: string;
}

type Texts = { readonly [name: string]: unknown };

function toRows(value: unknown): readonly Row[] {
  return isObject(value) ? Object.entries(value).map(([name, text]) => ({ name, text: String(text ?? "") })) : [];
}

/** The texts by their names; rows that nothing was typed into are none. */
function toTexts(rows: readonly Row[]): Texts {
  return Object.fromEntries(rows.filter(isTyped).map(({ name, text }) => [name.trim(), text]));
}

function isTyped({ name, text }: Row): boolean {
  return name.trim() !== "" || text !== "";
}

/** What the rows say that no object could: a name twice, or a text without one. */
function problemOf(rows: readonly Row[]): "required" | "uniqueItems" | null {
  const names = rows.filter(isTyped).map(({ name }) => name.trim());
  if (names.includes("")) {
    return "required";
  }
  return new Set(names).size < names.length ? "uniqueItems" : null;
}

/** The rows as they are typed, and the form's value after them: rows may stand for a while that no object has. */
function useRows({ value, required, onChange }: ControlProps, path: string) {
  const { store } = useFormScope();
  const [rows, setRows] = useState(() => toRows(value));
  const [known, setKnown] = useState<unknown>(value);
  if (!isSameData(value, known)) {
    setKnown(value);
    // What differs from the rows too was changed by somebody else: an override's own button.
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

/** Texts by names of their own: a row each, of a name and a text. */
export function MapControl(props: ControlProps) {
  const { t } = useText();
  const control = useControl(props);
  const { rows, change } = useRows(props, control.path);
  const put = (index: number, row: Row) => change(rows.map((each, at) => (at === index ? row : each)));
  return (
    <Box
      component="fieldset"
      id={control.id}
      tabIndex={-1}
      aria-labelledby={`${control.id}-legend`}
      aria-describedby={control.helperId}
      onBlur={control.touch}
      sx={{
        border: 1,
        borderColor: control.hasProblem ? "error.main" : "divider",
        borderRadius: 1,
        m: 0,
        p: 2,
        minWidth: 0,
      }}
    >
      <Box
        component="legend"
        id={`${control.id}-legend`}
        sx={{ px: 0.5, color: "text.secondary", typography: "body2" }}
      >
        {control.label}
      </Box>
      <Box sx={{ display: "grid", gap: 1.5 }}>
        {rows.map((row, index) => (
          <MapRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place: its name is being typed
            key={index}
            row={row}
            number={index + 1}
            isDisabled={control.disabled}
            onChange={(next) => put(index, next)}
            onRemove={() => change(rows.filter((_, at) => at !== index))}
          />
        ))}
        <Box>
          <Button
            size="small"
            startIcon={<Add />}
            disabled={control.disabled}
            onClick={() => change([...rows, { name: "", text: "" }])}
          >
            {t("crud.form.addRow")}
          </Button>
        </Box>
      </Box>
      {control.helperText ? (
        <FormHelperText id={control.helperId} error={control.hasProblem}>
          {control.helperText}
        </FormHelperText>
      ) : null}
    </Box>
  );
}

interface MapRowProps {
  readonly row: Row;
  readonly number: number;
  readonly isDisabled: boolean;
  readonly onChange: (row: Row) => void;
  readonly onRemove: () => void;
}

function MapRow({ row, number, isDisabled, onChange, onRemove }: MapRowProps) {
  const { t } = useText();
  const field = { size: "small", fullWidth: true, disabled: isDisabled, autoComplete: "off" } as const;
  return (
    <Box
      sx={{ display: "grid", gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr) auto", gap: 1, alignItems: "center" }}
    >
      <TextField
        {...field}
        label={t("crud.form.mapName", { row: number })}
        value={row.name}
        onChange={(event) => onChange({ ...row, name: event.target.value })}
      />
      <TextField
        {...field}
        label={t("crud.form.mapText", { row: number })}
        value={row.text}
        onChange={(event) => onChange({ ...row, text: event.target.value })}
      />
      <IconButton
        size="small"
        aria-label={t("crud.form.removeRow", { row: number })}
        disabled={isDisabled}
        onClick={onRemove}
      >
        <DeleteOutlined fontSize="small" />
      </IconButton>
    </Box>
  );
}
