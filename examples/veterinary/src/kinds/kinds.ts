import { stars } from "./stars/kind.ts";

/** The kinds of field that this product adds, for the generator. */
export const kinds = [stars];
