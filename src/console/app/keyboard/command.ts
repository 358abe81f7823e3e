import type { MessageKey } from "../../../contract/register.ts";
import type { ActionDescriptor, EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";

/** What is asked before something is done: to a whole collection, as its list offers it, or to the record in view. */
export interface Question {
  readonly screens: EntityScreens<MessageKey>;
  readonly asks: { readonly action: ActionDescriptor<MessageKey> } | "archive" | "delete";
  readonly records?: readonly EntityRecord[];
  /** Of the record in view: the version that is shown. */
  readonly etag?: string | null;
}

/** A question that was chosen; another one each time. */
export interface AskedQuestion extends Question {
  readonly id: number;
}

/** What the palette offers, in the words of the language. */
export interface Command {
  readonly id: string;
  readonly group: "here" | "recent" | "record" | "go" | "create" | "action" | "value" | "theme" | "language" | "help";
  readonly label: string;
  /** The language that the label is in, where that is not the page's. */
  readonly lang?: string;
  readonly icon: string | null;
  /** Keys that do the same. */
  readonly keys: readonly string[];
  readonly run: () => void;
}
