import ts from "typescript";
import { isForReaders } from "./doc-tags.ts";

/** What the comment adds to the schema; null where the library may read it otherwise. */
export function annotationsOf(node: ts.Node): Readonly<Record<string, unknown>> | null {
  const docs = node.getChildren().filter(ts.isJSDoc);
  const [doc] = docs;
  if (doc === undefined) {
    return {};
  }
  if (docs.length > 1 || !isText(doc.comment)) {
    return null;
  }
  const description = joinLines(doc.comment ?? "");
  const annotations = new Map<string, unknown>(description === "" ? [] : [["description", description]]);
  const tags = (doc.tags ?? []).filter(({ tagName }) => !isForReaders(tagName.text));
  const values = tags.map((tag) => [tag.tagName.text, toValue(tag)] as const);
  const asType = values.find(([name]) => name === "asType");
  if (asType !== undefined) {
    annotations.set("type", asType[1]);
  }
  for (const [name, value] of values) {
    if (value === undefined) {
      return null;
    }
    if (name !== "asType") {
      annotations.set(name, value);
    }
  }
  return Object.fromEntries(annotations);
}

function isText(comment: ts.JSDoc["comment"]): comment is string | undefined {
  return comment === undefined || typeof comment === "string";
}

/** As the library joins lines, by its own words. */
function joinLines(comment: string): string {
  return comment
    .replace(/\r/g, "")
    .trim()
    .replace(/(?<=[^\n])\n(?=[^\n*-])/g, " ")
    .trim();
}

/** Tags whose value is their text; that of all others is JSON. */
const TEXT_TAGS: readonly string[] = ["asType", "format", "pattern"];

/** The library reads JSON5: what that reads as JSON does, which has no tabs and the like in its texts. */
const JSON_VALUE = /^(?:-?(?:0|[1-9]\d{0,14})(?:\.\d{1,10})?|true|false|"[^"\\\p{Cc}\u2028\u2029]*")$/u;

/** Undefined where the value is not one of a plain kind. */
function toValue({ tagName, comment }: ts.JSDocTag): unknown {
  if (!isText(comment)) {
    return undefined;
  }
  const text = comment ?? "";
  if (TEXT_TAGS.includes(tagName.text)) {
    return text === "" ? undefined : text;
  }
  if (text === "") {
    return true;
  }
  return JSON_VALUE.test(text) ? JSON.parse(text) : undefined;
}
