import { type ComponentType, createContext, useContext } from "react";
import type { DisplayProps } from "../console/fields/display/display-props.ts";
import type { ControlProps } from "../console/fields/use-control.ts";
import type { OwnBrowserHalf } from "./browser-half.ts";

/** A product's controls and displays by kind of value, for all fields of that kind. */
export interface KindOverrides {
  /** Form controls by control name. */
  readonly controls?: { readonly [name: string]: ComponentType<ControlProps> };
  /** Displays by display name. */
  readonly displays?: { readonly [display: string]: ComponentType<DisplayProps> };
  /** The product's own kinds. */
  readonly kinds?: readonly OwnBrowserHalf[];
}

/** The browser halves of a product's own kinds, by name. */
export interface OwnKinds {
  readonly [kind: string]: OwnBrowserHalf;
}

/** Controls and displays with those of the product's own kinds, and the kinds by name. */
export interface KnownKinds extends Pick<KindOverrides, "controls" | "displays"> {
  readonly own?: OwnKinds;
}

/** Merges the controls and displays of a product's own kinds. Explicit overrides win. */
export function withOwnKinds({ kinds = [], controls, displays }: KindOverrides): KnownKinds {
  return {
    ...(kinds.length === 0 && controls === undefined
      ? {}
      : { controls: { ...Object.fromEntries(kinds.map(({ name, Control }) => [name, Control])), ...controls } }),
    displays: { ...Object.fromEntries(kinds.map(({ name, Display }) => [name, Display])), ...displays },
    own: Object.fromEntries(kinds.map((kind) => [kind.name, kind])),
  };
}

export const KindOverridesContext = createContext<KnownKinds>({});

const NONE: OwnKinds = {};

/** The product's own kinds, by name. */
export function useOwnKinds(): OwnKinds {
  return useContext(KindOverridesContext).own ?? NONE;
}
