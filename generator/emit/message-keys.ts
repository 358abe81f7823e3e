import type { ConsoleModel } from "../model/console-model.ts";
import { messageKeys } from "../model/message-keys.ts";
import { template } from "../render/template.ts";
import { banner, type EmittedFile } from "./emitted-file.ts";

interface MessageKeysView {
  readonly banner: string;
  readonly keys: readonly string[];
}

const view = template<MessageKeysView>("message-keys.ts.hbs");

/** `generated/message-keys.ts`: the union of all keys, which both catalogues must cover. */
export function emitMessageKeys(model: ConsoleModel): readonly EmittedFile[] {
  return [{ path: "message-keys.ts", content: view({ banner: banner("schema/"), keys: messageKeys(model) }) }];
}
