import { _, type CodeKeywordDefinition } from "ajv";

/**
 * Validates `enum` of texts. Ajv's own validator requires a Node module from 200 values on, and overflows the stack
 * from 3,000 on.
 */
export const largeEnum: CodeKeywordDefinition = {
  keyword: "enum",
  schemaType: "array",
  error: {
    message: "must be equal to one of the allowed values",
    params: ({ schemaCode }) => _`{allowedValues: ${schemaCode}}`,
  },
  code(context) {
    const { data, schemaCode } = context;
    context.fail(_`!${schemaCode}.includes(${data})`);
  },
};
