import type { MessageKey, OwnKey } from "../../contract/register.ts";
import type { FrameworkKey } from "./framework-key.ts";

/** Key of any text of the console. */
export type TextKey = FrameworkKey | MessageKey | OwnKey;

/** Values for the `{{…}}` placeholders of a text; `count` also selects singular or plural. */
export type TextValues = { readonly [name: string]: unknown };

/** Translates a key. It is the `t` of `useText`, for code outside of components. */
export type Translate = Text["t"];

/** The console's texts in the current language. A new object whenever they change. */
export interface Text {
  readonly t: (key: TextKey, values?: TextValues) => string;
  /** BCP 47 tag, for example `pt-BR`. */
  readonly language: string;
}
