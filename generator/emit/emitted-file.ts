import { frameworkVersion } from "../paths/framework-version.ts";

/** A file to write. */
export interface EmittedFile {
  /**
   * Path from the project's root with forward slashes: `generated/menu.ts`. For a product's own emitter, from
   * `generated/own/`.
   */
  readonly path: string;
  readonly content: string;
}

/** First line of every generated file: its source, which to edit instead, and the version that generated it. */
export function banner(source: string): string {
  return `// ${madeFrom(source)}, which overwrites it: edit that file instead.`;
}

/** The same as a Markdown comment. */
export function documentBanner(source: string): string {
  return `<!-- ${madeFrom(source)}, which overwrites it: edit that instead. -->`;
}

/** The same for a member of a JSON document. */
export function jsonBanner(source: string): string {
  return `${madeFrom(source)}, which overwrites it.`;
}

function madeFrom(source: string): string {
  return `${GENERATED_MARK} from ${source} by \`npm run codegen\` (entity-console ${frameworkVersion()})`;
}

/** Mark in the first lines of every generated file. Only files with it are deleted. */
export const GENERATED_MARK = "@generated";
