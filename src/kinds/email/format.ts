import { fullFormats } from "ajv-formats/dist/formats.js";

/** The check of `@format email`. */
export const emailFormat = fullFormats.email;
