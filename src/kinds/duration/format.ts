import { fullFormats } from "ajv-formats/dist/formats.js";

/** The check of `@format duration`. */
export const durationFormat = fullFormats.duration;
