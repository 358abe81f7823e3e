/** One file to be written. */
export interface EmittedFile {
  /** From the project's root, with forward slashes: `generated/menu.ts`. An emitter's own is from `generated/`. */
  readonly path: string;
  readonly content: string;
}

/** Who wrote a file, and where to change it instead: the first line of every generated file. */
export function banner(source: string): string {
  return `// ${GENERATED_MARK} from ${source} by \`npm run codegen\`, which overwrites it: edit that file instead.`;
}

/** The same as a comment of a document. */
export function documentBanner(source: string): string {
  return `<!-- ${GENERATED_MARK} from ${source} by \`npm run codegen\`, which overwrites it: edit that instead. -->`;
}

/** What every generated file says in its first lines; only such files are ever deleted. */
export const GENERATED_MARK = "@generated";
