import ts from "typescript";

/** Formats of OpenAPI that openapi-typescript writes into comments (`Format: date-time`), as tags. */
const FORMATS: ReadonlyMap<string, Readonly<Record<string, unknown>>> = new Map<string, Record<string, unknown>>([
  ["date", { format: "date" }],
  ["date-time", { format: "date-time" }],
  ["duration", { format: "duration" }],
  ["email", { format: "email" }],
  ["int32", { type: "integer" }],
  ["int64", { type: "integer" }],
  ["time", { format: "time" }],
  ["uri", { format: "uri" }],
  ["url", { format: "uri" }],
]);

/** The tags for a format that a comment of an imported property names. Others stay part of the description. */
export function importedFormat(
  declaration: ts.PropertySignature,
  description: string,
): Readonly<Record<string, unknown>> | null {
  const comments = ts.getJSDocCommentsAndTags(declaration).map((doc) => doc.getText());
  const [, name = ""] = /\bFormat: ([\w-]+)/.exec([...comments, description].join("\n")) ?? [];
  return FORMATS.get(name) ?? null;
}
