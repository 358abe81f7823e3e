import { type ComponentType, createContext } from "react";
import type { ControlName } from "../../contract/control-name.ts";
import type { DisplayKind } from "../../contract/display-kind.ts";
import type { DisplayProps } from "./display/display-props.ts";
import type { ControlProps } from "./use-control.ts";

/** What a product shows or asks for in its own way, by kind of value, wherever one stands. */
export interface KindOverrides {
  /** How values of a kind are entered. */
  readonly controls?: { readonly [Name in ControlName]?: ComponentType<ControlProps> };
  /** How values of a kind are shown. */
  readonly displays?: { readonly [Kind in DisplayKind]?: ComponentType<DisplayProps> };
}

export const KindOverridesContext = createContext<KindOverrides>({});
