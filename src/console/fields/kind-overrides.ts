import { type ComponentType, createContext } from "react";
import type { DisplayProps } from "./display/display-props.ts";
import type { ControlProps } from "./use-control.ts";

/** The browser half of a product's own kind (docs/kinds.md). */
export interface OwnBrowserHalf {
  /** The kind's name. */
  readonly name: string;
  /** The form control. */
  readonly Control: ComponentType<ControlProps>;
  /** The value in lists, on show pages and in tables. */
  readonly Display: ComponentType<DisplayProps>;
}

/** What a product shows or asks for in its own way, by kind of value, wherever one stands. */
export interface KindOverrides {
  /** How values of a kind are entered. */
  readonly controls?: { readonly [name: string]: ComponentType<ControlProps> };
  /** How values of a kind are shown. */
  readonly displays?: { readonly [display: string]: ComponentType<DisplayProps> };
  /** The product's own kinds. */
  readonly kinds?: readonly OwnBrowserHalf[];
}

/** The controls and displays of a product's own kinds, joined with those that it replaces. */
export function withOwnKinds({ kinds = [], controls, displays }: KindOverrides): KindOverrides {
  return {
    ...(kinds.length === 0 && controls === undefined
      ? {}
      : { controls: { ...Object.fromEntries(kinds.map(({ name, Control }) => [name, Control])), ...controls } }),
    displays: { ...Object.fromEntries(kinds.map(({ name, Display }) => [name, Display])), ...displays },
  };
}

export const KindOverridesContext = createContext<KindOverrides>({});
