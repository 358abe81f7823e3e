import { _, type CodeKeywordDefinition, str } from "ajv";

/**
 * Validates `multipleOf` in exact decimals. Floating-point division is wrong: 6084669.167 is a multiple of 0.001, but
 * the remainder is 0.000001. Ajv's fixed tolerance is too small for large numbers and too large for small steps.
 */
export const multipleOf: CodeKeywordDefinition = {
  keyword: "multipleOf",
  type: "number",
  schemaType: "number",
  error: {
    message: ({ schemaCode }) => str`must be multiple of ${schemaCode}`,
    params: ({ schemaCode }) => _`{multipleOf: ${schemaCode}}`,
  },
  code(context) {
    const { gen, data, schemaCode } = context;
    const steps = gen.const("steps", _`${data} / ${schemaCode}`);
    context.fail(_`!(Math.abs(${steps} - Math.round(${steps})) <= Math.abs(${steps}) * Number.EPSILON * 4)`);
  },
};
