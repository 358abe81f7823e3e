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

/** Whether a control stands under its label or in a table whose header has it. */
export const ControlPlace = createContext<"form" | "cell">("form");

/** What every form control needs to know of its field, in the reader's language. */
export interface Control {
  readonly id: string;
  readonly path: string;
  readonly label: string;
  readonly isLabelHidden: boolean;
  /** The problem, else the help; undefined where there is neither. */
  readonly helperText: string | undefined;
  readonly helperId: string | undefined;
  readonly hasProblem: boolean;
  /** The help is news to whoever is at the control, and said at once. */
  readonly isHelpUrgent?: boolean;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly language: string;
  readonly options: ControlOptions<MessageKey>;
  readonly touch: () => void;
}

/** What a control is given: its field's value, the way to change it, and what was generated of the field. */
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
  // The help explains the format that the pattern demands.
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

/** A switch is always answered, and an empty array or null is an answer: the mark would only be noise. */
function isDemanded({ required, schema }: ControlProps): boolean {
  return required === true && schema.type !== "boolean" && schema.type !== "array" && schema.nullable !== true;
}

/** What the element is given that a control's value is entered in. */
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

/** The name of an input whose label stands in a table's header. */
function hiddenLabel(control: Control): { "aria-label"?: string } {
  return control.isLabelHidden ? { "aria-label": control.label } : {};
}
