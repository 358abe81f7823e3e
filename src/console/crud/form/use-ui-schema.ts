import type { UiSchema } from "@rjsf/utils";
import { useMemo } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { fieldUi, NO_UI } from "../form-data/form-data.ts";
import { toWidget } from "./store-widget.tsx";
import { useOwnControls } from "./use-own-controls.ts";

/** The generated uiSchema with the entity's own controls put in; the same object as long as those are the same. */
export function useUiSchema({ entity, form }: EntityScreens<MessageKey>): UiSchema {
  const own = useOwnControls(entity);
  return useMemo(() => {
    const generated = form?.uiSchema ?? NO_UI;
    const replaced = Object.entries(own).flatMap(([name, control]) => {
      const ui = fieldUi(generated, name);
      const isSeen = ui !== undefined && ui["ui:widget"] !== "hidden";
      return isSeen ? [[name, { ...ui, "ui:widget": toWidget(control) }]] : [];
    });
    return { ...generated, ...Object.fromEntries(replaced) } as unknown as UiSchema;
  }, [form, own]);
}
