import VisibilityOff from "@mui/icons-material/VisibilityOffOutlined";
import Visibility from "@mui/icons-material/VisibilityOutlined";
import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import { useCallback, useState } from "react";
import { useText } from "../i18n/use-text.ts";
import { type ControlProps, hiddenLabel, textFieldProps, useControl } from "./use-control.ts";
import { usePendingText } from "./use-pending-text.ts";

export function PasswordControl(props: ControlProps) {
  const { t } = useText();
  const control = useControl(props);
  const [isShown, setShown] = useState(false);
  const { onChange } = props;
  const commit = useCallback((text: string) => onChange(text === "" ? undefined : text), [onChange]);
  const draft = usePendingText({ path: control.path, value: String(props.value ?? ""), commit });
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        size="small"
        edge="end"
        aria-pressed={isShown}
        aria-label={t(isShown ? "crud.form.hidePassword" : "crud.form.showPassword")}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextField
      {...textFieldProps(control)}
      type={isShown ? "text" : "password"}
      value={draft.text}
      onChange={(event) => draft.type(event.target.value)}
      onBlur={draft.leave}
      slotProps={{
        htmlInput: { ...hiddenLabel(control), autoComplete: "new-password", spellCheck: false },
        input: { endAdornment: toggle },
      }}
    />
  );
}
