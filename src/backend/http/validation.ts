import { Ajv, type Options } from "ajv";
import type { FastifyInstance } from "fastify";
import { boundedPattern } from "../../contract/bounded-pattern.ts";
import { multipleOf } from "../../contract/multiple-of.ts";
import { formats } from "../../kinds/formats.ts";
import { isDateRange, isMomentRange } from "./date-range.ts";

const COMMON: Options = { allErrors: true, useDefaults: true, strict: false, discriminator: true };

/** Bodies are not coerced. Query strings and path parameters are text, and are coerced to their types. */
export function registerValidation(app: FastifyInstance): void {
  const strict = createAjv({ coerceTypes: false });
  const coercing = createAjv({ coerceTypes: "array" });
  app.setValidatorCompiler(({ schema, httpPart }) => (httpPart === "body" ? strict : coercing).compile(schema));
}

/**
 * Ajv with the formats that entities use.
 *
 * @example
 * const validate = createAjv({ allErrors: true }).compile(ticketReadSchema);
 */
export function createAjv(options: Options): Ajv {
  const ajv = new Ajv({ ...COMMON, ...options });
  ajv.removeKeyword("multipleOf").addKeyword(multipleOf);
  ajv.removeKeyword("pattern").addKeyword(boundedPattern);
  for (const [name, format] of Object.entries(formats)) {
    ajv.addFormat(name, format);
  }
  ajv.addFormat("date-range", isDateRange);
  ajv.addFormat("moment-range", isMomentRange);
  return ajv;
}
