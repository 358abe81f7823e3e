import { _, type CodeKeywordDefinition } from "ajv";

/** `enum` of texts. Ajv's own takes a module that the browser lacks from 200 values on, and a deep stack from 3,000 on. */
export const enumOfAnySize: CodeKeywordDefinition = {
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
