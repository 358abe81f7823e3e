import { getDefaultRegistry } from "@rjsf/core";
// Import widgets individually. The whole theme would add MUI's grid and slider to a chunk that show pages load too.
import BaseInputTemplate from "@rjsf/mui/lib/BaseInputTemplate/index.js";
import CheckboxWidget from "@rjsf/mui/lib/CheckboxWidget/index.js";
import RadioWidget from "@rjsf/mui/lib/RadioWidget/index.js";
import SelectWidget from "@rjsf/mui/lib/SelectWidget/index.js";
import TextareaWidget from "@rjsf/mui/lib/TextareaWidget/index.js";
import type { RegistryWidgetsType, Widget } from "@rjsf/utils";

export { BaseInputTemplate };

const stock = getDefaultRegistry().widgets;

function stockWidget(name: string): Widget {
  const widget = stock[name];
  if (widget === undefined) {
    throw new ReferenceError(`RJSF has no widget ${name}`);
  }
  return widget;
}

/**
 * RJSF's MUI widgets by generated widget name. RJSF's text widgets render MUI's `BaseInputTemplate`. Numbers, amounts,
 * dates and relations use the console's own controls.
 */
export const muiWidgets: RegistryWidgetsType = {
  text: stockWidget("TextWidget"),
  email: stockWidget("EmailWidget"),
  uri: stockWidget("URLWidget"),
  tel: stockWidget("TextWidget"),
  multiline: TextareaWidget,
  select: SelectWidget,
  radio: RadioWidget,
  switch: CheckboxWidget,
};
