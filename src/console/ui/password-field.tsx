import { VisibilityIcon } from "./icons/visibility.ts";
import { VisibilityOffIcon } from "./icons/visibility-off.ts";
import { IconButton } from "./mui/icon-button.ts";
import { InputAdornment } from "./mui/input-adornment.ts";
import { TextField } from "./mui/text-field.ts";
import { type ComponentProps, useState } from "react";

interface PasswordFieldProps
  extends Pick<
    ComponentProps<typeof TextField>,
    "label" | "error" | "helperText" | "autoFocus" | "fullWidth" | "margin"
  > {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: "off" | "current-password" | "new-password";
  readonly maxLength: number;
  /** Labels of the show/hide button. */
  readonly toggleLabels: { readonly show: string; readonly hide: string };
}

/**
 * A required password field with a show/hide button. It has no `name`, so that no form can put it into an address.
 *
 * @example
 * <PasswordField value={secret} onChange={setSecret} autoComplete="off" maxLength={100} toggleLabels={toggleLabels} />
 */
export function PasswordField({ value, onChange, toggleLabels, ...props }: PasswordFieldProps) {
  const { autoComplete, maxLength, ...field } = props;
  const [isShown, setShown] = useState(false);
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-pressed={isShown}
        aria-label={isShown ? toggleLabels.hide : toggleLabels.show}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <VisibilityOffIcon fontSize="small" /> : <VisibilityIcon fontSize="small" />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextField
      {...field}
      required
      type={isShown ? "text" : "password"}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        htmlInput: {
          autoComplete,
          maxLength,
          autoCapitalize: "none",
          spellCheck: false,
        },
        input: { endAdornment: toggle },
      }}
    />
  );
}
