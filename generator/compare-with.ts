import type { OwnKind } from "../src/kinds/own-kind.ts";
import { compareSpecs, type SpecChange } from "./compare/compare-specs.ts";
import { SpecError } from "./diagnostics/spec-error.ts";
import { buildModel } from "./model/build-model.ts";
import { type SpecSummary, toSummary } from "./model/spec-summary.ts";
import { GitRefError, readSchemaAt } from "./read/git-schema.ts";
import { readOwnKinds } from "./read/own-kinds.ts";
import { readSchemaFiles, type SchemaFile } from "./read/schema-files.ts";
import { readSpecSource } from "./read/spec-source.ts";

/** A spec at a commit, with the kinds of field and the packages that the product has now. */
interface Spec {
  readonly files: readonly SchemaFile[];
  readonly kinds: readonly OwnKind[];
  readonly root: string;
}

/** Changes of the spec since a commit. Throws a `SpecError` for mistakes in the current spec only. */
export function compareWith(root: string, ref: string): readonly SpecChange[] {
  const before = readSchemaAt(root, ref);
  const kinds = readOwnKinds(root);
  const now = summarise({ files: readSchemaFiles(root), kinds, root });
  return compareSpecs(summariseThen({ files: before, kinds, root }, ref), now);
}

/** Mistakes in the committed spec cannot be fixed, and its lines differ from the files on disk. */
function summariseThen(spec: Spec, ref: string): SpecSummary {
  try {
    return summarise(spec);
  } catch (error) {
    if (!(error instanceof SpecError)) {
      throw error;
    }
    const [first] = error.diagnostics;
    const reason = first === undefined ? error.message : `${first.at.file}:${first.at.line}: ${first.message}`;
    throw new GitRefError(`The spec at ${ref} is none that this generator reads (${reason}). Name a later commit.`);
  }
}

function summarise({ files, kinds, root }: Spec): SpecSummary {
  return toSummary(buildModel(readSpecSource(files, kinds, root)));
}
