import { type ComponentType, createContext } from "react";
import type { DisplayProps } from "./display/display-props.ts";
import type { ControlProps } from "./use-control.ts";

/** What a product shows or asks for in its own way, by kind of value, wherever one stands. */
export interface KindOverrides {
  /** How values of a kind are entered. */
  readonly controls?: { readonly [name: string]: ComponentType<ControlProps> };
  /** How values of a kind are shown. */
  readonly displays?: { readonly [display: string]: ComponentType<DisplayProps> };
}

export const KindOverridesContext = createContext<KindOverrides>({});
