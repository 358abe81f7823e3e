import { VisibilityIcon } from "../../console/ui/icons/visibility.ts";
import { VisibilityOffIcon } from "../../console/ui/icons/visibility-off.ts";
import { useCallback, useEffect, useState } from "react";
import styles from "../../console/fields/field.module.css";
import { FieldFrame } from "../../console/fields/field-frame.tsx";
import { valueAt } from "../../console/fields/field-path.ts";
import { useFieldProblem, useFormScope } from "../../console/fields/form-context.ts";
import { type ControlProps, inputProps, useControl } from "../../console/fields/use-control.ts";
import { useShownText } from "../../console/fields/use-pending-text.ts";
import { useText } from "../../console/i18n/use-text.ts";
import { ToolButton } from "../../console/ui/tool-button.tsx";

/** A password input. Its confirmation appears after the first character. */
export function PasswordControl(props: ControlProps) {
  const { t } = useText();
  const control = useControl(props);
  const [isShown, setShown] = useState(false);
  const { onChange } = props;
  const { store } = useFormScope();
  // Some backends return the stored password or its hash. It is never shown, and is sent back unchanged.
  const kept = valueAt(store.saved, control.path);
  const commit = useCallback((text: string) => onChange(text === "" ? kept : text), [onChange, kept]);
  const value = props.value === kept ? "" : String(props.value ?? "");
  const draft = useShownText({ control, value, commit });
  const [confirmation, setConfirmation] = useState("");
  const problem = useFieldProblem(control.path);
  useConfirmation(control.path, draft.text, confirmation);
  const isConfirmation = problem?.code === "confirmation";
  const silent = { describedBy: undefined, hasProblem: false };
  const first = { ...control, ...(isConfirmation ? silent : {}) };
  const second = {
    ...control,
    ...(isConfirmation ? {} : silent),
    id: `${control.id}-confirmation`,
    label: t("crud.form.confirmPassword"),
    required: true,
  };
  const shared = {
    type: isShown ? "text" : "password",
    autoComplete: "new-password",
    spellCheck: false,
    className: styles["input"],
  };
  const toggle = (
    <span className={styles["end"]}>
      <ToolButton
        aria-pressed={isShown}
        aria-label={t(isShown ? "crud.form.hidePassword" : "crud.form.showPassword")}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <VisibilityOffIcon fontSize="small" /> : <VisibilityIcon fontSize="small" />}
      </ToolButton>
    </span>
  );
  return (
    <>
      <FieldFrame control={first} end={toggle}>
        <input
          {...inputProps(first)}
          {...shared}
          value={draft.text}
          onChange={(event) => draft.type(event.target.value)}
          onBlur={draft.leave}
        />
      </FieldFrame>
      {draft.text === "" ? null : (
        <div className={styles["again"]}>
          <FieldFrame control={second}>
            <input
              {...inputProps(second)}
              {...shared}
              value={confirmation}
              onChange={(event) => setConfirmation(event.target.value)}
              onBlur={control.touch}
            />
          </FieldFrame>
        </div>
      )}
    </>
  );
}

/** Sets a form problem while the password and its confirmation differ (spec §5). */
function useConfirmation(path: string, password: string, confirmation: string): void {
  const { store } = useFormScope();
  const isWrong = password !== "" && password !== confirmation;
  useEffect(() => {
    store.setControlProblem(path, isWrong ? { path, code: "confirmation", params: {}, message: "differs" } : null);
    return () => store.setControlProblem(path, null);
  }, [store, path, isWrong]);
}
