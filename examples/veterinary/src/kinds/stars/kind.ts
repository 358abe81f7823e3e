import { defineKind } from "entity-console/kinds";

/** A rating from one to five stars. */
export const stars = defineKind({ name: "stars", base: "integer", schema: { minimum: 1, maximum: 5 } });

const { minimum, maximum } = stars.schema;

/** The ratings that one can choose. */
export const CHOICES = Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);
