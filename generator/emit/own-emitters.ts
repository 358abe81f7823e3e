import path from "node:path";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { throwIfAny } from "../diagnostics/spec-error.ts";
import type { ConsoleModel } from "../model/types/console-model.ts";
import { frameworkVersion } from "../paths/framework-version.ts";
import { type EmittedFile, GENERATED_MARK } from "./emitted-file.ts";

/**
 * Type of the export `emit` in a file of a product's `emitters/`: it maps the checked model to files. Paths are
 * relative to `generated/own/`. The banner is added if the file type has comments.
 */
export type Emitter = (model: ConsoleModel) => readonly EmittedFile[];

/** An emitter and its file, relative to the product's root. */
interface OwnEmitter {
  readonly file: string;
  readonly emit: unknown;
}

/** Comment delimiters by file extension. */
const COMMENTS: Readonly<Record<string, readonly [string, string]>> = {
  ...Object.fromEntries(
    ["ts", "tsx", "js", "mjs", "cjs", "go", "kt", "swift", "proto"].map((end) => [end, ["// ", ""]]),
  ),
  ...Object.fromEntries(["yml", "yaml", "toml", "py", "rb", "sh", "graphql"].map((end) => [end, ["# ", ""]])),
  ...Object.fromEntries(["md", "html", "xml", "svg"].map((end) => [end, ["<!-- ", " -->"]])),
  css: ["/* ", " */"],
  sql: ["-- ", ""],
};

type Refuse = (message: string, hint: string) => void;

/** Runs the product's own emitters. Throws a `SpecError` with all that fail. */
export function emitOwn(model: ConsoleModel, emitters: readonly OwnEmitter[]): readonly EmittedFile[] {
  const diagnostics: Diagnostic[] = [];
  const files = new Map<string, EmittedFile>();
  for (const { file, emit } of emitters) {
    const refuse: Refuse = (message, hint) =>
      diagnostics.push({ at: { file, line: 1, column: 1 }, path: "", message, hint });
    for (const given of run(emit, model, refuse)) {
      const fault = faultOf(given, files);
      if (fault !== null) {
        refuse(...fault);
        continue;
      }
      files.set(given.path, { path: `generated/own/${given.path}`, content: withMark(given, file) });
    }
  }
  throwIfAny(diagnostics);
  return [...files.values()];
}

function run(emit: unknown, model: ConsoleModel, refuse: Refuse) {
  if (typeof emit !== "function") {
    refuse("the file exports no function named emit", "export const emit: Emitter = (model) => [{ path, content }];");
    return [];
  }
  try {
    const given = (emit as Emitter)(model);
    if (Array.isArray(given)) {
      return given as readonly EmittedFile[];
    }
    refuse(`emit returned ${typeof given} instead of a list`, "a list of { path, content }, without a promise");
  } catch (error) {
    refuse(
      `emit threw an error: ${(error as Error)?.message ?? String(error)}`,
      "an emitter that works with every spec",
    );
  }
  return [];
}

/** The problem and remedy, or null. */
function faultOf(
  given: Partial<EmittedFile> | null,
  others: ReadonlyMap<string, EmittedFile>,
): readonly [string, string] | null {
  const { path: name, content } = given ?? {};
  if (typeof name !== "string" || typeof content !== "string") {
    return ["a file has no path or no content", "{ path: string, content: string }"];
  }
  if (name === "" || path.posix.normalize(name) !== name || /^(\.\.)?\/|^\.\.|\\|\0/.test(name)) {
    return [
      `${JSON.stringify(name)} is not an allowed path`,
      "a path below generated/own/, with forward slashes: personal-data.md",
    ];
  }
  if (others.has(name)) {
    return [`two files have the path ${name}`, "each path once"];
  }
  return commentOf(name) === undefined && !content.slice(0, 400).includes(GENERATED_MARK)
    ? [`the comment syntax of ${name} is not known`, `"${GENERATED_MARK}" within its first 400 characters`]
    : null;
}

function commentOf(name: string): readonly [string, string] | undefined {
  return COMMENTS[path.posix.extname(name).slice(1)];
}

function withMark({ path: name, content }: EmittedFile, source: string): string {
  const [opening, closing] = commentOf(name) ?? ["", ""];
  return content.slice(0, 400).includes(GENERATED_MARK)
    ? content
    : `${opening}${GENERATED_MARK} by ${source}, which \`npm run codegen\` (entity-console ${frameworkVersion()}) runs: edit that file instead.${closing}\n${content}`;
}
