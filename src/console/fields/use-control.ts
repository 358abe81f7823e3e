import { createContext, useCallback, useContext } from "react";
import type { JsonSchema } from "../../contract/json-schema.ts";
import type { MessageKey } from "../../contract/register.ts";
import type { ControlOptions } from "../../contract/screens.ts";
import { useText } from "../i18n/use-text.ts";
import { pathFromId } from "./field-path.ts";

/** Position of a control: under its own label, or in a table cell with the label in the header. */
export const ControlPlace = createContext<"form" | "cell">("form");

/** RJSF's `options` of a generated field: the generated ones, and those that RJSF adds, in the reader's language. */
export interface WidgetOptions extends ControlOptions<MessageKey> {
  readonly help?: string;
  readonly enumOptions?: readonly { readonly value: unknown; readonly label: string }[];
}

/**
 * Props of a form control: RJSF's `WidgetProps`, with the types of the console's values, schemas and options. So a
 * control is an RJSF widget. The form's field template renders its help text and errors.
 */
export interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onBlur: (id: string, value: unknown) => void;
  readonly onFocus: (id: string, value: unknown) => void;
  readonly options: WidgetOptions;
  readonly schema: JsonSchema;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly readonly?: boolean;
  readonly placeholder?: string;
  readonly rawErrors?: readonly string[];
}

/** Localized state that every form control needs. */
export interface Control {
  readonly id: string;
  readonly path: string;
  readonly label: string;
  readonly isLabelHidden: boolean;
  readonly hasProblem: boolean;
  /** Id of the error or help text, which the field template renders. */
  readonly describedBy: string | undefined;
  /** A message of the control itself, announced immediately. */
  readonly notice?: string | undefined;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly language: string;
  readonly placeholder: string | undefined;
  readonly options: WidgetOptions;
  readonly touch: () => void;
}

/** Ids of the texts that a field template renders, as RJSF's widgets expect them. */
export const errorId = (id: string): string => `${id}__error`;
export const helpId = (id: string): string => `${id}__help`;

/** Id of a control's own message. */
export const noticeId = (id: string): string => `${id}__notice`;

/**
 * Problem text, ids for assistive technology and handlers of a form control.
 *
 * @example
 * const { isDisabled, describedBy } = useControl(props);
 */
export function useControl(props: ControlProps): Control {
  const { language } = useText();
  const { id, label, value, options, rawErrors = [], onBlur } = props;
  const hasProblem = rawErrors.length > 0;
  const helped = options.help ? helpId(id) : undefined;
  return {
    id,
    path: pathFromId(id),
    label,
    isLabelHidden: useContext(ControlPlace) === "cell",
    hasProblem,
    describedBy: hasProblem ? errorId(id) : helped,
    required: props.required === true,
    // Like @rjsf/mui, which also disables the inputs of read-only fields.
    disabled: props.disabled === true || props.readonly === true,
    language,
    placeholder: props.placeholder || undefined,
    options,
    touch: useCallback(() => onBlur(id, value), [onBlur, id, value]),
  };
}

/** Attributes for the input element of a control. */
export function inputProps(control: Control) {
  return {
    id: control.id,
    required: control.required,
    disabled: control.disabled,
    "aria-invalid": control.hasProblem,
    "aria-describedby": control.describedBy,
    ...hiddenLabel(control),
  };
}

/** Accessible name of an input with its visible label in the table header. */
function hiddenLabel(control: Control): { "aria-label"?: string } {
  return control.isLabelHidden ? { "aria-label": control.label } : {};
}
