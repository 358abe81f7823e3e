import { createContext, useCallback, useContext, useEffect } from "react";
import type { JsonSchema } from "../../contract/json-schema.ts";
import type { MessageKey } from "../../contract/register.ts";
import type { ControlOptions } from "../../contract/screens.ts";
import { useText } from "../i18n/use-text.ts";
import { isConditionMet } from "./conditions.ts";
import { pathFromId } from "./field-path.ts";
import { useFieldProblem, useFormScope, useFormValue } from "./form-context.ts";
import type { FormData } from "./form-store.ts";
import { problemText } from "./problem-text.ts";
import { useUnreadNumberText } from "./use-unread-number-text.ts";

/** Position of a control: under its own label, or in a table cell with the label in the header. */
export const ControlPlace = createContext<"form" | "cell">("form");

/** Localized state that every form control needs. */
export interface Control {
  readonly id: string;
  readonly path: string;
  readonly label: string;
  readonly isLabelHidden: boolean;
  /** The problem, else the help text. */
  readonly helperText: string | undefined;
  readonly helperId: string | undefined;
  readonly hasProblem: boolean;
  /** Announces the help text immediately. */
  readonly isHelpUrgent?: boolean;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly language: string;
  readonly options: ControlOptions<MessageKey>;
  readonly touch: () => void;
}

/** Props of a control: value, change handler and generated metadata. */
export interface ControlProps {
  readonly id: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly options: ControlOptions<MessageKey>;
  readonly schema: JsonSchema;
  readonly required?: boolean;
  readonly disabled?: boolean;
}

export function useControl(props: ControlProps): Control {
  const { t, language } = useText();
  const { store, lockedWhen, takenKey } = useFormScope();
  const path = pathFromId(props.id);
  const problem = useFieldProblem(path);
  useEffect(() => store.mounted.mount(path), [store, path]);
  const { options } = props;
  const lock = lockedWhen[path];
  const isLocked = useFormValue(useCallback((data: FormData) => (lock ? isConditionMet(lock, data) : false), [lock]));
  const help = options.helpKey ? t(options.helpKey) : undefined;
  const numbers = useUnreadNumberText(problem, props.value);
  const problemMessage = problem && (numbers ?? problemText(problem, { t, language }, takenKey));
  // The help text explains the format that the pattern requires.
  const helperText = problem?.code === "pattern" && help ? `${problemMessage}. ${help}` : (problemMessage ?? help);
  return {
    id: props.id,
    path,
    label: t(options.labelKey),
    isLabelHidden: useContext(ControlPlace) === "cell",
    helperText,
    helperId: helperText ? `${props.id}-helper-text` : undefined,
    hasProblem: problem !== undefined,
    required: isDemanded(props),
    disabled: props.disabled === true || isLocked,
    language,
    options,
    touch: useCallback(() => store.touch(path), [store, path]),
  };
}

/** Switches always have a value, and an empty array or null is valid: a required mark would only be noise. */
function isDemanded({ required, schema }: ControlProps): boolean {
  return required === true && schema.type !== "boolean" && schema.type !== "array" && schema.nullable !== true;
}

/** Attributes for the input element of a control. */
export function inputProps(control: Control) {
  return {
    id: control.id,
    required: control.required,
    disabled: control.disabled,
    "aria-invalid": control.hasProblem,
    "aria-describedby": control.helperId,
    ...hiddenLabel(control),
  };
}

/** Accessible name of an input with its visible label in the table header. */
function hiddenLabel(control: Control): { "aria-label"?: string } {
  return control.isLabelHidden ? { "aria-label": control.label } : {};
}
