import type { MessageKey } from "../../../contract/register.ts";
import type { ActionDescriptor, EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import type { ToneName } from "../../theme/theme-tokens.ts";

/** A confirmation before an action, on a whole collection or on the current record. */
export interface Question {
  readonly screens: EntityScreens<MessageKey>;
  readonly asks: { readonly action: ActionDescriptor<MessageKey> } | "archive" | "delete";
  readonly records?: readonly EntityRecord[];
  /** Version of the displayed record; only for record actions. */
  readonly etag?: string | null;
}

/** A chosen action. Each choice has a new id. */
export interface AskedQuestion extends Question {
  readonly id: number;
}

/** A command of the palette, in the current language. */
export interface Command {
  readonly id: string;
  readonly group:
    | "here"
    | "recent"
    | "record"
    | "note"
    | "go"
    | "create"
    | "action"
    | "value"
    | "theme"
    | "language"
    | "help";
  readonly label: string;
  /** Language of the label, if it differs from the page's. */
  readonly lang?: string;
  readonly icon: string | null;
  /** State of the record that the command opens. */
  readonly state?: { readonly tone: ToneName; readonly label: string };
  /** Keyboard shortcut of the same command. */
  readonly keys: readonly string[];
  readonly run: () => void;
}
