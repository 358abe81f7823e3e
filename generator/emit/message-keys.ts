import type { Catalogues } from "../labels/catalogues.ts";
import type { ConsoleModel } from "../model/types/console-model.ts";
import { messageKeys } from "../model/types/message-keys.ts";
import { template } from "../render/template.ts";
import { banner, type EmittedFile } from "./emitted-file.ts";

interface MessageKeysView {
  readonly banner: string;
  readonly keys: readonly string[];
  readonly ownKeys: readonly string[];
}

const view = template<MessageKeysView>("message-keys.ts.hbs");

/** `generated/message-keys.ts`: keys of all texts of the product. */
export function emitMessageKeys(model: ConsoleModel, { ownKeys }: Catalogues): readonly EmittedFile[] {
  const keys = [...messageKeys(model), ...model.gendered];
  return [{ path: "message-keys.ts", content: view({ banner: banner("schema/ and the label files"), keys, ownKeys }) }];
}
