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

/** Adds the tags for a format that the comment names. Formats without a tag stay part of the description. */
export function withImportedFormat(
  declaration: ts.PropertySignature,
  tags: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const { description, ...others } = tags;
  const comments = ts.getJSDocCommentsAndTags(declaration).map((doc) => doc.getText());
  const [, name = ""] = FORMAT.exec(comments.join("\n")) ?? [];
  const format = FORMATS.get(name);
  const text =
    format === undefined
      ? description
      : String(description ?? "")
          .replace(FORMAT, "")
          .trim();
  return { ...format, ...(text === undefined || text === "" ? {} : { description: text }), ...others };
}

const FORMAT = /\bFormat: ([\w-]+)/;
