import { type FSWatcher, watch as watchFolder } from "node:fs";
import path from "node:path";
import { generate } from "./generate.ts";
import { SpecError } from "./model/spec-error.ts";
import { reportChanges, reportSpecError } from "./report.ts";

/** Editors save in several steps; one run after the last of them is enough. */
const REST_MS = 30;

/** Generates now and after every save in `schema/`; a broken spec is reported, and the last good output kept. */
export function watch(root: string, print: (text: string) => void): FSWatcher {
  const run = () => print(attempt(root));
  let rest: NodeJS.Timeout | undefined;
  run();
  return watchFolder(path.join(root, "schema"), { recursive: true }, () => {
    clearTimeout(rest);
    rest = setTimeout(run, REST_MS);
  });
}

function attempt(root: string): string {
  try {
    return reportChanges(generate(root));
  } catch (error) {
    if (error instanceof SpecError) {
      return reportSpecError(error, root);
    }
    throw error;
  }
}
