import { createContext, useContext } from "react";
import type { EntityName } from "../../../generated/entities.ts";
import type {
  ControlOverrideProps,
  CreatedOverrideProps,
  DisplayOverrideProps,
  EntityOverrides,
  OverrideRegistry,
} from "./entity-overrides.ts";

export const OverridesContext = createContext<OverrideRegistry>({});

/** An entity's overrides as the generic screens see them: slots by any field's name, whose values they do not know. */
export interface UntypedOverrides {
  readonly display: {
    readonly [field: string]: ((props: DisplayOverrideProps<never, never>) => React.ReactNode) | undefined;
  };
  readonly controls: {
    readonly [field: string]: ((props: ControlOverrideProps<never>) => React.ReactNode) | undefined;
  };
  readonly listActions: (() => React.ReactNode) | null;
  readonly created: ((props: CreatedOverrideProps) => React.ReactNode) | null;
}

const NONE: UntypedOverrides = { display: {}, controls: {}, listActions: null, created: null };
const untyped = new WeakMap<EntityOverrides<EntityName>, UntypedOverrides>();

/** The overrides of an entity; the same object every time. */
export function useOverrides(entity: string): UntypedOverrides {
  const registry = useContext(OverridesContext);
  const overrides = registry[entity as EntityName] as EntityOverrides<EntityName> | undefined;
  if (!overrides) {
    return NONE;
  }
  const known = untyped.get(overrides);
  if (known) {
    return known;
  }
  const { display = {}, controls = {}, listActions = null, created = null } = overrides;
  const made = { display, controls, listActions, created } as UntypedOverrides;
  untyped.set(overrides, made);
  return made;
}
