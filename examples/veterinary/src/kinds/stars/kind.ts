import { defineKind } from "#kinds/own-kind.ts";

/** A rating from one to five stars. */
export const stars = defineKind({ name: "stars", base: "integer", schema: { minimum: 1, maximum: 5 } });
