import { type ComponentType, createContext } from "react";
import type { DisplayProps } from "./display/display-props.ts";
import type { ControlProps } from "./use-control.ts";

/** The browser half of a product's own kind (docs/kinds.md). */
export interface OwnBrowserHalf {
  readonly name: string;
  readonly Control: ComponentType<ControlProps>;
  /** Display in lists, on show pages and in tables. */
  readonly Display: ComponentType<DisplayProps>;
}

/** A product's controls and displays by kind of value, for all fields of that kind. */
export interface KindOverrides {
  /** Form controls by control name. */
  readonly controls?: { readonly [name: string]: ComponentType<ControlProps> };
  /** Displays by display name. */
  readonly displays?: { readonly [display: string]: ComponentType<DisplayProps> };
  /** The product's own kinds. */
  readonly kinds?: readonly OwnBrowserHalf[];
}

/** Merges the controls and displays of a product's own kinds. Explicit overrides win. */
export function withOwnKinds({ kinds = [], controls, displays }: KindOverrides): KindOverrides {
  return {
    ...(kinds.length === 0 && controls === undefined
      ? {}
      : { controls: { ...Object.fromEntries(kinds.map(({ name, Control }) => [name, Control])), ...controls } }),
    displays: { ...Object.fromEntries(kinds.map(({ name, Display }) => [name, Display])), ...displays },
  };
}

export const KindOverridesContext = createContext<KindOverrides>({});
