import { type ComponentType, type ReactNode, useMemo } from "react";
import type { ControlProps } from "../../fields/use-control.ts";
import type { WidgetOverrideProps } from "../overrides/entity-overrides.ts";
import { useOverrides } from "../overrides/overrides-context.ts";
import { toControl } from "./override-control.tsx";

/** Controls that stand in for the generated ones, by field. */
export interface OwnControls {
  readonly [field: string]: ComponentType<ControlProps>;
}

/** The entity's own controls; the same components as long as its overrides are the same. */
export function useOwnControls(entity: string): OwnControls {
  const { widgets } = useOverrides(entity);
  return useMemo(() => {
    const own = Object.entries(widgets).flatMap(([field, widget]) => {
      const override = widget as ((props: WidgetOverrideProps<unknown>) => ReactNode) | undefined;
      return override ? [[field, toControl(override)] as const] : [];
    });
    return Object.fromEntries(own);
  }, [widgets]);
}
