import { _, type CodeKeywordDefinition, str } from "ajv";
import { usePattern as toExpression } from "ajv/dist/vocabularies/code.js";

/**
 * Validates `pattern` only if `maxLength` accepts the text. All errors are reported, so otherwise a pattern that is
 * fast on short texts could be slow on a long one. A character has at most two UTF-16 units.
 */
export const boundedPattern: CodeKeywordDefinition = {
  keyword: "pattern",
  type: "string",
  schemaType: "string",
  error: {
    message: ({ schemaCode }) => str`must match pattern "${schemaCode}"`,
    params: ({ schemaCode }) => _`{pattern: ${schemaCode}}`,
  },
  code(context) {
    const { data, schema, parentSchema } = context;
    const expression = toExpression(context, String(schema));
    const maxLength: unknown = parentSchema["maxLength"];
    const isShort = typeof maxLength === "number" ? _`${data}.length <= ${2 * maxLength} && ` : _``;
    context.fail(_`${isShort}!${expression}.test(${data})`);
  },
};
