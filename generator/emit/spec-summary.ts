import type { ConsoleModel } from "../model/console-model.ts";
import { toSummary } from "../model/spec-summary.ts";
import { type EmittedFile, GENERATED_MARK } from "./emitted-file.ts";

/** Where the summary stands, for the check that reads it back. */
export const SUMMARY_PATH = "generated/spec-summary.json";

/** `generated/spec-summary.json`: what the spec said when this was generated; `check` words its findings from it. */
export function emitSpecSummary(model: ConsoleModel): readonly EmittedFile[] {
  const document = {
    $comment: `${GENERATED_MARK} from schema/ by \`npm run codegen\`, which overwrites it.`,
    entities: toSummary(model),
  };
  return [{ path: "spec-summary.json", content: `${JSON.stringify(document, null, 2)}\n` }];
}
