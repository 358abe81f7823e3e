import { _, type CodeKeywordDefinition, str } from "ajv";

/**
 * `multipleOf` as decimals mean it: 6084669.167 has thousandths, though a division by 0.001 leaves 0.000001. Ajv's own
 * keyword bears a fixed rest, which large numbers exceed and small steps do not notice.
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
