/** The body of every error answer (spec §8), sent as `application/problem+json`. */
export interface Problem {
  readonly statusCode: number;
  /** For people, in English; the console prefers its own text for a `code` that it knows. */
  readonly message: string;
  readonly details: readonly FieldProblem[];
}

/** What is wrong with one field of the body. */
export interface FieldProblem {
  /** `code`, `bookCopies[1].price`; empty for the body as a whole. */
  readonly path: string;
  /** The JSON Schema keyword that failed, or `unique`, `notFound`, `inUse`. */
  readonly code: string;
  /** The keyword's parameters: `{ limit: 8 }`; of values that must be unique together, `{ fields: ["owner", "code"] }`. */
  readonly params: { readonly [name: string]: unknown };
  readonly message: string;
}
