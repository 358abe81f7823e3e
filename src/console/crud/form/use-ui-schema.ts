import type { UiSchema } from "@rjsf/utils";
import { type ReactNode, useMemo } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { WidgetOverrideProps } from "../overrides/entity-overrides.ts";
import { useOverrides } from "../overrides/overrides-context.ts";
import { toWidget } from "./override-control.tsx";

/** The generated uiSchema with the entity's own controls put in; the same object as long as those are the same. */
export function useUiSchema(screens: EntityScreens<MessageKey>): UiSchema {
  const { widgets } = useOverrides(screens.entity);
  return useMemo(() => {
    const generated = (screens.form?.uiSchema ?? {}) as unknown as UiSchema;
    const replaced = Object.entries(widgets).map(([field, widget]) => {
      const own = widget as ((props: WidgetOverrideProps<unknown>) => ReactNode) | undefined;
      return own ? [field, { ...generated[field], "ui:widget": toWidget(own) }] : [field, generated[field]];
    });
    return { ...generated, ...Object.fromEntries(replaced) };
  }, [screens, widgets]);
}
