import type { MessageKey } from "../../../contract/register.ts";
import type { ActionDescriptor, EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";

/** An action of a whole collection, as its list offers it, or of the record in view. */
export interface CollectionAction {
  /** Another one each time that it is chosen. */
  readonly id: number;
  readonly screens: EntityScreens<MessageKey>;
  readonly action: ActionDescriptor<MessageKey>;
  readonly records?: readonly EntityRecord[];
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
