import type { MessageKey, OwnKey } from "../../contract/register.ts";
import type { FrameworkKey } from "./framework-key.ts";

/** The key of any text that the console can say. */
export type TextKey = FrameworkKey | MessageKey | OwnKey;

/** What fills the `{{…}}` of a text; `count` also picks singular or plural. */
export type TextValues = { readonly [name: string]: unknown };

/** Says a text; the `t` of `useText`, for what is no component. */
export type Translate = Text["t"];

/** The console's texts in the language it speaks now. A new object whenever they change. */
export interface Text {
  readonly t: (key: TextKey, values?: TextValues) => string;
  /** By its BCP 47 tag, `pt-BR`. */
  readonly language: string;
}
