/** Body of error responses (spec §8), sent as `application/problem+json`, with the members of RFC 9457. */
export interface Problem {
  /** `about:blank`: the status says it all (RFC 9457 §4.2.1). */
  readonly type?: "about:blank";
  /** The name of the status, such as `Not Found`. */
  readonly title?: string;
  /** The same as `statusCode`. */
  readonly status?: number;
  /** The same as `message`. */
  readonly detail?: string;
  readonly statusCode: number;
  /** English text for people. If the console knows the `code`, it uses its own text. */
  readonly message: string;
  readonly details: readonly FieldProblem[];
}

/** A mistake in one field of the body. */
export interface FieldProblem {
  /** `code`, `bookCopies[1].price`; empty for the whole body. */
  readonly path: string;
  /** The JSON Schema keyword that failed, or `unique`, `notFound`, `inUse`. */
  readonly code: string;
  /** Parameters of the keyword: `{ limit: 8 }`; for composite unique constraints `{ fields: ["owner", "code"] }`. */
  readonly params: { readonly [name: string]: unknown };
  readonly message: string;
}
