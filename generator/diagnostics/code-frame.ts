import { readFileSync } from "node:fs";
import path from "node:path";
import type { SourceLocation } from "./source-location.ts";

/** The line of a mistake with a mark under it; empty if there is no line. `toGutter` may add colour. */
export function codeFrame(
  { at: { file, line, column } }: { readonly at: SourceLocation },
  root: string,
  toGutter = (text: string) => text,
): readonly string[] {
  const text = sourceLine(path.join(root, file), line);
  if (text === undefined) {
    return [];
  }
  const { shown, before } = clip(text, column - 1);
  const gutter = `  ${line} | `;
  return [
    `${toGutter(gutter)}${visible(shown)}`,
    `${toGutter(`${" ".repeat(gutter.length - 2)}| `)}${asSpace(before)}^`,
  ];
}

/** Line terminators that TypeScript counts. */
const LINE_END = /\r\n|[\n\r\u2028\u2029]/;

function sourceLine(file: string, line: number): string | undefined {
  try {
    return readFileSync(file, "utf8")
      .replace(/^\uFEFF/, "")
      .split(LINE_END)[line - 1];
  } catch {
    // A mistake of the whole schema folder has no file.
    return undefined;
  }
}

const BEFORE = 80;
const AFTER = 60;

/** Cuts a long line to the part around the mark. */
function clip(text: string, offset: number): { readonly shown: string; readonly before: string } {
  if (text.length <= BEFORE + AFTER) {
    return { shown: text, before: text.slice(0, offset) };
  }
  const start = Math.max(0, offset - BEFORE);
  const end = offset + AFTER;
  const head = start === 0 ? "" : "…";
  return {
    shown: `${head}${text.slice(start, end)}${end < text.length ? "…" : ""}`,
    before: `${head}${text.slice(start, offset)}`,
  };
}

/** Spaces of the same width as the text. Tabs are kept, and some characters are two columns wide. */
function asSpace(text: string): string {
  return visible(text)
    .replace(/\p{Extended_Pictographic}|[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFF00-\uFF60]/gu, "  ")
    .replace(/[^\t ]/gu, " ");
}

/** Control characters that a terminal would execute, and characters that change the text direction. */
const UNSEEN = /(?!\t)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Escapes invisible characters. */
export function visible(text: string): string {
  return text.replace(UNSEEN, (char) => `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`);
}
