import { MenuItem } from "./mui/menu-item.ts";
import { TextField, type TextFieldProps } from "./mui/text-field.ts";
import type { ReactNode } from "react";

interface SelectFieldProps<Value extends string>
  extends Pick<TextFieldProps, "label" | "disabled" | "required" | "error" | "helperText" | "sx"> {
  /** The chosen option. An empty text if none is. */
  readonly value: string;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
  readonly onChange: (value: Value) => void;
  /** Whether the option with an empty value is displayed when it is chosen. Otherwise the label is in its place. */
  readonly displayEmpty?: boolean;
  /** The browser's own list in a narrow field, for a line of controls. */
  readonly native?: boolean;
}

/** Size in a line of controls. On a phone, the controls share the line. */
const NARROW = { minWidth: 160, maxWidth: { xs: "100%", sm: 280 }, flexGrow: { xs: 1, sm: 0 } };

/**
 * A labelled list of options, one of which is chosen.
 *
 * @example
 * <SelectField label={t("find.field")} value={field} options={[{ value: "name", label: "Name" }]} onChange={setField} />
 */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { options, onChange, native = false, displayEmpty = native, ...rest } = props;
  return (
    <TextField
      select
      {...(native ? { fullWidth: false, sx: NARROW } : {})}
      {...rest}
      onChange={(event) => onChange(event.target.value as Value)}
      slotProps={{ select: { native, displayEmpty }, inputLabel: displayEmpty ? { shrink: true } : {} }}
    >
      {options.map(({ value, label }) =>
        native ? (
          <option key={value} value={value}>
            {label}
          </option>
        ) : (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ),
      )}
    </TextField>
  );
}
