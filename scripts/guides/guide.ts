import { readFileSync } from "node:fs";
import path from "node:path";
import { frameworkRoot } from "../../generator/paths/product-paths.ts";

/** A block of code in a document. */
export interface CodeBlock {
  /** The language of the fence: `sh`, `ts`, … */
  readonly language: string;
  readonly text: string;
}

/** The code blocks of a document, or of one of its sections, in order. */
export function readCodeBlocks(document: string, section?: string): readonly CodeBlock[] {
  const text = readFileSync(path.join(frameworkRoot, document), "utf8");
  const part = section === undefined ? text : (text.split(`\n## ${section}\n`)[1]?.split("\n## ")[0] ?? "");
  return [...part.matchAll(/```(\w+)\n([\s\S]*?)```/g)].map(([, language = "", body = ""]) => {
    return { language, text: body };
  });
}
