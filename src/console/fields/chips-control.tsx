import Autocomplete from "@mui/material/Autocomplete";
import Chip from "@mui/material/Chip";
import TextField from "@mui/material/TextField";
import { useText } from "../i18n/use-text.ts";
import { numberFromText } from "../lib/number-text.ts";
import { type ControlProps, hiddenLabel, textFieldProps, useControl } from "./use-control.ts";

const NO_OPTIONS: readonly string[] = [];

/** What a text without a letter is shown as: a chip without a name could be neither seen nor called. */
const BLANK = "–";

/** A list of short texts, each a chip; Enter adds what was typed. */
export function ChipsControl(props: ControlProps) {
  return <Chips {...props} toItem={toText} />;
}

/** A list of numbers, each a chip; what is no number stays as it was typed, for the check to say so. */
export function NumbersControl(props: ControlProps) {
  const { language } = useText();
  return <Chips {...props} toItem={(text) => numberFromText(text, language)} />;
}

function toText(text: string): string {
  return text;
}

interface ChipsProps extends ControlProps {
  readonly toItem: (text: string) => unknown;
}

function Chips({ toItem, ...props }: ChipsProps) {
  const { t } = useText();
  const control = useControl(props);
  const value: readonly string[] = Array.isArray(props.value) ? props.value.map(String) : NO_OPTIONS;
  const { id, disabled, ...field } = textFieldProps(control);
  return (
    <Autocomplete
      id={id}
      disabled={disabled}
      multiple
      freeSolo
      autoSelect
      options={NO_OPTIONS}
      value={[...value]}
      onChange={(_, chips) =>
        props.onChange([...new Set(chips.map((chip) => chip.trim()).filter(Boolean))].map(toItem))
      }
      onBlur={control.touch}
      renderValue={(chips, getItemProps) =>
        chips.map((chip, index) => {
          const { key, ...item } = getItemProps({ index });
          return <Chip key={key} {...item} size="small" label={chip.trim() === "" ? BLANK : chip} />;
        })
      }
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          {...field}
          id={id}
          placeholder={t("crud.form.addChip")}
          slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, ...hiddenLabel(control) } }}
        />
      )}
    />
  );
}
