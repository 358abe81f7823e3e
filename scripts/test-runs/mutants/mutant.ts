/** A patch of testing/mutants. */
export interface Mutant {
  readonly name: string;
  /** Path of the patch. */
  readonly patch: string;
  /** Files that the patch changes, from the root. */
  readonly files: readonly string[];
  /** The statement of the specification that it breaks. */
  readonly statement: string;
  /** Vitest project of the test that must fail. */
  readonly project: string;
  readonly testFile: string;
  /** A part of the test's title, or of the titles of a table's rows. */
  readonly title: string;
}

/** The outcome of a mutant; `problem` is null if its test failed. */
export interface MutantResult {
  readonly name: string;
  readonly statement: string;
  readonly problem: string | null;
}
