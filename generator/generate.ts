import { emitAll } from "./emit/emit-all.ts";
import type { EmittedFile } from "./emit/emitted-file.ts";
import { buildModel } from "./model/build-model.ts";
import { readSchemaFiles, type SchemaFile } from "./read/schema-files.ts";
import { readSpecSource } from "./read/spec-source.ts";
import { type Changes, toChanges } from "./write/changes.ts";
import { readOutputFolder } from "./write/output-folder.ts";
import { withRunLock } from "./write/run-lock.ts";
import { writeChanges } from "./write/write-changes.ts";

/** read -> model -> emit: everything that a spec gives, in memory. Throws a `SpecError`. */
export function render(files: readonly SchemaFile[]): readonly EmittedFile[] {
  return emitAll(buildModel(readSpecSource(files)));
}

/** Compares what the spec gives with `<root>/generated`; touches nothing. Throws a `SpecError`. */
export function check(root: string): Changes {
  return toChanges(render(readSchemaFiles(root)), readOutputFolder(root));
}

/** Brings `<root>/generated` in line with the spec; nothing is written unless everything rendered. */
export function generate(root: string): Changes {
  return withRunLock(root, () => {
    const wanted = render(readSchemaFiles(root));
    const folder = readOutputFolder(root);
    const changes = toChanges(wanted, folder);
    writeChanges(folder, changes);
    return changes;
  });
}
