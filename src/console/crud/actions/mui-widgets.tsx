import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import { getDefaultRegistry } from "@rjsf/core";
// Import widgets individually. The whole theme would add MUI's grid and slider to a chunk that show pages load too.
import BaseInputTemplate from "@rjsf/mui/lib/BaseInputTemplate/index.js";
import CheckboxWidget from "@rjsf/mui/lib/CheckboxWidget/index.js";
import RadioWidget from "@rjsf/mui/lib/RadioWidget/index.js";
import SelectWidget from "@rjsf/mui/lib/SelectWidget/index.js";
import TextareaWidget from "@rjsf/mui/lib/TextareaWidget/index.js";
import type { RegistryWidgetsType, Widget, WidgetProps } from "@rjsf/utils";
import { useControl } from "../../fields/use-control.ts";
import { useText } from "../../i18n/use-text.ts";
import { toOwnSchema } from "../form/rjsf-schema.ts";
import { controlOptions, useStoreValue } from "../form/store-widget.tsx";

/** RJSF's default text widgets need no replacement: they render the theme's `BaseInputTemplate`. */
const registered: RegistryWidgetsType = {
  ...getDefaultRegistry().widgets,
  CheckboxWidget,
  RadioWidget,
  SelectWidget,
  TextareaWidget,
};

export const muiTemplates = { BaseInputTemplate };

interface ThemedWidgetProps {
  /** The widget of the theme. */
  readonly Themed: Widget;
  readonly given: WidgetProps;
}

/** Connects a themed widget with the form store, and uses the console's translations and problem texts. */
function ThemedWidget({ Themed, given }: ThemedWidgetProps) {
  const { t } = useText();
  const { value, onChange } = useStoreValue(given.id);
  const options = controlOptions(given.uiSchema);
  const schema = toOwnSchema(given.schema);
  const control = useControl({ id: given.id, value, onChange, options, schema, required: given.required ?? false });
  const enumOptions = options.enumeration?.values.map((item) => ({ value: item.value, label: t(item.labelKey) }));
  // MUI text fields link their helper text to the input.
  const isTextField = schema.type !== "boolean" && given.uiSchema?.["ui:widget"] !== "radio";
  // Schema descriptions are for developers, so hide them.
  const { description: _, ...undescribed } = given.schema;
  return (
    <Box sx={{ "& .MuiFormHelperText-root": { mx: 1.75 } }}>
      <Themed
        {...given}
        fullWidth
        helperText={isTextField ? control.helperText : undefined}
        schema={undescribed}
        label={control.label}
        required={control.required}
        disabled={control.disabled}
        value={value}
        rawErrors={control.hasProblem ? [control.helperText ?? ""] : []}
        options={enumOptions ? { ...given.options, enumOptions } : given.options}
        onChange={onChange}
        onBlur={control.touch}
        onFocus={ignore}
      />
      {control.helperText && !isTextField ? (
        <FormHelperText error={control.hasProblem}>{control.helperText}</FormHelperText>
      ) : null}
    </Box>
  );
}

function ignore(): void {}

const NAMES = {
  text: "TextWidget",
  email: "EmailWidget",
  uri: "URLWidget",
  tel: "TextWidget",
  multiline: "TextareaWidget",
  select: "SelectWidget",
  radio: "RadioWidget",
  switch: "CheckboxWidget",
};

function fromTheme(name: string): Widget {
  const Themed = registered[name];
  if (Themed === undefined) {
    throw new ReferenceError(`RJSF's theme has no widget ${name}`);
  }
  return (given) => <ThemedWidget Themed={Themed} given={given} />;
}

/** Themed widgets by generated widget name. Numbers, amounts, dates and relations use the console's own controls. */
export const muiWidgets: { readonly [name: string]: Widget } = Object.fromEntries(
  Object.entries(NAMES).map(([name, themed]) => [name, fromTheme(themed)]),
);
