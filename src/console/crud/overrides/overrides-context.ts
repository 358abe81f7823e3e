import type { UiSchema } from "@rjsf/utils";
import { type ComponentType, createContext, type ReactNode, useContext } from "react";
import type { EntityName } from "../../../contract/register.ts";
import type { ScreenName } from "../../../contract/screens.ts";
import type { BulkSideEffects } from "../writes/record-change.ts";
import type {
  CreatedOverrideProps,
  DisplayOverrideProps,
  EntityOverrides,
  FormOverrideProps,
  FormScreenOverrideProps,
  OverrideRegistry,
  WidenList,
  WidgetOverrideProps,
} from "./entity-overrides.ts";

export const OverridesContext = createContext<OverrideRegistry>({});

/** An entity's overrides without its types, as generic screens use them. */
export interface UntypedOverrides {
  readonly display: {
    readonly [field: string]: ((props: DisplayOverrideProps<never, never>) => ReactNode) | undefined;
  };
  readonly widgets: {
    readonly [field: string]: ComponentType<WidgetOverrideProps<never>> | undefined;
  };
  readonly uiSchema: { readonly [field: string]: UiSchema | undefined };
  readonly form: ((props: FormOverrideProps) => ReactNode) | null;
  readonly formFooter: (() => Promise<ComponentType>) | null;
  readonly screens: { readonly [S in ScreenName]?: () => Promise<ComponentType<FormScreenOverrideProps>> };
  readonly listScreens: (() => Promise<WidenList>) | null;
  readonly bulkSideEffects: (() => Promise<BulkSideEffects>) | null;
  readonly listActions: (() => ReactNode) | null;
  readonly created: ((props: CreatedOverrideProps) => ReactNode) | null;
}

const NONE: UntypedOverrides = {
  display: {},
  widgets: {},
  uiSchema: {},
  form: null,
  formFooter: null,
  screens: {},
  listScreens: null,
  bulkSideEffects: null,
  listActions: null,
  created: null,
};
const untyped = new WeakMap<object, UntypedOverrides>();

/** Overrides of an entity. Returns a stable reference. */
export function overridesOf(registry: OverrideRegistry, entity: string): UntypedOverrides {
  const overrides: object | undefined = registry.entities?.[entity as EntityName];
  if (!overrides) {
    return NONE;
  }
  const known = untyped.get(overrides);
  if (known) {
    return known;
  }
  // The declaration has already checked each slot against its entity.
  const made = { ...NONE, ...(overrides as EntityOverrides<never>) };
  untyped.set(overrides, made);
  return made;
}

/** Overrides of an entity from the context. Returns a stable reference. */
export function useOverrides(entity: string): UntypedOverrides {
  return overridesOf(useContext(OverridesContext), entity);
}
