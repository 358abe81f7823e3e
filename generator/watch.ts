import { existsSync, type FSWatcher, watch as watchFolder } from "node:fs";
import path from "node:path";
import { generate } from "./generate.ts";
import { SpecError } from "./model/spec-error.ts";
import { forgetTemplates } from "./render/template.ts";
import { reportChanges, reportSpecError } from "./report.ts";

/** Editors save in several steps; one run after the last of them is enough. */
const REST_MS = 30;

/** Generates now and after every save in `schema/` or `templates/`. Whatever fails is said, and the last good output kept. */
export function watch(root: string, print: (text: string) => void): readonly FSWatcher[] {
  const run = () => print(attempt(root));
  let rest: NodeJS.Timeout | undefined;
  run();
  return ["schema", "templates"]
    .map((folder) => path.join(root, folder))
    .filter((folder) => existsSync(folder))
    .map((folder) =>
      watchFolder(folder, { recursive: true }, () => {
        clearTimeout(rest);
        rest = setTimeout(() => {
          forgetTemplates();
          run();
        }, REST_MS);
      }),
    );
}

function attempt(root: string): string {
  try {
    return reportChanges(generate(root));
  } catch (error) {
    // A broken template is a fault that the next save may mend, as a broken spec is.
    return error instanceof SpecError ? reportSpecError(error, root) : String(error);
  }
}
