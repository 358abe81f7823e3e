import VisibilityOff from "@mui/icons-material/VisibilityOffOutlined";
import Visibility from "@mui/icons-material/VisibilityOutlined";
import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import { useCallback, useEffect, useState } from "react";
import { useText } from "../i18n/use-text.ts";
import { useFieldProblem, useFormScope } from "./form-context.ts";
import { type ControlProps, hiddenLabel, textFieldProps, useControl } from "./use-control.ts";
import { useShownText } from "./use-pending-text.ts";

/** A password and, once one is typed, its confirmation. */
export function PasswordControl(props: ControlProps) {
  const { t } = useText();
  const control = useControl(props);
  const [isShown, setShown] = useState(false);
  const { onChange } = props;
  const commit = useCallback((text: string) => onChange(text === "" ? undefined : text), [onChange]);
  const draft = useShownText({ path: control.path, value: String(props.value ?? ""), commit });
  const [confirmation, setConfirmation] = useState("");
  const problem = useFieldProblem(control.path);
  useConfirmation(control.path, draft.text, confirmation);
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
  const { id, helperText, error, ...field } = textFieldProps(control);
  const isConfirmation = problem?.code === "confirmation";
  const shared = {
    ...field,
    type: isShown ? "text" : "password",
  };
  return (
    <>
      <TextField
        {...shared}
        id={id}
        error={error && !isConfirmation}
        helperText={isConfirmation ? undefined : helperText}
        value={draft.text}
        onChange={(event) => draft.type(event.target.value)}
        onBlur={draft.leave}
        slotProps={{
          htmlInput: { ...hiddenLabel(control), autoComplete: "new-password", spellCheck: false },
          input: { endAdornment: toggle },
        }}
      />
      {draft.text === "" ? null : (
        <TextField
          {...shared}
          id={`${id}-confirmation`}
          label={t("crud.form.confirmPassword")}
          required
          error={isConfirmation}
          helperText={isConfirmation ? helperText : undefined}
          value={confirmation}
          onChange={(event) => setConfirmation(event.target.value)}
          onBlur={control.touch}
          sx={{ mt: 2 }}
          slotProps={{ htmlInput: { autoComplete: "new-password", spellCheck: false } }}
        />
      )}
    </>
  );
}

/** Tells the form that what was typed and its confirmation differ (spec §5). */
function useConfirmation(path: string, password: string, confirmation: string): void {
  const { store } = useFormScope();
  const isWrong = password !== "" && password !== confirmation;
  useEffect(() => {
    store.setControlProblem(path, isWrong ? { path, code: "confirmation", params: {}, message: "differs" } : null);
    return () => store.setControlProblem(path, null);
  }, [store, path, isWrong]);
}
