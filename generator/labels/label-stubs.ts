import type { MissingText } from "./catalogues.ts";
import type { ConstantStubs } from "./insert-stubs.ts";
import { enUs } from "./patterns/en-us.ts";
import { addStub, type StubTree } from "./stub-tree.ts";

/** The stubs of one label file. */
export interface FileStubs {
  readonly file: string;
  readonly constants: readonly ConstantStubs[];
}

/** A missing text with the text of its stub: words from its name in the first language, empty in the others. */
export interface StubText extends MissingText {
  readonly text: string;
}

/**
 * Creates a stub for each missing text, grouped by file. An empty stub has the text of another language as a comment.
 */
export function toStubs(missing: readonly StubText[], english: ReadonlyMap<string, string>): readonly FileStubs[] {
  const files = new Map<string, Map<string, ConstantStubs>>();
  for (const { file, constant, vocabulary, path, key, text, proposal } of missing) {
    const constants = files.get(file) ?? new Map<string, ConstantStubs>();
    const own = constants.get(constant) ?? { constant, vocabulary, stubs: new Map() as StubTree };
    const hint = vocabulary === "LanguagePatterns" ? patternHint(path) : (english.get(key) ?? proposal);
    addStub(own.stubs, path, { text, hint: text === "" ? hint : null });
    constants.set(constant, own);
    files.set(file, constants);
  }
  return [...files].map(([file, constants]) => ({ file, constants: [...constants.values()] }));
}

function patternHint([part = "", word = ""]: readonly string[]): string | null {
  const patterns: { readonly [part: string]: unknown } = { ...enUs };
  const words = patterns[part] as { readonly [word: string]: string } | undefined;
  return words?.[word] ?? null;
}
