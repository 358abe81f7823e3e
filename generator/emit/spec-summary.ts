import type { ConsoleModel } from "../model/console-model.ts";
import { toSummary } from "../model/spec-summary.ts";
import { toJsonText } from "../render/json-text.ts";
import { type EmittedFile, GENERATED_MARK } from "./emitted-file.ts";

/** Where the summary stands, for the check that reads it back. */
export const SUMMARY_PATH = "generated/spec-summary.json";

/** As far as the fields: each has a line. */
const OPEN_DEPTH = 4;

/** `generated/spec-summary.json`: what the spec said when this was generated; `check` words its findings from it. */
export function emitSpecSummary(model: ConsoleModel): readonly EmittedFile[] {
  const document = {
    $comment: `${GENERATED_MARK} from schema/ by \`npm run codegen\`, which overwrites it.`,
    entities: toSummary(model),
  };
  return [{ path: "spec-summary.json", content: toJsonText(document, OPEN_DEPTH) }];
}
