import type { ReactNode } from "react";
import { type ControlProps, useControl } from "../../fields/use-control.ts";
import type { WidgetOverrideProps } from "../overrides/entity-overrides.ts";

/** Makes an entity's own control into one as the generated forms draw them. */
export function toControl(Override: (props: WidgetOverrideProps<unknown>) => ReactNode) {
  return function OverrideControl(props: ControlProps) {
    const control = useControl(props);
    return (
      <Override
        id={control.id}
        label={control.label}
        value={props.value ?? undefined}
        onChange={props.onChange}
        onBlur={control.touch}
        required={control.required}
        disabled={control.disabled}
        helperText={control.helperText}
        hasProblem={control.hasProblem}
      />
    );
  };
}
